import { copyIfPlain, isPlainObject, type PlainObject, quote } from '../plain.js';
import { Refusal } from '../refusal.js';
import { FOLLOWING, type GameRecord, RECORD_FORMAT } from './record.js';

const FIELDS = {
  record: [
    'format',
    'game',
    'rules',
    'seats',
    'options',
    'start',
    'byHand',
    'follows',
    'commitment',
    'seed',
    'opening',
    'entries',
    'result',
  ],
  follows: ['kind', 'of', 'n'],
  opening: ['chance'],
  act: ['type', 'seat', 'action', 'chance', 'revealed'],
  undo: ['type', 'seat', 'to', 'agreed'],
};

/** More than any table has: whoever goes through a record seat by seat comes to an end. */
const MOST_SEATS = 100;
/** Whatever it is, it can be read out in a sentence. */
const GAME_ID = /^[\x21-\x7e]{1,60}$/;

/**
 * A copy of a record from outside, its shape checked in every part. Whether it was played by the rules is another
 * question: `verify`.
 */
export function parseRecord(raw: unknown): GameRecord {
  const record = object('The record', copyIfPlain(raw), FIELDS.record);
  if (record.format !== RECORD_FORMAT) throw bad(`The record must have format ${RECORD_FORMAT}`);
  check('game', typeof record.game === 'string' && GAME_ID.test(record.game), 'the id of a game');
  check('rules', isWhole(record.rules, 1), 'a version number from 1');
  check('seats', isWhole(record.seats, 1) && record.seats <= MOST_SEATS, 'a number of seats');
  check('options', isPlainObject(record.options) && Object.values(record.options).every(isOption), 'names with values');
  const seats = record.seats as number;
  check('start', isMissing(record.start) || isSeat(record.start, seats), 'a seat of the table');
  check('byHand', isMissing(record.byHand) || isPlainObject(record.byHand), 'an object');
  if (!isMissing(record.follows)) checkFollows(record.follows);
  check('commitment', isCommitment(record.commitment), '64 hex digits');
  check('seed', isMissing(record.seed) || typeof record.seed === 'string', 'a text');
  checkChance('opening', object('opening', record.opening, FIELDS.opening).chance);
  const { entries } = record;
  if (!Array.isArray(entries)) throw bad('entries must be a list');
  entries.forEach((entry: unknown, i) => {
    checkEntry(entry, i + 1, seats);
  });
  if (!isMissing(record.result)) checkResult(record.result, seats);
  return record as unknown as GameRecord;
}

function checkEntry(raw: unknown, seq: number, seats: number): void {
  const place = `entry ${seq}`;
  if (!isPlainObject(raw) || (raw.type !== 'act' && raw.type !== 'undo'))
    throw bad(`${place} must be an act or an undo`);
  const entry = object(place, raw, FIELDS[raw.type]);
  check(`${place}: seat`, isSeat(entry.seat, seats), 'a seat of the table');
  if (entry.type === 'act') {
    check(
      `${place}: action`,
      isPlainObject(entry.action) && typeof entry.action.type === 'string',
      'an object with a type',
    );
    checkChance(place, entry.chance);
    check(`${place}: revealed`, isMissing(entry.revealed) || entry.revealed === true, 'true or missing');
  } else {
    check(`${place}: to`, isWhole(entry.to, 0) && entry.to < seq, 'the number of an earlier entry, or 0');
    check(`${place}: agreed`, isMissing(entry.agreed) || entry.agreed === true, 'true or missing');
  }
}

function checkFollows(raw: unknown): void {
  const { kind, of, n } = object('follows', raw, FIELDS.follows);
  check(
    'follows: kind',
    FOLLOWING.some((known) => known === kind),
    `one of ${FOLLOWING.join(', ')}`,
  );
  check('follows: of', isCommitment(of), '64 hex digits');
  check('follows: n', isWhole(n, 2), 'a whole number from 2');
}

function checkChance(place: string, chance: unknown): void {
  check(
    `${place}: chance`,
    Array.isArray(chance) && chance.every((outcome) => isWhole(outcome, 0)),
    'a list of whole numbers',
  );
}

/** Games add reasons to a ranking, and co-op games to the result itself, so other fields may be there. */
function checkResult(result: unknown, seats: number): void {
  const { winners, ranking } = isPlainObject(result) ? result : {};
  check('result: winners', Array.isArray(winners) && winners.every((seat) => isSeat(seat, seats)), 'a list of seats');
  const isRanked = (ranked: unknown) => isPlainObject(ranked) && isSeat(ranked.seat, seats) && isWhole(ranked.place, 1);
  check('result: ranking', Array.isArray(ranking) && ranking.every(isRanked), 'a list of seats with places');
}

function object(what: string, value: unknown, fields: readonly string[]): PlainObject {
  if (!isPlainObject(value)) throw bad(`${what} must be an object`);
  const odd = Object.keys(value).find((name) => !fields.includes(name));
  if (odd !== undefined) throw bad(`${what} has an unknown field ${quote(odd)}`);
  return value;
}

function check(what: string, isRight: boolean, shape: string): void {
  if (!isRight) throw bad(`${what} must be ${shape}`);
}

function isMissing(value: unknown): value is undefined {
  return value === undefined;
}

function isWhole(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

function isSeat(value: unknown, seats: number): boolean {
  return isWhole(value, 0) && value < seats;
}

function isCommitment(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isOption(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  if (value === null || isPlainObject(value)) return true;
  return typeof value === 'string' || typeof value === 'number';
}

function bad(what: string): Refusal {
  return new Refusal('BAD_RECORD', `${what}.`);
}
