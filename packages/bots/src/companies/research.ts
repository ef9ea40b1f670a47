import {
  BOUNTY_HUNTER,
  CALMING,
  COUNTING_MACHINES,
  DEVELOPMENTS,
  DRY_DOCK,
  developmentNumber,
  GAZETTE,
  HANDBOOK,
  MACHINE_PER,
  MOCK_BATTLES,
  SAWMILL_CHEAPER,
  SAWMILL_MORE,
  SEXTANT,
  STORM_CARDS,
} from '@roadstead/companies';
import type { CardInReach, Outlook } from './facts.js';
import { POINT } from './meetings.js';
import { meetsNeed } from './needs.js';

/** What a card brings beyond what it costs. */
export function researchWorth(outlook: Outlook, card: number): number {
  const { points, cost } = DEVELOPMENTS[card]!;
  return POINT * points + outlook.weights.card * effectOf(outlook, card) + bonusOf(outlook, card) - cost;
}

function effectOf({ left, weights, slots, fleets }: Outlook, card: number): number {
  const turns = Math.min(left, weights.depth);
  const ships = fleets.reduce((sum, fleet) => sum + fleet.ships.length, 0);
  if (COUNTING_MACHINES.includes(card)) return ((weights.slot * slots) / MACHINE_PER) * turns;
  if (card === SAWMILL_CHEAPER) return 0.6 * turns;
  if (card === SAWMILL_MORE) return 0.4 * turns;
  if (CALMING.includes(card)) return 0.12 * ships * turns;
  if (STORM_CARDS.includes(card)) return 0.14 * ships * turns;
  if (MOCK_BATTLES.includes(card)) return Math.min(3, turns) * 1.2;
  if (card === SEXTANT) return 0.15 * slots * turns;
  if (card === DRY_DOCK) return 0.15 * ships * turns;
  if (card === GAZETTE) return Math.min(slots, 8) * 0.4 * turns;
  if (card === BOUNTY_HUNTER) return 0.5 * turns;
  if (card === HANDBOOK) return 1;
  return 0;
}

/** V-6.9: what the end adds, as it looks now; only the best of a player counts. */
function bonusOf(outlook: Outlook, card: number): number {
  const mine = endBonus(outlook, card);
  const best = Math.max(0, ...outlook.cards.map((one) => endBonus(outlook, one)));
  return POINT * Math.max(0, mine - best);
}

function endBonus({ own, fleets, left, slots }: Outlook, card: number): number {
  const { end } = DEVELOPMENTS[card]!;
  if (end === null) return 0;
  switch (end.count) {
    case 'fieldsWithFleets':
      return new Set(fleets.map(({ at }) => at)).size;
    case 'undamagedShips':
      return fleets.reduce((sum, { ships }) => sum + ships.length, 0) / 2;
    case 'ducats':
      return (own.ducats + 0.5 * left * slots) / end.per;
    case 'piratePipsRemoved':
      return own.piratePips;
    case 'markersOnDiscs2and3':
      return 3;
  }
}

/** The best card that could be had in this turn; null where none is worth it. */
export function cardInReach(outlook: Outlook): CardInReach | null {
  let best: CardInReach | null = null;
  for (const card of cardsInReach(outlook)) if (best === null || card.worth > best.worth) best = card;
  return best;
}

/** All cards that could be had in this turn and are worth it. */
export function cardsInReach(outlook: Outlook): readonly CardInReach[] {
  outlook.known.cards ??= found(outlook);
  return outlook.known.cards;
}

function found(outlook: Outlook): readonly CardInReach[] {
  const { view, cards, own } = outlook;
  return Object.entries(view.market).flatMap(([id, copies]) => {
    const card = developmentNumber(id);
    const { cost } = DEVELOPMENTS[card]!;
    if (copies === 0 || cards.includes(card) || cost > own.ducats) return [];
    const worth = researchWorth(outlook, card);
    return worth > 0 && meetsNeed(outlook, card) ? [{ cost, worth }] : [];
  });
}
