import { ROUNDS, type View } from '@roadstead/companies';
import { chances } from '../value/net.js';
import { featuresOf } from './features.js';
import { VALUE_NET } from './value-net.js';

/** Each seat's chance to win by what everybody sees; null amid a turn and in the last round, where only playing on can tell. */
export function companiesValue(view: View): readonly number[] | null {
  if (view.round === (view.options.calendars as number) * ROUNDS) return null;
  const features = featuresOf(view);
  return features === null ? null : chances(VALUE_NET, features);
}
