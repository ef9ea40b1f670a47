import type { ExpeditionSymbol, PlayerView } from '@roadstead/port-royal';
import { cardAt } from './standing.js';

interface SymbolTotals extends Readonly<Record<ExpeditionSymbol | 'any', number>> {
  readonly expeditions: number;
}

/** What a display adds up to beside coins, swords and influence. */
export function symbolsOf({ display }: Pick<PlayerView, 'display'>): SymbolTotals {
  const totals = { anchor: 0, cross: 0, house: 0, any: 0, expeditions: 0 };
  for (const ref of display) {
    const card = cardAt(ref);
    if (card.type === 'expedition') totals.expeditions++;
    if (card.type === 'person' && card.symbol !== undefined) totals[card.symbol]++;
  }
  return totals;
}
