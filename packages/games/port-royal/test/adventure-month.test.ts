import { describe, expect, it } from 'vitest';
import {
  ALMS,
  AUDIENCE,
  BOOK,
  CALM_SEA,
  FOG,
  GOVERNORS_FAVOUR,
  GRACE,
  HERBS,
  IDLE_HANDS,
  MARKET_DAY,
  MONTHS_END,
  OPEN_HARBOUR,
  SAMUEL,
  STORM,
  TAILWIND,
} from './adventure-names.js';
import { type AdventurePosition, adventure, chapter } from './adventure-table.js';
import { CAPTAIN } from './names.js';

const MONTH = [FOG, GOVERNORS_FAVOUR, MONTHS_END];
const COOP = { mode: 'co-op' } as const;

/** The month's end comes first, in the turn of seat 0. */
const ending = (position: AdventurePosition) => adventure({ events: [MONTHS_END], ...position });

describe('PR-A4 month’s end', () => {
  it('PR-A4 a mission that leads on without asking: the new one is laid to the right and both stay open', () => {
    const t = ending({ missions: ['10'] });
    expect([t.missions, t.month]).toEqual([['10', '11'], 2]);
    expect([t.told('story').at(-1), t.told('month').at(-1)]).toMatchObject([{ mission: '11' }, { month: 2 }]);
  });

  it.each([
    [[], '13'],
    [['10'], '12'],
  ])('PR-A4 mission 11 asks whether 10 has been fulfilled by anyone: %j leads to %s', (done, next) => {
    const t = ending({ missions: ['10', '11'], hands: { 1: { missions: done } } });
    expect(t.missions).toEqual(['10', '11', next]);
  });

  it.each([
    ['competitive', '32'],
    ['co-op', '31'],
  ] as const)('PR-A4 lines of their own for %s: 30 leads to %s', (mode, next) => {
    expect(ending({ chapter: 3, mode, missions: ['30'] }).missions).toEqual(['30', next]);
  });

  it.each([
    [1, 'competitive', ['10', '11', '12'], ['11'], '14'],
    [1, 'competitive', ['10', '11', '13'], [], '15'],
    [1, 'competitive', ['10', '11', '13', '15', '16'], [], '17'],
    [2, 'co-op', ['20', '21'], ['20'], '22'],
    [2, 'co-op', ['20', '21', '23'], [], '25'],
    [2, 'competitive', ['20', '21', '23', '25', '26', '27'], ['26'], '28a'],
    [2, 'competitive', ['20', '21', '23', '25', '26', '27'], [], '28b'],
    [3, 'co-op', ['30', '31'], ['31'], '33'],
    [3, 'competitive', ['30', '32'], [], '34'],
    [3, 'co-op', ['30', '31', '33'], ['30'], '35'],
    [3, 'co-op', ['30', '31', '34'], ['31'], '36'],
    [4, 'co-op', ['40'], [], '41'],
    [4, 'co-op', ['40', '41'], ['40'], '42'],
    [4, 'competitive', ['40', '41', '43', '45'], ['41'], '46'],
    [4, 'competitive', ['40', '41', '43', '45'], [], '47'],
    [4, 'competitive', ['40', '41', '43', '45', '47'], [], '48'],
    [5, 'co-op', ['50'], ['50'], '52'],
    [5, 'co-op', ['50'], [], '51'],
    [5, 'competitive', ['50'], [], '52'],
    [5, 'co-op', ['50', '51'], ['51'], '53'],
    [5, 'co-op', ['50', '51', '54'], ['50'], '56'],
    [5, 'competitive', ['50', '52', '54', '56', '57'], [], '58'],
  ] as const)('PR-A4 chapter %i, %s: after %j with %j done comes %s', (number, mode, missions, done, next) => {
    const t = ending({ chapter: number, mode, missions, hands: { 0: { missions: done } } });
    expect(t.missions).toEqual([...missions, next]);
  });

  it('PR-A4 the last mission of a path stays', () => {
    const missions = ['10', '11', '13', '15', '16', '17'];
    const t = ending({ missions, unused: [STORM] });
    expect([t.missions, t.month]).toEqual([missions, 2]);
  });

  it('PR-A4 the discard is turned over unshuffled, and a random unused event goes on top', () => {
    const t = adventure({ events: [FOG, OPEN_HARBOUR, MARKET_DAY, MONTHS_END], unused: [STORM, ALMS] });
    t.sitOut().sitOut().sitOut();
    expect(t.view.events).toMatchObject({ pile: [null, FOG, OPEN_HARBOUR, MARKET_DAY, MONTHS_END], discard: [] });
    t.sitOut();
    expect(t.view.event).toBe(STORM);
  });

  it('PR-A4 purchases, then the question, the new mission, the pile; then phase 1 without an event', () => {
    const missions = ['10', '11', '13', '15'];
    const t = ending({ missions, unused: [STORM], stack: [CAPTAIN], hands: { 0: { coins: 8 }, 1: { coins: 3 } } });
    expect([t.asked, t.missions]).toMatchObject([{ kind: 'buyOff', seat: 0, price: 8 }, missions]);
    t.hush().choose(0, 'pay');
    const told = t.events.map(({ type }) => type);
    const at = (type: string) => told.indexOf(type as (typeof told)[number]);
    expect([at('boughtOff') < at('story'), at('story') < at('turnedUp'), at('boughtOff')]).toEqual([true, true, 1]);
    expect([t.view.event, t.phase, t.harbour, t.active]).toEqual([null, 'discover', [CAPTAIN], 0]);
  });

  it('PR-A29 from the second month on the order is known, but for the top card; one more each month', () => {
    const t = adventure({ events: MONTH, unused: [STORM, TAILWIND] });
    expect(t.view.events!.pile).toEqual([null, MONTHS_END]);
    const months = [t.view.events!.pile.length + 1];
    for (let month = 2; month < 5; month++) {
      while (t.month < month) t.sitOut();
      const { pile } = t.view.events!;
      expect([pile[0], pile.slice(-3)]).toEqual([null, MONTH]);
      expect(pile.slice(1)).not.toContain(null);
      months.push(pile.length);
    }
    expect(months).toEqual([3, 4, 5, 6]);
  });

  it('PR-A29 with no unused event left nothing is added', () => {
    const all = [TAILWIND, STORM, ALMS, FOG, OPEN_HARBOUR, MARKET_DAY, IDLE_HANDS, GOVERNORS_FAVOUR];
    const rest = ['harbour_dues', 'crew_shortage', 'navy_escort', 'busy_quay'].map((name) => `event_${name}`);
    const events = [...all, ...rest, AUDIENCE, MONTHS_END];
    const t = adventure({ events, hands: { 0: { coins: 0 }, 1: { coins: 0 } } });
    expect(t.view.events!.unused).toBe(0);
    while (t.month < 2) t.sitOut();
    expect(t.view.events!.pile).toEqual(events);
  });

  it.each([
    [1, 17],
    [2, 17],
    [3, 17],
    [4, 21],
  ])('PR-A29 a co-op chapter of %i players gives %i turns before the check', (seats, turns) => {
    const t = chapter({ chapter: 1, ...COOP }, seats, 0, `turns of ${seats}`);
    while (t.asked?.kind === 'character') t.choose(t.asked.seat, t.options(t.asked.seat)[0]!);
    while (t.phase !== 'over') t.sitOut();
    expect([t.view.turn, t.told('turn').length]).toEqual([turns + 1, turns + 1]);
  });
});

