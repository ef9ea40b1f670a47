export * from './act.js';
export * from './bot-styles.js';
export type * from './campaign/campaign.js';
export * from './campaign/file.js';
export * from './campaign/progress.js';
export * from './campaign/tale.js';
export * from './campaign/verify.js';
export * from './cards.js';
export type * from './contract.js';
export type * from './game-entry.js';
export * from './grammar/people.js';
export * from './grammar/text.js';
export * from './highlights.js';
export * from './lessons/lesson.js';
export * from './lessons/lesson-course.js';
export * from './lessons/puzzle.js';
export { openRecord, parseRequest, rulesFor, type Snapshot, type TableRequest } from './logbook/open.js';
export * from './logbook/parse.js';
export {
  type ActEntry,
  type Entry,
  FOLLOWING,
  type Follows,
  type GameRecord,
  RECORD_FORMAT,
  recordUpTo,
  setupOf,
  type UndoEntry,
} from './logbook/record.js';
export * from './logbook/retell.js';
export type { Steps } from './logbook/steps.js';
export * from './logbook/table.js';
export * from './logbook/tally-of.js';
export { barrier, cutBack, type Line, lineOf, undoable } from './logbook/undo.js';
export * from './logbook/verify.js';
export * from './options.js';
export * from './orders.js';
export { type ParsedOrder, parsePass } from './parse-pass.js';
export * from './plain.js';
export * from './plans/plan-book.js';
export * from './plans/plans.js';
export * from './random/fast.js';
export * from './random/recording.js';
export * from './random/secret.js';
export * from './refusal.js';
export * from './rulebook/references.js';
export * from './rulebook/rulebook.js';
export * from './rulebook/search.js';
export * from './rulebook/written.js';
export * from './same.js';
export * from './seats.js';
export * from './share.js';
export * from './shuffle.js';
export * from './tally.js';
export * from './tally-rows.js';
export * from './words.js';
