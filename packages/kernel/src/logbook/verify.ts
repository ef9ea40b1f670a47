import type { Game, OptionValues, Typed } from '../contract.js';
import { Refusal } from '../refusal.js';
import { checkResult, openRecord } from './open.js';
import { retell } from './retell.js';

/**
 * Goes through a whole record, undone acts included: every action legal, every outcome of chance the one that the seed
 * gives (where the record has it), every undo allowed, and the result right. One line saying what is wrong and where,
 * or null.
 */
export function verify<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  raw: unknown,
): string | null {
  try {
    const { game: rules, record } = openRecord(game, raw);
    let state: S | undefined;
    for (const step of retell(rules, record, true)) state = step.state;
    checkResult(rules, record, state!);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
