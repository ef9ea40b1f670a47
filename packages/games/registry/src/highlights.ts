import type { GameHighlights, Typed } from '@roadstead/kernel';
import { portRoyal, portRoyalHighlights } from '@roadstead/port-royal';

/** What is remarkable in each game. Apart from the list of games, as only those who look back at one need it. */
const HIGHLIGHTS: Readonly<Record<string, GameHighlights<Typed>>> = {
  [portRoyal.id]: portRoyalHighlights as GameHighlights<Typed>,
};

/** Undefined for a game that is not there. */
export function highlightsFor(game: string): GameHighlights<Typed> | undefined {
  return Object.hasOwn(HIGHLIGHTS, game) ? HIGHLIGHTS[game] : undefined;
}
