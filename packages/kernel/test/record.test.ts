import { parseRecord, setupOf } from '@roadstead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openWharf, playOn, type Tampered, tampered } from './tables.js';

const table = openWharf({ options: { mode: 'crew' } });
table.act(0, { type: 'ask', seat: 1 });
table.undo(0);
const record = playOn(table).record();

test('a good record passes unchanged, as a copy', () => {
  const parsed = parseRecord(record);
  expect(parsed).toEqual(record);
  expect(parsed).not.toBe(record);
  expect(parsed.entries[0]).not.toBe(record.entries[0]);
});

test('it tells what the table was set up with', () => {
  expect(setupOf(record)).toEqual({
    seats: 3,
    options: { mode: 'crew', crates: 9 },
    start: 0,
    byHand: { stack: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  });
  const plain = tampered(record, (r) => {
    delete r.start;
    delete r.byHand;
  });
  expect(setupOf(plain)).toEqual({ seats: 3, options: { mode: 'crew', crates: 9 } });
});

const FOLLOWS = { kind: 'rematch', of: record.commitment, n: 2 };

const wrong: [string, (r: Tampered) => void][] = [
  ['The record must have format 1.', (r) => (r.format = 2)],
  ['The record has an unknown field "note".', (r) => (r.note = 'hello')],
  ['game must be the id of a game.', (r) => (r.game = 7)],
  ['rules must be a version number from 1.', (r) => (r.rules = 0)],
  ['seats must be a number of seats.', (r) => (r.seats = '3')],
  ['options must be names with values.', (r) => (r.options = [])],
  ['options must be names with values.', (r) => (r.options = { mode: true })],
  ['options must be names with values.', (r) => (r.options = { with: ['a', 1] })],
  ['start must be a seat of the table.', (r) => (r.start = 3)],
  ['byHand must be an object.', (r) => (r.byHand = 'stack')],
  ['follows must be an object.', (r) => (r.follows = 'before')],
  ['follows has an unknown field "by".', (r) => (r.follows = { ...FOLLOWS, by: 0 })],
  ['follows: kind must be one of rematch, challenge, campaign.', (r) => (r.follows = { ...FOLLOWS, kind: 'sequel' })],
  ['follows: of must be 64 hex digits.', (r) => (r.follows = { ...FOLLOWS, of: 'abc' })],
  ['follows: n must be a whole number from 2.', (r) => (r.follows = { ...FOLLOWS, n: 1 })],
  ['commitment must be 64 hex digits.', (r) => (r.commitment = 'abc')],
  ['seed must be a text.', (r) => (r.seed = 17)],
  ['opening must be an object.', (r) => delete r.opening],
  ['opening has an unknown field "dice".', (r) => (r.opening.dice = [])],
  ['opening: chance must be a list of whole numbers.', (r) => (r.opening.chance = [1.5])],
  ['entries must be a list.', (r) => (r.entries = {})],
  ['entry 1 must be an act or an undo.', (r) => (r.entries[0] = null)],
  ['entry 1 must be an act or an undo.', (r) => (r.entries[0].type = 'note')],
  ['entry 1 has an unknown field "to".', (r) => (r.entries[0].to = 0)],
  ['entry 1: seat must be a seat of the table.', (r) => (r.entries[0].seat = 3)],
  ['entry 1: action must be an object with a type.', (r) => (r.entries[0].action = 'pass')],
  ['entry 1: chance must be a list of whole numbers.', (r) => delete r.entries[0].chance],
  ['entry 1: chance must be a list of whole numbers.', (r) => (r.entries[0].chance = [-1])],
  ['entry 1: revealed must be true or missing.', (r) => (r.entries[0].revealed = false)],
  ['entry 2 has an unknown field "chance".', (r) => (r.entries[1].chance = [])],
  ['entry 2: to must be the number of an earlier entry, or 0.', (r) => (r.entries[1].to = 2)],
  ['entry 2: agreed must be true or missing.', (r) => (r.entries[1].agreed = 'yes')],
  ['result: winners must be a list of seats.', (r) => (r.result = {})],
  ['result: winners must be a list of seats.', (r) => (r.result = null)],
  ['result: ranking must be a list of seats with places.', (r) => (r.result.ranking[0].place = 0)],
];

test.each(wrong)('%s', (message, change) => {
  const refusal = expect.objectContaining({ code: 'BAD_RECORD', message });
  expect(() => parseRecord(tampered(record, change))).toThrow(refusal);
});

test('what is no record at all is refused', () => {
  const circle: Tampered = {};
  circle.circle = circle;
  for (const raw of [undefined, null, 1, 'record', [], {}, circle, { format: 1n }]) {
    expect(() => parseRecord(raw)).toThrow(expect.objectContaining({ code: 'BAD_RECORD' }));
  }
});

test('no JSON breaks the parser', () => {
  const fields = Object.keys(record);
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
      try {
        parseRecord({ ...record, [field]: value });
      } catch (error) {
        expect(error).toMatchObject({ code: 'BAD_RECORD' });
      }
    }),
    { seed: 1602, numRuns: 300 },
  );
});
