import type { View } from '@roadstead/port-royal';
import { chances } from '../value/net.js';
import { chapterValue } from './adventure/value.js';
import { boxFeaturesOf, hasBoxes } from './box-features.js';
import { BOX_NET } from './box-net.js';
import { featuresOf } from './features.js';
import { againstTime, togetherFeatures } from './together-features.js';
import { TOGETHER_NET } from './together-net.js';
import { VALUE_NET } from './value-net.js';

/** Each seat's chance to win by what everybody sees; null where only playing on can tell. */
export function portRoyalValue(view: View): readonly number[] | null {
  if (view.chapter !== undefined) return chapterValue(view);
  const together = togetherFeatures(view);
  if (together !== null) {
    const [won] = chances(TOGETHER_NET, againstTime(together));
    return view.players.map(() => won!);
  }
  if (hasBoxes(view)) {
    const features = boxFeaturesOf(view);
    return features === null ? null : chances(BOX_NET, features);
  }
  const features = featuresOf(view);
  return features === null ? null : chances(VALUE_NET, features);
}
