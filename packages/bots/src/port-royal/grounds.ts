import {
  cardById,
  cardOf,
  coloursIn,
  figuresFor,
  type PortRoyalOdds,
  type Ship,
  type View,
} from '@roadstead/port-royal';
import { isTeam } from './adventure/time.js';
import { isTogether } from './contracts.js';
import type { Reason } from './reasons.js';

/** A ship in the harbour makes all others of its colour dangerous that cannot be repelled. */
export function lettingIn(view: View, { weights, total }: PortRoyalOdds): Reason {
  const { swords } = view.players[view.active]!;
  const isDangerous = (id: string, colours: ReadonlySet<string>) => {
    const card = cardById(id)!;
    return card.type === 'ship' && colours.has(card.colour) && (card.swords === null || card.swords > swords);
  };
  const count = (colours: ReadonlySet<string>) =>
    Object.keys(weights).reduce((sum, id) => sum + (isDangerous(id, colours) ? weights[id]! : 0), 0);
  const before = coloursIn(view);
  const after = new Set([...before, (cardOf(view.revealed!.uid) as Ship).colour]);
  const cards = count(after);
  return cards === count(before) ? { why: 'harmless' } : { why: 'letIn', cards, of: total };
}

/** Whoever is not active may leave a ship that would pay, since the fee goes to a rival. */
export function passing(view: View, seat: number): Reason {
  const { earnings, fee } = figuresFor(view, seat);
  let most = 0;
  for (const { uid } of view.harbour) {
    const card = cardOf(uid);
    if (card.type === 'ship') most = Math.max(most, earnings(card) - fee);
  }
  if (most === 0) return { why: 'nothing' };
  const isRivals = fee > 0 && !isTogether(view) && !isTeam(view);
  return isRivals ? { why: 'notForTheFee', coins: most } : { why: 'onlyWay' };
}
