import type { Seat, Tell } from '@roadstead/kernel';
import { DEVELOPMENTS, HANDBOOK } from '../cards/developments.js';
import { HANDBOOK_MARKERS } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { pay } from './money.js';
import { meetsNeed } from './needs.js';

/** V-6.1, V-6.2: the cards that a player may buy. */
export function cardsToBuy(state: State, seat: Seat): readonly number[] {
  const player = state.players[seat]!;
  const cards: number[] = [];
  state.market.forEach((copies, card) => {
    if (copies <= 0 || player.cards.includes(card) || DEVELOPMENTS[card]!.cost > player.ducats) return;
    if (meetsNeed(state, seat, card)) cards.push(card);
  });
  return cards;
}

export function askToResearch(state: State): void {
  state.phase = 'research';
  if (cardsToBuy(state, state.active).length > 0) ask(state, { kind: 'research', seat: state.active });
}

export function research(state: State, seat: Seat, card: number, tell?: Tell<Event>): void {
  const player = state.players[seat]!;
  pay(state, seat, DEVELOPMENTS[card]!.cost);
  state.market[card]!--;
  player.cards.push(card);
  player.freshCard = card;
  tell?.({ type: 'researched', seat, card: DEVELOPMENTS[card]!.id });
  if (card === HANDBOOK) state.agenda.push({ do: 'extraMarks', seat, left: HANDBOOK_MARKERS });
}
