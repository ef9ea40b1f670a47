import type { Chance, Tell } from '@roadstead/kernel';
import { OFFICER, otherFigure, PIRATE } from '../board/figures.js';
import type { Event } from '../events.js';
import { nextSeat, roundOf, type State } from '../state.js';
import { ask } from './ask.js';
import { rollTwo } from './dice.js';
import { put } from './move.js';
import { BEGIN, END, SPACE, WHOSE_FIRST } from './steps.js';

/** A turn begins; with a hand its player is asked before the dice (SS-C4, SS-C5). */
export function beginTurn(state: State, chance: Chance, tell?: Tell<Event>): void {
  state.phase = 'turn';
  state.dice = null;
  state.spied = false;
  tell?.({ type: 'turn', seat: state.active, round: roundOf(state) });
  beforeRolling(state, chance, tell);
}

/** Asked again after each card that does not replace the roll. */
export function beforeRolling(state: State, chance: Chance, tell?: Tell<Event>): void {
  if (state.players[state.active]!.hand.length > 0) ask(state, { kind: 'turn', seat: state.active });
  else roll(state, chance, tell);
}

/** SS-M2, SS-M3, SS-M4: a pair moves both figures, two blanks put one anywhere, all else moves one. */
export function roll(state: State, chance: Chance, tell?: Tell<Event>): void {
  const [a, b] = rollTwo(state, 'move', chance, tell) as [number, number];
  setOut(state);
  if (a !== b) ask(state, { kind: 'move', seat: state.active, by: a + b });
  else if (a === 0) ask(state, { kind: 'place', seat: state.active });
  else {
    const left = a + b;
    state.agenda.push(WHOSE_FIRST, { do: 'walk', figure: PIRATE, left }, { do: 'walk', figure: OFFICER, left });
  }
}

/** The start of the turn is over; its end will come. */
export function setOut(state: State): void {
  state.phase = 'move';
  state.agenda.push(END);
}

/** Moves one figure, and then does its space. */
export function moveOne(state: State, figure: number, by: number): void {
  state.agenda.push(SPACE[figure]!, { do: 'walk', figure, left: by });
}

/** Puts one figure on a space, and then does that space. */
export function putOne(state: State, figure: number, to: number, tell?: Tell<Event>): void {
  put(state, figure, to, tell);
  state.agenda.push(SPACE[figure]!);
}

/** SS-M3: this figure's space first, completely; then the other's, if that figure is still there (SS-R7). */
export function chooseFirst(state: State, figure: number): void {
  const { at } = state.players[state.active]!;
  const other = otherFigure(figure);
  state.agenda.push({ do: 'space', figure: other, at: at[other]! }, { do: 'space', figure, at: at[figure]! });
}

/** SS-C4: with a hand its player is asked at the end, as long as there is one. */
export function comeToEnd(state: State): void {
  state.phase = 'end';
  if (state.players[state.active]!.hand.length > 0) ask(state, { kind: 'end', seat: state.active });
  else endTurn(state);
}

/** SS-S5: play goes clockwise. */
export function endTurn(state: State): void {
  state.active = nextSeat(state, state.active);
  state.turn++;
  state.agenda.push(BEGIN);
}
