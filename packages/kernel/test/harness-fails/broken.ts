import type { AnyGame, Chance } from '@roadstead/kernel';
import { type CheckOptions, checkGame, HarnessFailure } from '@roadstead/kernel/harness';
import { type WharfView, wharf } from '../games/wharf/game.js';
import type { WharfAction, WharfState } from '../games/wharf/state.js';

/** Plays games with broken rules and gives back the failure. */
export function failureOf(game: AnyGame, options: Partial<CheckOptions<WharfAction, WharfView>> = {}): HarnessFailure {
  try {
    checkGame(game, { games: 4, seed: 'broken', longest: 300, tables: [{ seats: 3 }, { seats: 2 }], ...options });
  } catch (error) {
    if (error instanceof HarnessFailure) return error;
    throw error;
  }
  throw new Error('The harness has not noticed');
}

/** The same game, but after each action something goes wrong. */
export function after(spoil: (state: WharfState, action: WharfAction, chance: Chance) => void): Partial<typeof wharf> {
  return {
    resolve(state, seat, action, chance, tell) {
      wharf.resolve(state, seat, action, chance, tell);
      spoil(state, action, chance);
    },
  };
}

/** A flaw in a game, the check that must notice it, and what is changed. */
export type Breakage<G> = [flaw: string, check: string | RegExp, change: Partial<G>];
