import type { IconName } from '../../kit/icons/icon.js';
import { ITEMS } from '../adventure/row.js';
import { type ExpeditionFace, SYMBOLS } from './row.js';

/** One icon for everything that an expedition asks for. */
export function needsOf({ requires, items = {} }: ExpeditionFace): IconName[] {
  return [
    ...SYMBOLS.flatMap((symbol) => Array<IconName>(requires[symbol] ?? 0).fill(symbol)),
    ...ITEMS.flatMap((item) => Array<IconName>(items[item] ?? 0).fill(item)),
  ];
}