describe('PR-A22 cubes for coins', () => {
  const missions = ['10', '11', '13', '15'];

  it('PR-A22 anyone may pay 8 coins for his leftmost cube, one each, from the active player clockwise', () => {
    const hands = { 0: { coins: 20 }, 1: { coins: 8, character: SAMUEL }, 2: { coins: 7 } };
    const t = ending({ players: 3, missions, hands });
    t.choose(0, 'pay');
    expect(t.asked).toMatchObject({ kind: 'buyOff', seat: 1, price: 8 });
    t.choose(1, 'pay');
    expect([t.coins(0), t.hero(0)]).toMatchObject([12, { cubes: 3, boxed: 1, ability: true, trophy: false }]);
    expect([t.coins(1), t.hero(1)]).toMatchObject([2, { cubes: 3, boxed: 1, ability: true }]);
    expect([t.asked, t.active, t.told('boughtOff')]).toMatchObject([null, 0, [{ seat: 0 }, { seat: 1 }]]);
  });

  it('PR-A22 such a cube lies on no mission, and what is under it is uncovered', () => {
    const hands = { 0: { coins: 8, missions: ['10', '11'], boxed: 1, character: GRACE } };
    const t = ending({ missions, hands }).choose(0, 'pay');
    expect([t.hero(0), t.missions]).toMatchObject([{ cubes: 0, boxed: 2, crowns: 3 }, [...missions, '16']]);
    expect(t.view.missions!.flatMap(({ done }) => done)).toEqual([0, 0]);
  });

  it('PR-A22 nobody without a cube is asked', () => {
    const hands = { 0: { coins: 9, missions: ['10', '11'], boxed: 2 } };
    expect(ending({ missions, hands }).asked).toBeNull();
  });

  it('PR-A22 not before the chapter’s fourth mission, and not together', () => {
    const hands = { 0: { coins: 20 }, 1: { coins: 20 } };
    expect(ending({ missions: missions.slice(0, 3), hands }).asked).toBeNull();
    expect(ending({ ...COOP, missions, hands }).told('boughtOff')).toEqual([]);
  });

  it('PR-A22 at every month’s end after it', () => {
    const t = ending({ missions: [...missions, '16', '17'], hands: { 1: { coins: 8 } } });
    expect(t.asked).toMatchObject({ kind: 'buyOff', seat: 1, price: 8 });
  });
});

describe('PR-A23 the variable game', () => {
  const variable = (position: AdventurePosition) =>
    adventure({
      chapter: 'variable',
      events: ['event_months_end_variable'],
      missions: ['10', '21', '33', '42'],
      ...position,
    });

  it('PR-A23 its month’s ends only sell, for 10 coins, and turn the pile over', () => {
    const t = variable({ hands: { 0: { coins: 10 }, 1: { coins: 9 } }, unused: [STORM] });
    expect(t.asked).toMatchObject({ kind: 'buyOff', seat: 0, price: 10 });
    t.choose(0, 'pay');
    expect([t.missions, t.month, t.hero(0).cubes]).toEqual([['10', '21', '33', '42'], 2, 3]);
    expect(t.view.events!.pile).toEqual([null, 'event_months_end_variable']);
  });

  it('PR-A23 its missions are open from the start', () => {
    const t = variable({ events: [CALM_SEA, 'event_months_end_variable'], hands: { 0: { kept: [BOOK, HERBS] } } });
    expect(t.offers(0, 'fulfil')).toEqual([`fulfil 10 with ${BOOK} + ${HERBS}`]);
  });
});
