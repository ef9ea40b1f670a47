import type { GameTally } from '@roadstead/kernel';
import { portRoyalTally } from '@roadstead/port-royal/tally';

/** How the games count what was done in them. Apart from the list of games, as whoever only plays does not count. */
const TALLIES: readonly GameTally[] = [portRoyalTally];

export function tallyFor(game: string): GameTally | undefined {
  return TALLIES.find((tally) => tally.game === game);
}
