import {
  campaignFile,
  type GameRecord,
  nextTable,
  parseCampaign,
  progressAfter,
  progressOf,
  rebuild,
  Table,
  type TableRequest,
  verify,
  verifyCampaign,
} from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { bestOfThree } from './games/best-of-three.js';
import { lots } from './games/lots.js';
import { openLots, playOn, type Tampered, tampered } from './tables.js';

function played(request: TableRequest): GameRecord {
  return playOn(Table.open(bestOfThree, request)).record();
}

/** A match to its end. */
function match(name: string): GameRecord[] {
  const records = [played({ seats: 2, seed: `${name} 1` })];
  for (let next = nextTable(bestOfThree, records[0]!); next !== null; next = nextTable(bestOfThree, records.at(-1)!)) {
    records.push(played({ ...next, seed: `${name} ${records.length + 1}` }));
  }
  return records;
}

const records = match('long');
const other = match('other');
const [first, second] = records as [GameRecord, GameRecord];
const winsOf = (progress: unknown) => (progress as { wins: number[] }).wins;

test('a match ends when somebody has won twice', () => {
  expect(records.length).toBeGreaterThan(2);
  expect(winsOf(progressOf(bestOfThree, first))).toEqual([0, 0]);
  expect(Math.max(...winsOf(progressAfter(bestOfThree, records.at(-1)!)))).toBe(2);
  expect(nextTable(bestOfThree, records.at(-1)!)).toBeNull();
});

test('a table says which it follows and where the campaign stood', () => {
  expect(first.follows).toBeUndefined();
  expect(second.follows).toEqual({ kind: 'campaign', of: first.commitment, n: 2 });
  expect(records[2]!.follows).toEqual({ kind: 'campaign', of: second.commitment, n: 3 });
  expect(second.options.score).toEqual(progressAfter(bestOfThree, first));
  expect(Table.load(bestOfThree, second).record()).toEqual(second);
});

test('nothing follows a game that is not over, that stands for itself or has no campaigns', () => {
  expect(nextTable(bestOfThree, playOn(Table.open(bestOfThree, { seats: 2 }), 3).record())).toBeNull();
  expect(nextTable(bestOfThree, played({ seats: 2, options: { play: 'single' } }))).toBeNull();
  expect(nextTable(lots, playOn(openLots()).record())).toBeNull();
});

test('what people choose goes into the next table, as far as the game allows it', () => {
  expect(nextTable(bestOfThree, first, { seats: 2, options: { play: 'single' } })?.options).toMatchObject({
    play: 'match',
    score: progressAfter(bestOfThree, first),
  });
  const three = nextTable(bestOfThree, first, { seats: 3, options: {} })!;
  expect(() => Table.open(bestOfThree, three)).toThrow('This match is played by 2.');
});

test('the fold over the records gives where it stands', () => {
  expect(rebuild(bestOfThree, records)).toEqual(progressAfter(bestOfThree, records.at(-1)!));
  expect(rebuild(bestOfThree, records.slice(0, 1))).toEqual(second.options.score);
  expect(() => rebuild(bestOfThree, [second])).toThrow(/^record 1: /);
});

test('an honest campaign passes, as far as it has come', () => {
  expect(verifyCampaign(bestOfThree, records)).toBeNull();
  expect(verifyCampaign(bestOfThree, records.slice(0, 2))).toBeNull();
  const going = playOn(Table.open(bestOfThree, { ...nextTable(bestOfThree, first)!, seed: 'on' }), 3).record();
  expect(verifyCampaign(bestOfThree, [first, going])).toBeNull();
  expect(rebuild(bestOfThree, [first, going])).toEqual(second.options.score);
});

describe('what is wrong is said, and where', () => {
  const changed = (i: number, change: (record: Tampered) => void) =>
    records.map((record, at) => (at === i ? tampered(record, change) : record));
  const notThere = tampered(first, (r) => {
    delete r.result;
    r.entries.length = 2;
  });
  const cases: [string, readonly unknown[], RegExp][] = [
    ['nothing', [], /^There are no records\.$/],
    ['a bad record', changed(1, (r) => (r.seed = 'x')), /^record 2: The seed is not the one/],
    [
      'a better score',
      changed(1, (r) => (r.options.score = { wins: [1, 1] })),
      /^record 2: It does not begin where the/,
    ],
    ['a false score', changed(1, (r) => (r.options.score = { wins: [3, 3] })), /^record 2: set-up: The score must be/],
    ['no score', changed(2, (r) => (r.options.score = null)), /^record 3: It does not begin where the game before it/],
    ['a head start', changed(0, (r) => (r.options.score = { wins: [1, 0] })), /^record 1: It does not begin where a/],
    ['the first left out', records.slice(1), /^record 1: It is number 2 of its campaign, so those before it are/],
    [
      'one left out',
      [first, ...records.slice(2)],
      /^record 2: It is number 3 of its campaign, but number 2 comes next/,
    ],
    ['one doubled', [first, second, second], /^record 3: It is number 2 of its campaign, but number 3 comes next/],
    ['the order swapped', [second, first], /^record 1: It is number 2 of its campaign/],
    ['one of another campaign', [first, other[1]], /^record 2: It follows another game than the one before it/],
    ['no link', changed(1, (r) => delete r.follows), /^record 2: It does not follow a game of a campaign/],
    ['another link', changed(1, (r) => (r.follows.kind = 'rematch')), /^record 2: It does not follow a game of a/],
    ['one that is not over', [notThere, second], /^record 2: The game before it is not over/],
    ['a game of its own', [played({ seats: 2, options: { play: 'single' } })], /^record 1: It is not of a campaign/],
  ];
  test.each(cases)('%s', (_, list, line) => {
    expect(verifyCampaign(bestOfThree, list)).toMatch(line);
  });

  test('one after the end', () => {
    const of = records.at(-1)!.commitment;
    const n = records.length + 1;
    const more = played({ seats: 2, follows: { kind: 'campaign', of, n } });
    expect(verifyCampaign(bestOfThree, [...records, more])).toMatch(new RegExp(`^record ${n}: It does not begin`));
  });
});

test('a campaign is one file', () => {
  const file = campaignFile('best-of-three', records);
  expect(parseCampaign(JSON.parse(JSON.stringify(file)))).toEqual(file);
  expect(() => parseCampaign(first)).toThrow('A campaign must be an object with records.');
  expect(() => parseCampaign({ ...file, format: 2 })).toThrow('The campaign must have format 1.');
  expect(() => parseCampaign({ ...file, game: 'islets' })).toThrow(
    'record 1: It is of "best-of-three", and the campaign of "islets".',
  );
  expect(() => parseCampaign({ ...file, note: 1 })).toThrow('The campaign has an unknown field "note".');
  expect(() => parseCampaign({ ...file, records: [first, {}] })).toThrow(/^record 2: The record must have format 1/);
});

test('a rematch of a campaign table is no part of it', () => {
  const again = played({ seats: 2, follows: { kind: 'rematch', of: first.commitment, n: 2 } });
  expect(verify(bestOfThree, again)).toBeNull();
  expect(verifyCampaign(bestOfThree, [again])).toBeNull();
  expect(nextTable(bestOfThree, again)?.follows).toEqual({ kind: 'campaign', of: again.commitment, n: 2 });
});
