import type { PuzzleSense } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { puzzleSense as portRoyalPuzzles } from '@roadstead/port-royal/lessons';

/** What every game brings for those who learn it. Apart from the list of games, as whoever only plays needs none of it. */
const PUZZLES: Readonly<Record<string, PuzzleSense>> = {
  [portRoyal.id]: portRoyalPuzzles,
};

export function puzzleSenseOf(game: string): PuzzleSense | undefined {
  return Object.hasOwn(PUZZLES, game) ? PUZZLES[game] : undefined;
}
