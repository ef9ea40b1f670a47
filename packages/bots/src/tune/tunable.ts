import type { Player } from '../arena/match.js';
import { portRoyalTunable } from '../port-royal/tunable.js';

/** A way of playing that is set by numbers: what the tuner works on. */
export interface Tunable {
  readonly names: readonly string[];
  /** Numbers that are known, by name, each in the order of `names`: those it plays with, and `start`, which tuning begins with. */
  readonly rows: { readonly start: readonly number[]; readonly [row: string]: readonly number[] };
  bot(weights: readonly number[]): Player;
}

const TUNABLES: Readonly<Record<string, Tunable>> = { 'port-royal': portRoyalTunable };

export function tunableFor(game: string): Tunable | undefined {
  return Object.hasOwn(TUNABLES, game) ? TUNABLES[game] : undefined;
}
