import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { SHIPS } from '../board/spaces.js';
import {
  CARGO_GOLD,
  CREW_SHARES,
  DRIFTING_CARGO,
  FINGERS_GOLD,
  FORTUNE,
  LIGHT_FINGERS,
  SHARES_LEAST,
  SHARES_PER_SYMBOL,
  SMUGGLED_CRATE,
  SUDDEN_SQUALL,
} from '../cards/fortune.js';
import type { Event } from '../events.js';
import type { Player, State } from '../state.js';
import { ask } from './ask.js';
import { oweTrove } from './debt.js';
import { gainFromBank } from './gold.js';
import { countMight, drawItem } from './items.js';
import { draw, remove } from './piles.js';
import { AT_ONCE } from './steps.js';

/** SS-C1: cards for the hand are nobody else's business; all others are open and done at once. */
export function drawFortune(state: State, figure: number, n: number, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.active;
  const player = state.players[seat]!;
  const held = player.hand.length;
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const card = draw(state, 'fortune', state.fortune, chance, tell);
    if (card === undefined) break;
    if (FORTUNE[card]!.kind === 'hand') putInHand(player, card, state.shuffles);
    else state.waiting.push(card);
  }
  if (drawn === 0) return;
  if (tell !== undefined) {
    const cards = player.hand.slice(held).map((card) => FORTUNE[card]!.id);
    tell({ type: 'drew', seat, n: drawn, cards }, [seat], { type: 'drew', seat, n: drawn });
    for (const card of state.waiting) tell({ type: 'revealed', seat, card: FORTUNE[card]!.id });
  }
  state.agenda.push(AT_ONCE[figure]!);
}

export function putInHand(player: Player, card: number, shuffles: number): void {
  player.hand.push(card);
  player.drawnAfter.push(shuffles);
}

/** SS-C6: a played card is discarded openly before its effect. */
export function discardFromHand(state: State, seat: Seat, card: number, tell?: Tell<Event>): void {
  const { hand, drawnAfter } = state.players[seat]!;
  const place = hand.indexOf(card);
  hand.splice(place, 1);
  drawnAfter.splice(place, 1);
  state.fortune.discards.push(card);
  tell?.({ type: 'played', seat, card: FORTUNE[card]!.id });
}

/** SS-C1: of two different at-once cards the player chooses the first; two alike need no choice. */
export function doNextAtOnce(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const { waiting } = state;
  const card = waiting[0];
  if (card === undefined) return;
  if (waiting.some((other) => other !== card)) ask(state, { kind: 'order', seat: state.active, figure });
  else doAtOnce(state, figure, card, chance, tell);
}

/** SS-C10, SS-C11: does a card that waits; it is discarded before its effect, unless it stays on the table. */
export function doAtOnce(state: State, figure: number, card: number, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.active;
  const player = state.players[seat]!;
  remove(state.waiting, card);
  if (state.waiting.length > 0) state.agenda.push(AT_ONCE[figure]!);
  if (FORTUNE[card]!.kind === 'table') {
    putOnTable(player, card);
    return;
  }
  state.fortune.discards.push(card);
  switch (card) {
    case DRIFTING_CARGO:
      gainFromBank(state, seat, CARGO_GOLD, 'F09', tell);
      break;
    case CREW_SHARES:
      gainFromBank(state, seat, Math.max(SHARES_LEAST, SHARES_PER_SYMBOL * player.symbols), 'F10', tell);
      break;
    case LIGHT_FINGERS:
      oweTrove(state, figure, FINGERS_GOLD, 'F11', tell);
      break;
    case SMUGGLED_CRATE:
      drawItem(state, seat, 'F16', chance, tell);
      break;
    case SUDDEN_SQUALL:
      if (figuresAshore(player).length > 0) ask(state, { kind: 'squall', seat });
  }
}

export function putOnTable(player: Player, card: number): void {
  player.table.push(card);
  countMight(player, FORTUNE[card]!.might, 1);
}

/** Figures that are not on their ship. */
export function figuresAshore({ at }: Player): readonly number[] {
  return [0, 1].filter((figure) => at[figure] !== SHIPS[figure]);
}
