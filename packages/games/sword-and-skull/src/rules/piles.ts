import { type Chance, shuffle, type Tell } from '@roadstead/kernel';
import type { Event, PileName } from '../events.js';
import type { Pile, State } from '../state.js';

/** SS-S3: true if a card could be drawn. */
export function hasCards({ cards, discards }: Pile): boolean {
  return cards.length > 0 || discards.length > 0;
}

/** SS-S3: an empty pile is filled from its discards at the moment a card is needed. */
export function fill(state: State, name: PileName, pile: Pile, chance: Chance, tell?: Tell<Event>): void {
  if (pile.cards.length > 0 || pile.discards.length === 0) return;
  putUnder(state, name, pile, chance, tell);
}

/** Shuffles the discards and puts them under what is left of the pile. */
export function putUnder(state: State, name: PileName, pile: Pile, chance: Chance, tell?: Tell<Event>): void {
  const lowest = pile.discards;
  pile.discards = [];
  shuffle(lowest, chance);
  for (const card of pile.cards) lowest.push(card);
  pile.cards = lowest;
  if (name === 'fortune') state.shuffles++;
  if (name === 'enemy') state.buried.length = 0;
  tell?.({ type: 'reshuffled', pile: name });
}

/** SS-S3: the top card, or undefined where there is none anywhere. */
export function draw(state: State, name: PileName, pile: Pile, chance: Chance, tell?: Tell<Event>): number | undefined {
  fill(state, name, pile, chance, tell);
  if (pile.cards.length > 0) chance.revealed();
  return pile.cards.pop();
}

/** Takes one card out of a row; the others keep their order. */
export function remove(row: number[], card: number): void {
  row.splice(row.indexOf(card), 1);
}
