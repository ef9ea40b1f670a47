import type { View } from '@roadstead/companies';
import { chances } from '../value/net.js';
import { featuresOf } from './features.js';
import { isLastCalendar } from './last-calendar.js';
import { VALUE_NET } from './value-net.js';

/** Each seat's chance to win by what everybody sees; null amid a turn and in the last calendar, where playing on to the end tells more. */
export function companiesValue(view: View): readonly number[] | null {
  if (isLastCalendar(view)) return null;
  const features = featuresOf(view);
  return features === null ? null : chances(VALUE_NET, features);
}
