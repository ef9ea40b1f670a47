import type { View } from '@roadstead/port-royal';
import { chances } from '../value/net.js';
import { featuresOf } from './features.js';
import { VALUE_NET } from './value-net.js';

/** Each seat's chance to win by what everybody sees; null where only playing on can tell. */
export function portRoyalValue(view: View): readonly number[] | null {
  const features = featuresOf(view);
  return features === null ? null : chances(VALUE_NET, features);
}
