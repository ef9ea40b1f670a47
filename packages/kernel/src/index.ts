export * from './act.js';
export * from './cards.js';
export type * from './contract.js';
export * from './highlights.js';
export * from './lessons/course.js';
export * from './lessons/lesson.js';
export * from './lessons/puzzle.js';
export { checkResult, openRecord, type Snapshot } from './logbook/load.js';
export * from './logbook/parse.js';
export {
  type ActEntry,
  type Entry,
  type GameRecord,
  RECORD_FORMAT,
  recordUpTo,
  setupOf,
  type UndoEntry,
} from './logbook/record.js';
export * from './logbook/request.js';
export * from './logbook/retell.js';
export * from './logbook/rules-for.js';
export * from './logbook/table.js';
export * from './logbook/told.js';
export { barrier, type Line, lineOf, undoable } from './logbook/undo.js';
export * from './logbook/verify.js';
export * from './options.js';
export type * from './orders.js';
export * from './plain.js';
export * from './random/fast.js';
export * from './random/recording.js';
export * from './random/secret.js';
export * from './refusal.js';
export * from './rulebook/references.js';
export * from './rulebook/rulebook.js';
export * from './rulebook/search.js';
export * from './same.js';
export * from './seats.js';
export * from './shuffle.js';
export * from './tally.js';
export * from './words.js';
