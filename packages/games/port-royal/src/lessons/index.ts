export { PUZZLE_KINDS, type PuzzleKind, puzzleSense } from './puzzle-sense.js';
