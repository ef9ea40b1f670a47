import type { Game, OptionValues, Seat, TableSetup, Typed } from '../contract.js';
import { parseOptions } from '../options.js';
import { copyIfPlain, copyOf, isPlainObject, quote } from '../plain.js';
import { commitment } from '../random/secret.js';
import { Refusal } from '../refusal.js';
import { same } from '../same.js';
import { Course } from './course.js';
import { parseRecord } from './parse.js';
import type { Follows, GameRecord } from './record.js';
import { inPlace, replayOpening } from './replay.js';
import type { Steps } from './steps.js';
import { lengthen, placeIn } from './undo.js';

/** What somebody who opens a table asks for. It may come from anywhere, so all of it is checked. */
export interface TableRequest {
  readonly seats: number;
  readonly options?: unknown;
  /** The seat that starts; chance chooses when missing. */
  readonly start?: Seat;
  readonly byHand?: Readonly<Record<string, unknown>>;
  /** The same seed, options and actions give the same game; a secret one is made when missing. */
  readonly seed?: string;
  readonly follows?: Follows;
}

/** What the table is set up with, defaults filled in, or a refusal in one sentence. */
export function parseRequest<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  { seats, options, start, byHand, seed }: TableRequest,
): TableSetup<O> {
  const { min, max } = game.players;
  const range = min === max ? `${min}` : `${min} to ${max}`;
  check(Number.isInteger(seats) && seats >= min && seats <= max, `"${game.id}" is for ${range} players.`);
  const isSeat = Number.isInteger(start) && start! >= 0 && start! < seats;
  check(start === undefined || isSeat, `The seat that starts must be one of 0 to ${seats - 1}.`);
  check(seed === undefined || typeof seed === 'string', 'The seed must be a text.');
  const position = copyIfPlain(byHand);
  const isPosition = byHand === undefined || isPlainObject(position);
  check(isPosition, 'A position by hand must be an object of plain JSON.');
  const setup: TableSetup<O> = {
    seats,
    options: parseOptions(game.options, options) as O,
    ...(start !== undefined && { start }),
    ...(isPlainObject(position) && { byHand: position }),
  };
  const sentence = game.refuses(setup);
  check(sentence === null, sentence ?? '');
  return setup;
}

function check(isRight: boolean, sentence: string): void {
  if (!isRight) throw new Refusal('BAD_OPTIONS', sentence);
}

/**
 * The rules that a record was played by. Where a game keeps older versions, this is the one place to choose among them.
 */
export function rulesFor<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: Pick<GameRecord, 'game' | 'rules'>,
): Game<S, A, E, V, O> {
  if (record.game !== game.id) {
    throw new Refusal('BAD_RECORD', `This is a record of ${quote(record.game)}, not of "${game.id}".`);
  }
  const known = [game, ...(game.earlier ?? [])];
  const played = known.find(({ rules }) => rules === record.rules);
  if (played !== undefined) return played;
  const version = `This game was played by version ${record.rules} of the rules of "${game.id}"`;
  throw new Refusal('BAD_RECORD', `${version}, and only ${listOf(known.map(({ rules }) => rules))} known here.`);
}

function listOf(versions: readonly number[]): string {
  const sorted = [...versions].sort((a, b) => a - b);
  return sorted.length === 1 ? `version ${sorted[0]} is` : `versions ${sorted.join(', ')} are`;
}

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

/** Goes through the acts in force, from the snapshot where it still stands. Acts that are our own are not checked again. */
export function* replayCourse<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: GameRecord,
  { snapshot, own = false }: { readonly snapshot?: Snapshot | undefined; readonly own?: boolean },
): Steps<Course<S, A, E, V, O>> {
  const { entries } = record;
  if (snapshot) checkSnapshot(record, snapshot);
  const line: number[] = [];
  lengthen(line, entries, 0, snapshot?.seq ?? 0);
  const snapped = line.at(-1);
  lengthen(line, entries, snapshot?.seq ?? 0, entries.length);
  const known = snapped === undefined ? -1 : placeIn(line, snapped);
  const since = line.splice(known + 1);
  const state = known < 0 ? replayOpening(game, record) : (copyOf(snapshot!.state) as S);
  const course = new Course(game, record, state, { acts: line });
  for (const seq of since) {
    course.goOn(seq, own ? {} : { questions: course.questions });
    yield;
  }
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

function checkSnapshot(record: GameRecord, { seq, game, rules, commitment }: Snapshot): void {
  if (!Number.isSafeInteger(seq) || seq < 0 || seq > record.entries.length) {
    throw new Refusal('BAD_RECORD', 'The snapshot is not of this record: it is ahead of it.');
  }
  if (game !== record.game || rules !== record.rules || commitment !== record.commitment) {
    throw new Refusal('BAD_RECORD', 'The snapshot is of another table.');
  }
}
