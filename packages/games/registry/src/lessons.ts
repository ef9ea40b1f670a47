import type { Language, LessonBook, LoadLessons, PuzzleBook, PuzzleSense } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import {
  loadLessons as portRoyalLessons,
  loadPuzzles as portRoyalPuzzles,
  puzzleSense as portRoyalSense,
} from '@roadstead/port-royal/lessons';

interface Learning {
  readonly lessons: LoadLessons;
  readonly puzzles: () => Promise<PuzzleBook>;
  readonly sense: PuzzleSense;
}

/** What every game brings for those who learn it. Apart from the list of games, as whoever only plays needs none of it. */
const LEARNING: Readonly<Record<string, Learning>> = {
  [portRoyal.id]: { lessons: portRoyalLessons, puzzles: portRoyalPuzzles, sense: portRoyalSense },
};

function learning(game: string): Learning | undefined {
  return Object.hasOwn(LEARNING, game) ? LEARNING[game] : undefined;
}

/** Loads the lessons of a game in one language; undefined for a game that is not there. */
export function loadLessons(game: string, language: Language): Promise<LessonBook> | undefined {
  return learning(game)?.lessons(language);
}

export function loadPuzzles(game: string): Promise<PuzzleBook> | undefined {
  return learning(game)?.puzzles();
}

export function puzzleSenseOf(game: string): PuzzleSense | undefined {
  return learning(game)?.sense;
}
