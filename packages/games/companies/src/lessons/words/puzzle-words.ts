import type { PuzzleKind } from '../puzzle-sense.js';

/** How a kind of question is called, and how it is asked. */
export type PuzzleWords = Readonly<Record<PuzzleKind, { readonly name: string; readonly ask: string }>>;
