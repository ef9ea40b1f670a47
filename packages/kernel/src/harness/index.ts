export type { Census } from './census.js';
export * from './check-game.js';
export * from './check-lesson.js';
export * from './check-puzzle.js';
export * from './check-rulebook.js';
export * from './golden.js';
export type { CheckOptions } from './plan.js';
export * from './policy.js';
export { HarnessFailure } from './watch.js';
