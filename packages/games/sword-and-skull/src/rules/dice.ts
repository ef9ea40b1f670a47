import type { Chance, Tell } from '@roadstead/kernel';
import { FACES } from '../board/numbers.js';
import type { Event, RollReason } from '../events.js';
import type { State } from '../state.js';

// The same roll is always the same object, so that rolling builds nothing.
const EACH = Array.from({ length: FACES }, (_, die) => die);
const ONE: readonly (readonly number[])[] = EACH.map((die) => Object.freeze([die]));
export const TWO: readonly (readonly (readonly number[])[])[] = EACH.map((a) => EACH.map((b) => Object.freeze([a, b])));

/** SS-M1: faces blank and 1 to 5; a blank is 0. */
export function rollDie(state: State, chance: Chance): number {
  if (state.stackedDice.length === 0) return chance.int(FACES);
  chance.revealed();
  return state.stackedDice.pop()!;
}

/** One die for a space of the player at turn. */
export function rollForSpace(state: State, why: RollReason, chance: Chance, tell?: Tell<Event>): number {
  const die = rollDie(state, chance);
  state.dice = ONE[die]!;
  tell?.({ type: 'rolled', seat: state.active, dice: state.dice, why });
  return die;
}

/** Two dice for the player at turn. */
export function rollTwo(state: State, why: RollReason, chance: Chance, tell?: Tell<Event>): readonly number[] {
  const a = rollDie(state, chance);
  const b = rollDie(state, chance);
  state.dice = TWO[a]![b]!;
  tell?.({ type: 'rolled', seat: state.active, dice: state.dice, why });
  return state.dice;
}
