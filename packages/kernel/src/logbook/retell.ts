import type { Game, OptionValues, Typed } from '../contract.js';
import { Course } from './course.js';
import { badEntry, type Entry, type GameRecord } from './record.js';
import { replayAct, replayOpening } from './replay.js';
import { rulesFor } from './rules-for.js';
import { listener, type Told } from './told.js';
import { refusesUndo } from './undo.js';

/** One entry of a record gone through again; number 0 is set-up. */
export interface Retold<S, E> {
  readonly seq: number;
  readonly entry: Entry | null;
  readonly told: readonly Told<E>[];
  /** How the table stands after it; for reading only. */
  readonly state: S;
}

/**
 * Tells a whole record again, entry by entry, with what was undone later: for the log, for replays and for checking.
 */
export function* retell<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  newest: Game<S, A, E, V, O>,
  record: GameRecord,
  checkSeed = false,
): Generator<Retold<S, E>> {
  const game = rulesFor(newest, record);
  let told: Told<E>[] = [];
  const course = new Course(game, record, replayOpening(game, record, { tell: listener(told), checkSeed }));
  yield { seq: 0, entry: null, told, state: course.state };
  for (const [i, entry] of record.entries.entries()) {
    const seq = i + 1;
    told = [];
    if (entry.type === 'act') {
      const next = game.clone(course.state);
      replayAct(game, next, record, seq, { tell: listener(told), checkSeed });
      course.extend(seq, next);
    } else {
      const isOver = game.toAct(course.state).length === 0;
      const sentence = isOver && !entry.agreed ? 'The game is over.' : refusesUndo(record.entries, course.line, entry);
      if (sentence !== null) throw badEntry(seq, entry, sentence);
      course.backTo(entry.to);
    }
    yield { seq, entry, told, state: course.state };
  }
}
