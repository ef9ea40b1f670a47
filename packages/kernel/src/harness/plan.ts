import type { AnyGame } from '../contract.js';
import type { TableRequest } from '../logbook/open.js';
import type { Policy } from './policy.js';

/** What a run of the harness does. */
export interface CheckOptions<A, V> {
  readonly games: number;
  readonly seed: string;
  /** The tables to play at, in turn; every number of players with the default options when missing. */
  readonly tables?: readonly TableRequest[];
  /** The number of the first game, to see one again. */
  readonly first?: number;
  /**
   * `thorough` makes all checks; `light` only looks for crashes, endless games and lost things, for games by the
   * thousand.
   */
  readonly depth?: 'thorough' | 'light';
  /** Checks are made at every so many acts: 1 for thorough games, 16 for light ones (inventory) when missing. */
  readonly every?: number;
  /** No game may take more acts. */
  readonly longest?: number;
  /** How often the hidden things are dealt anew for each viewer at each check. */
  readonly redeals?: number;
  /** How seats decide; at random when missing. */
  readonly policy?: Policy<A, V>;
  /** False where `inventory` changes in the course of the game. */
  readonly conserves?: boolean;
  /** True where nothing is hidden from anybody, so that a redeal has nothing to change. */
  readonly perfectInformation?: boolean;
  /** True where events may tell what no view shows, since remembering it is part of the game. */
  readonly eventsTellMore?: boolean;
}

/** The same, with everything decided. */
export interface HarnessPlan {
  readonly tables: readonly TableRequest[];
  readonly every: number;
  readonly longest: number;
  readonly redeals: number;
  // biome-ignore lint/suspicious/noExplicitAny: the policy of any game
  readonly policy: Policy<any, any> | undefined;
  readonly conserves: boolean;
  readonly eventsTellMore: boolean;
  readonly varied: Set<'seat' | 'spectator'>;
}

const LONGEST = 5000;

export function planOf<A, V>(game: AnyGame, options: CheckOptions<A, V>): HarnessPlan {
  const { min, max } = game.players;
  return {
    tables: options.tables ?? Array.from({ length: max - min + 1 }, (_, more) => ({ seats: min + more })),
    every: options.every ?? (options.depth === 'light' ? 16 : 1),
    longest: options.longest ?? LONGEST,
    redeals: options.redeals ?? 2,
    policy: options.policy,
    conserves: options.conserves ?? true,
    eventsTellMore: options.eventsTellMore ?? false,
    varied: new Set(),
  };
}
