import { commitment, type GameRecord, Refusal, Table, verify } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';
import { openLots, openWharf, playOn, type Tampered, tampered } from './tables.js';

const record = playOn(openLots()).record();
const lastAct = record.entries.length;
const withUndo = (() => {
  const table = openWharf();
  table.act(0, { type: 'ask', seat: 1 });
  table.undo(0);
  table.act(0, { type: 'peek' });
  table.undoAgreed(1, 0);
  return playOn(table).record();
})();

test('honest records pass, finished or not, with the seed or without', () => {
  expect(verify(lots, record)).toBeNull();
  expect(verify(wharf, withUndo)).toBeNull();
  expect(verify(lots, playOn(openLots(), 5).record())).toBeNull();
  expect(
    verify(
      lots,
      tampered(record, (r) => delete r.seed),
    ),
  ).toBeNull();
});

describe('tampering shows', () => {
  const cases: [string, (r: Tampered) => void, RegExp][] = [
    ['another card', (r) => (r.entries[1].action.card = 99), /^entry 2 \(seat \d\): Seat \d cannot do that now\.$/],
    ['an extra field', (r) => (r.entries[1].action.extra = 1), /^entry 2 \(seat \d\): Seat \d cannot do that now\.$/],
    [
      'another seat',
      (r) => (r.entries[1].seat = r.entries[0].seat),
      /^entry 2 \(seat \d\): Seat \d has nothing to decide now\.$/,
    ],
    [
      'another shuffle',
      (r) => (r.opening.chance[0] ^= 1),
      /^opening: chance outcome 1 is \d+, but the seed gives \d+\.$/,
    ],
    [
      'another die',
      (r) => (r.entries[2].chance[1] = (r.entries[2].chance[1] + 1) % 6),
      /^entry 3 \(seat \d\): chance outcome 2 is \d, but the seed gives \d\.$/,
    ],
    [
      'a die of seven',
      (r) => (r.entries[2].chance[0] = 6),
      /^entry 3 \(seat \d\): chance outcome 1 is 6, but must be a whole number below 6\.$/,
    ],
    [
      'one card too many',
      (r) => r.opening.chance.push(0),
      /^opening: \d+ chance outcomes are recorded, but only \d+ were needed\.$/,
    ],
    ['a missing die', (r) => r.entries[2].chance.pop(), /^entry 3 \(seat \d\): chance outcome 4 is missing\.$/],
    [
      'one die too many',
      (r) => r.entries[2].chance.push(0),
      /^entry 3 \(seat \d\): 5 chance outcomes are recorded, but only 4 were needed\.$/,
    ],
    [
      'chance where there was none',
      (r) => r.entries[0].chance.push(0),
      /^entry 1 \(seat \d\): 1 chance outcomes are recorded, but only 0 were needed\.$/,
    ],
    [
      'a hidden reveal',
      (r) => delete r.entries[2].revealed,
      /^entry 3 \(seat \d\): something hidden came to light, but the record says otherwise\.$/,
    ],
    [
      'an invented reveal',
      (r) => (r.entries[0].revealed = true),
      /^entry 1 \(seat \d\): nothing hidden came to light, but the record says otherwise\.$/,
    ],
    ['another seed', (r) => (r.seed = 'better'), /^The seed is not the one that the commitment was made for\.$/],
    [
      'another seed, committed to',
      (r) => Object.assign(r, { seed: 'better', commitment: commitment('better') }),
      /^opening: chance outcome \d is \d+, but the seed gives \d+\.$/,
    ],
    [
      'another winner',
      (r) => (r.result.winners = [0, 1, 2].filter((seat) => !r.result.winners.includes(seat))),
      /^The result must be \{"winners"/,
    ],
    ['more points', (r) => r.result.ranking[0].points++, /^The result must be/],
    ['no result', (r) => delete r.result, /^The game is over, but the result is missing\.$/],
    ['entries cut off', (r) => r.entries.pop(), /^There is a result, but the game is not over after the last entry\.$/],
    ['an entry cut out', (r) => r.entries.splice(1, 1), /^entry \d+ \(seat \d\): /],
    [
      'an entry doubled',
      (r) => r.entries.push(r.entries.at(-1)),
      new RegExp(`^entry ${lastAct + 1} \\(seat \\d\\): The game is over\\.$`),
    ],
    ['other players', (r) => (r.seats = 2), /^entry \d+: seat must be a seat of the table\.$/],
    [
      'an undo after the end',
      (r) => r.entries.push({ type: 'undo', seat: r.entries.at(-1).seat, to: 0 }),
      new RegExp(`^entry ${lastAct + 1} \\(seat \\d\\): The game is over\\.$`),
    ],
    ['not even a record', (r) => delete r.entries, /^entries must be a list\.$/],
  ];
  test.each(cases)('%s', (_, change, line) => {
    expect(verify(lots, tampered(record, change))).toMatch(line);
  });

  const undoCases: [string, (r: Tampered) => void, RegExp][] = [
    ['an undo through a barrier', (r) => delete r.entries[3].agreed, /^entry 4 \(seat 1\): Seat 0 has acted since\.$/],
    ['an undo of nothing', (r) => (r.entries[3].to = 3), /^entry 4 \(seat 1\): This would take nothing back\.$/],
    [
      'an undo to what is undone',
      (r) => (r.entries[3].to = 1),
      /^entry 4 \(seat 1\): There is no going back to entry 1: it is not an act in force\.$/,
    ],
    ['an undo by a stranger', (r) => (r.entries[1].seat = 2), /^entry 2 \(seat 2\): Seat 0 has acted since\.$/],
    [
      'a reveal hidden to undo it',
      (r) => {
        delete r.entries[2].revealed;
        r.entries[3] = { type: 'undo', seat: 0, to: 0 };
      },
      /^entry 3 \(seat 0\): something hidden came to light/,
    ],
    [
      'an illegal act that was undone',
      (r) => (r.entries[0].action.seat = 0),
      /^entry 1 \(seat 0\): Seat 0 cannot do that now\.$/,
    ],
  ];
  test.each(undoCases)('%s', (_, change, line) => {
    expect(verify(wharf, tampered(withUndo, change))).toMatch(line);
  });

  test('any change of an act, its chance or its seat', () => {
    for (const [i, entry] of record.entries.entries()) {
      if (entry.type !== 'act') continue;
      const changes: ((e: Tampered) => void)[] = [
        (e) => e.chance.push(0),
        (e) => (e.seat = (e.seat + 1) % 3),
        (e) => (e.action.card += 100),
        (e) => (e.action.type = 'throw'),
      ];
      for (const change of changes) {
        expect(
          verify(
            lots,
            tampered(record, (r) => change(r.entries[i])),
          ),
        ).toContain(`entry ${i + 1} (seat`);
      }
    }
  });
});

test('rules that break on a record are its fault, in one line', () => {
  const fragile: typeof lots = {
    ...lots,
    resolve() {
      throw new TypeError('cannot read\n  anything');
    },
  };
  expect(verify(fragile, record)).toMatch(
    /^entry 1 \(seat \d\): the rules cannot follow it \(cannot read anything\)\.$/,
  );
  expect(() => Table.load(fragile, record as GameRecord)).toThrow(Refusal);
});
