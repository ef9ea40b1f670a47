import type { Typed } from '@roadstead/kernel';
import type { Played } from '@roadstead/protocol';
import { describe, expect, it } from 'vitest';
import { entriesSince, eventsBetween, lastTurnEnd } from '../../src/table/stage/since.js';
import { lay, turn } from './told.js';

const isTurn = ({ type }: Typed) => type === 'turn';
const log = (...entries: readonly (readonly Typed[])[]): Played[] =>
  entries.map((events, i) => ({ seq: i + 1, seat: i % 2, kind: 'act', events, at: 0 }));
const ROUND = log([lay(1, 0), turn(1)], [lay(2), turn(2)], [lay(3, 2), turn(0)], [lay(4, 0)]);

describe('the end of a seat’s last turn', () => {
  const end = (seat: number | null, played = ROUND, opening = [turn(0)]) => lastTurnEnd(opening, played, seat, isTurn);

  it('is where the next turn began, in the middle of an entry, whoever is at turn now', () => {
    expect(end(0)).toEqual({ seq: 1, upTo: 1 });
    expect(end(1)).toEqual({ seq: 2, upTo: 1 });
    expect(end(2)).toEqual({ seq: 3, upTo: 1 });
  });

  it('is the beginning before its first turn, and after the seat’s last act where turns belong to nobody', () => {
    expect(end(2, ROUND.slice(0, 1))).toEqual({ seq: 0, upTo: 1 });
    expect(end(1, log([lay(1)], [lay(2)], [lay(3)]), [lay(0)])).toEqual({ seq: 2, upTo: 1 });
  });

  it('is the beginning of this turn for whoever plays alone', () => {
    expect(end(0, log([turn(0), lay(1)], [lay(2), turn(0)]))).toEqual({ seq: 2, upTo: 1 });
  });

  it('leaves out what was taken back', () => {
    const undone: Played = { seq: 5, seat: 0, kind: 'undo', to: 1, events: [], at: 0 };
    expect(end(1, [...ROUND, undone])).toEqual({ seq: 0, upTo: 1 });
    const since = entriesSince([turn(0)], [...ROUND, undone], { seq: 1, upTo: 1 });
    expect(since.map(({ events }) => events)).toEqual([[turn(1)]]);
  });
});

describe('what happened between two turns of a seat', () => {
  const between = (seat: number, played = ROUND, opening = [turn(0)]) => eventsBetween(opening, played, seat, isTurn);

  it('ends where its own turn begins, and goes on in a turn of somebody else', () => {
    expect(between(0)).toEqual([turn(1), lay(2), turn(2), lay(3, 2)]);
    expect(between(1)).toEqual([turn(2), lay(3, 2), turn(0), lay(4, 0)]);
  });

  it('is nothing in the first turn of all, and for whoever plays alone', () => {
    expect(
      between(
        0,
        ROUND.slice(0, 1).map((entry) => ({ ...entry, events: [lay(1, 0)] })),
      ),
    ).toEqual([]);
    expect(between(0, log([turn(0), lay(1)], [lay(2), turn(0)]))).toEqual([]);
  });
});
