import type { AnyGame, Seat } from '../contract.js';
import type { AnyTable } from '../logbook/table.js';
import type { FastRandom } from '../random/fast.js';
import { brief, difference, sortedNames } from './compare.js';
import type { Watch } from './watch.js';

/** A state met in play, and what the checks need to look into it. */
export interface MetState {
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly state: unknown;
  /** Everybody who can look on: a spectator and all seats. */
  readonly viewers: readonly (Seat | null)[];
  readonly random: FastRandom;
  readonly watch: Watch;
  /** The inventory, sorted, that must never change; null where the game does not conserve it. */
  readonly conserved: readonly string[] | null;
  /** How often the hidden things are dealt anew for each viewer. */
  readonly redeals: number;
  /** Events may tell what no view shows. */
  readonly eventsTellMore: boolean;
  /** Notes for whom a redeal has ever changed anything. */
  readonly varied: Set<'seat' | 'spectator'>;
}

export function viewersOf(seats: number): readonly (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

export function nameOf(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** Fails unless both are equal byte by byte, as what is sent over a wire must be. */
export function mustEqual(watch: Watch, check: string, what: string, a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) watch.fail(check, `${what} differs: ${difference(a, b)}`);
}

export function mustConserve({ game, watch, conserved }: MetState, state: unknown, what: string): void {
  if (conserved === null) return;
  const now = sortedNames(game.inventory(state));
  if (now.length === conserved.length && now.every((thing, i) => thing === conserved[i])) return;
  const lost = without(conserved, now);
  const gained = without(now, conserved);
  watch.fail('inventory is conserved', `${what} loses ${brief(lost)} and gains ${brief(gained)}`);
}

/** What is left of a list of things after taking others away, each as often as it is there. */
function without(things: readonly string[], taken: readonly string[]): string[] {
  const left = [...things];
  for (const thing of taken) {
    const place = left.indexOf(thing);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
