import { describe, expect, it } from 'vitest';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import { goalOf } from '../../../src/games/port-royal/adventure/play/goal.js';
import { monthOf } from '../../../src/games/port-royal/adventure/play/months.js';
import { chapterView, decisionsOf } from './played.js';

const END = 'event_months_end';
/** Chapter 1 of three together, in turn 9: month 3, with the priest's mission laid out and two fulfilled. */
const table = chapterView(
  { seats: 3, options: { chapter: 1, mode: 'co-op' }, byHand: { missions: ['10', '11', '12'] } },
  {
    month: 3,
    turn: 9,
    active: 0,
    event: 'event_market_day',
    events: { pile: ['event_audience', 'event_fog', END], discard: ['event_alms'], unused: 9 },
    missions: [
      { id: '10', done: [1], upper: [] },
      { id: '11', done: [], upper: [] },
      { id: '12', done: [2, 0], upper: [] },
    ],
    card9: { missionCubes: 5, influence: 17, cubesNow: 3, influenceNow: 11, open: ['11'] },
  },
);

describe('what a team has to reach', () => {
  it('PR-A19 says how far it has come with missions, cubes and influence', () => {
    expect(goalOf(table)).toMatchObject({
      kind: 'together',
      missions: [
        { id: '10', isDone: true },
        { id: '11', isDone: false },
        { id: '12', isDone: true },
        { id: null, isDone: false },
      ],
      done: { now: 2, of: 4 },
      cubes: { now: 3, of: 5 },
      influence: { now: 11, of: 17 },
    });
  });

  it('PR-A29 counts the turns that are left, with those that begin with a month’s end', () => {
    expect(goalOf(table)).toMatchObject({ turns: { now: 9, of: 17, left: 9, monthsEnds: [3, 7, 12] } });
  });

  it.each([1, 2, 3, 4])('PR-A29 is %i players’ number of turns from the first to the last', (seats) => {
    for (const chapter of [1, 2, 3, 4, 5]) {
      const request = { seats, options: { chapter, mode: 'co-op' } };
      for (const { view } of decisionsOf(request, `turns ${chapter}`)) {
        const goal = goalOf(view);
        if (view.missions.length === 0) expect(goal).toBeNull();
        else expect(goal).toMatchObject({ done: { of: 4 }, turns: { of: seats === 4 ? 21 : 17, now: view.turn } });
      }
    }
  });

  it('PR-A21 is influence and the trophy for each where all play against each other', () => {
    const [{ view } = { view: table }] = decisionsOf({ seats: 2, options: { chapter: 1 } }, 'race');
    expect(goalOf(view)).toEqual({
      kind: 'race',
      influence: 12,
      bySeat: [
        { seat: 0, influence: 0, trophy: false },
        { seat: 1, influence: 0, trophy: false },
      ],
    });
  });
});

describe('the month', () => {
  it('PR-A29 shows the pile in its known order with who will have it', () => {
    const { gone, now, coming, turnsToEnd, next } = monthOf(table);
    expect(gone).toEqual([{ event: 'event_alms', isMonthsEnd: false, turn: 8, seat: 2 }]);
    expect(now).toBe('event_market_day');
    expect(coming).toEqual([
      { event: 'event_audience', isMonthsEnd: false, turn: 10, seat: 1 },
      { event: 'event_fog', isMonthsEnd: false, turn: 11, seat: 2 },
      { event: END, isMonthsEnd: true, turn: 12, seat: 0 },
    ]);
    expect(turnsToEnd).toBe(3);
    expect(next).toEqual({ month: 4, unknown: 1, known: 5, lastTurn: 18 });
  });

  it('PR-A19 has none after it where card 9 is next', () => {
    const last = { ...table, missions: [...table.missions, { id: '14', done: [], upper: [] }] };
    expect(monthOf(last).next).toBeNull();
  });

  it('PR-A29 says what comes: in whole games every event comes in its turn, to its seat', () => {
    for (const [i, request] of ADVENTURE_TABLES.entries()) {
      if (i % 4 !== 0) continue;
      const said = new Map<number, { readonly event: string; readonly seat: number }>();
      for (const { view } of decisionsOf(request, `months ${i}`)) {
        const now = said.get(view.turn);
        if (now && view.event !== null) expect({ event: view.event, seat: view.active }).toEqual(now);
        for (const { turn, event, seat, isMonthsEnd } of monthOf(view).coming) {
          if (event !== null && !isMonthsEnd) said.set(turn, { event, seat });
        }
      }
      expect(said.size).toBeGreaterThan(0);
    }
  });
});
