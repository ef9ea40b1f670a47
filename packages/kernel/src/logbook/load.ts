import type { Game, OptionValues, Typed } from '../contract.js';
import { copyOf } from '../plain.js';
import { commitment } from '../random/secret.js';
import { Refusal } from '../refusal.js';
import { same } from '../same.js';
import { Course, type Standing } from './course.js';
import { parseRecord } from './parse.js';
import type { GameRecord } from './record.js';
import { inPlace, replayOpening } from './replay.js';
import { parseRequest } from './request.js';
import { rulesFor } from './rules-for.js';
import { lineOf } from './undo.js';

/**
 * A state to start from instead of the beginning: how a long game loads fast. It comes from `Table.snapshot` and is
 * trusted; whatever it leaves out can be rebuilt from the record.
 */
export interface Snapshot {
  readonly game: string;
  readonly rules: number;
  readonly commitment: string;
  /** The number of entries that the record had. */
  readonly seq: number;
  readonly state: unknown;
}

/** A record whose shape, game, set-up and seed are in order, with the rules it was played by. */
export function openRecord<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  raw: unknown,
): { game: Game<S, A, E, V, O>; record: GameRecord } {
  const parsed = parseRecord(raw);
  const rules = rulesFor(game, parsed);
  const setup = inPlace('set-up', () => parseRequest(rules, parsed));
  if (parsed.seed !== undefined && commitment(parsed.seed) !== parsed.commitment) {
    throw new Refusal('BAD_RECORD', 'The seed is not the one that the commitment was made for.');
  }
  return { game: rules, record: { ...parsed, options: setup.options } };
}

/** Goes through the acts in force, from the snapshot where it still stands. */
export function replayCourse<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: GameRecord,
  snapshot?: Snapshot,
): Course<S, A, E, V, O> {
  const line = lineOf(record.entries);
  const standing = snapshot && standingOf<S>(record, snapshot);
  const start = standing !== undefined && line.includes(standing.seq) ? standing : undefined;
  const course = new Course(game, record, start?.state ?? replayOpening(game, record));
  course.follow(line, start);
  checkResult(game, record, course.state);
  return course;
}

/** The result is in the record exactly when the game is over, and is the one that the rules give. */
export function checkResult<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: GameRecord,
  state: S,
): void {
  const result = game.result(state);
  if (record.result === undefined && result === null) return;
  if (record.result === undefined) throw new Refusal('BAD_RECORD', 'The game is over, but the result is missing.');
  if (result === null)
    throw new Refusal('BAD_RECORD', 'There is a result, but the game is not over after the last entry.');
  if (!same(copyOf(result), record.result)) {
    throw new Refusal('BAD_RECORD', `The result must be ${JSON.stringify(result)}.`);
  }
}

function standingOf<S>(record: GameRecord, snapshot: Snapshot): Standing<S> | undefined {
  const { seq } = snapshot;
  if (!Number.isSafeInteger(seq) || seq < 0 || seq > record.entries.length) {
    throw new Refusal('BAD_RECORD', 'The snapshot is not of this record: it is ahead of it.');
  }
  const { game, rules, commitment } = snapshot;
  if (game !== record.game || rules !== record.rules || commitment !== record.commitment) {
    throw new Refusal('BAD_RECORD', 'The snapshot is of another table.');
  }
  const last = lineOf(record.entries.slice(0, seq)).at(-1);
  return last === undefined ? undefined : { seq: last, state: copyOf(snapshot.state) as S };
}
