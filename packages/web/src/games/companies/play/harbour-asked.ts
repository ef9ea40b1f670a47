import type { Stand } from './standing.js';

/** Where one attacks, challenges or delivers: the answers name fleets, and all of them lie in one harbour. Null for every other question. */
export function harbourOf({ view, legal, seat }: Stand): string | null {
  for (const action of legal) {
    switch (action.type) {
      case 'attack':
      case 'deliver':
      case 'dump':
        return view.players[seat!]!.fleets[action.fleet]!.at;
      case 'challenge':
        return view.players[view.active!]!.fleets[action.target]!.at;
    }
  }
  return null;
}
