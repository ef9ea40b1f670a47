import type { Chance, Tell } from '@roadstead/kernel';
import { DEN_PER_PIP, KING_MIGHT, MATE_MIGHT, ransom } from '../board/numbers.js';
import { ROPE, ROPE_PER_PIP } from '../cards/items.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { oweTrove } from './debt.js';
import { rollForSpace } from './dice.js';
import { win } from './end.js';
import { beginFight } from './fight.js';
import { payToBank } from './gold.js';

/** SS-F8: on landing, and when sent back here; figures present are fought afterwards. */
export function payAtDen(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const die = rollForSpace(state, 'thieves_den', chance, tell);
  const perPip = state.players[state.active]!.items.includes(ROPE) ? ROPE_PER_PIP : DEN_PER_PIP; // SS-C15
  oweTrove(state, figure, die * perPip, 'thieves_den', tell);
}

/** SS-F18 */
export function fightMate(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  beginFight(state, { figure, foe: 'mate', might: MATE_MIGHT }, chance, tell);
}

/** SS-F9: the price is rolled at each visit; who cannot pay it all must fight (SS-R19). */
export function enterLair(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.active;
  const price = ransom(rollForSpace(state, 'lair', chance, tell), state.players.length);
  tell?.({ type: 'price', seat, gold: price });
  if (state.players[seat]!.gold >= price) ask(state, { kind: 'lair', seat, figure, price });
  else fightKing(state, figure, chance, tell);
}

export function fightKing(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  beginFight(state, { figure, foe: 'king', might: KING_MIGHT }, chance, tell);
}

/** SS-E1 */
export function payRansom(state: State, figure: number, price: number, tell?: Tell<Event>): void {
  payToBank(state, state.active, price, 'ransom', tell);
  win(state, figure, 'ransom', tell);
}
