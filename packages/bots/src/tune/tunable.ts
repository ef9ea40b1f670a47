import type { Player } from '../arena/match.js';
import { portRoyalTunable } from '../port-royal/tunable.js';

/** A way of playing that is set by numbers: what the tuner works on. */
export interface Tunable {
  readonly names: readonly string[];
  /** The numbers it plays with now, in the order of the names. */
  readonly start: readonly number[];
  bot(weights: readonly number[]): Player;
}

const TUNABLES: Readonly<Record<string, Tunable>> = { 'port-royal': portRoyalTunable };

export function tunableFor(game: string): Tunable | undefined {
  return Object.hasOwn(TUNABLES, game) ? TUNABLES[game] : undefined;
}
