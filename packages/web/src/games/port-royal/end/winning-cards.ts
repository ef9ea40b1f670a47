import type { Seat } from '@roadstead/kernel';
import type { CardRef } from '@roadstead/port-royal';
import type { Standing } from '@roadstead/protocol';
import { cardAt, playerAt, standOf } from '../play/standing.js';

/** What a seat won with: its display, the most influence first. */
export function winningCards(standing: Standing, seat: Seat): readonly CardRef[] {
  const display = playerAt(standOf(standing).view, seat)?.display ?? [];
  return [...display].sort((a, b) => influenceOf(b) - influenceOf(a));
}

function influenceOf(ref: CardRef): number {
  const card = cardAt(ref);
  return card.type === 'person' || card.type === 'expedition' ? card.influence : 0;
}
