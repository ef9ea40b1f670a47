import { type Action, companies, type State } from '@roadstead/companies';
import { act, begin, FastRandom, LANGUAGES, parseOptions, type TableSetup } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { botFor, decisionOf, LEVELS, tunableFor } from '../src/all.js';
import { outlookOf } from '../src/companies/facts.js';
import { mixtureOf } from '../src/companies/mixed.js';
import { duelOf } from '../src/companies/threats.js';
import { companiesValue } from '../src/companies/value.js';
import { CAPTAIN } from '../src/companies/weight-rows.js';
import { QUICK } from './tables.js';

const game = companies.id;
const options = (calendars: number) => parseOptions(companies.options, { calendars });

function deal(seats: number, random: FastRandom, byHand?: NonNullable<TableSetup['byHand']>): State {
  const table = { seats, options: options(1), ...(byHand && { start: 0, byHand }) };
  return begin(companies, table as never, random);
}

/** Plays a game to its end; `watch` sees every position before it is decided. */
function playOut(
  state: State,
  levels: readonly string[],
  random: FastRandom,
  watch?: (state: State, seat: number) => void,
): State {
  for (let decisions = 0; ; decisions++) {
    const [seat] = companies.toAct(state);
    if (seat === undefined) return state;
    if (decisions > 20_000) throw new Error('the bots do not come to an end');
    watch?.(state, seat);
    const decision = decisionOf(companies, state, seat, random);
    act(companies, state, seat, botFor(game, levels[seat]!)!.choose(decision, QUICK).action, random);
  }
}

const choose = (state: State, seat: number, level: string, seed: string): Action =>
  botFor(game, level)!.choose(decisionOf(companies, state, seat, new FastRandom(seed)), QUICK).action;

describe.each([2, 5])('at a table of %i', (seats) => {
  it.each(LEVELS.filter((level) => level !== 'admiral'))(
    'V-O2 %s bots play whole games of The Companies, legally and to the end',
    (level) => {
      const random = new FastRandom(`${level}/${seats}`);
      const end = playOut(deal(seats, random), Array(seats).fill(level), random);
      expect(companies.result(end)).not.toBeNull();
    },
  );
});

it('V-O2 an admiral plays the last round of a game, legally and to the end', () => {
  const random = new FastRandom('admiral');
  const state = deal(2, random);
  while (state.round < 5) {
    const [seat = 0] = companies.toAct(state);
    act(companies, state, seat, choose(state, seat, 'captain', `${random.int(1000)}`), random);
  }
  expect(companies.result(playOut(state, ['admiral', 'captain'], random))).not.toBeNull();
});

it.each(LEVELS)('V-2.11 what a %s bot cannot see never changes what it does', (level) => {
  const random = new FastRandom(`hidden/${level}`);
  const oneIn = level === 'admiral' ? 60 : 3;
  let checked = 0;
  playOut(deal(3, random), Array(3).fill('captain'), random, (state, seat) => {
    if (random.int(oneIn) > 0) return;
    checked++;
    const other = companies.redeal(state, seat, random);
    expect(choose(other, seat, level, 'same')).toEqual(choose(state, seat, level, 'same'));
  });
  expect(checked).toBeGreaterThan(2);
});

describe('V-4.11 cards are laid by chance, in shares that leave nobody an answer', () => {
  const srs = (n: number, cargo: readonly string[] = []) => Array.from({ length: n }, () => ({ type: 'srs', cargo }));

  /** Two fleets in Batavia, as one of them sees it. */
  function duel(own: number, other: number) {
    const player = (n: number) => ({ fleets: { I: { at: 'batavia', ships: srs(n) } } });
    const state = deal(2, new FastRandom('duel'), { position: { players: { 0: player(own), 1: player(other) } } });
    const outlook = outlookOf(companies.view(state, 0), 0, CAPTAIN);
    return duelOf(outlook, outlook.fleets[0]!, outlook.others[0]!);
  }

  it.each([
    [1, 1],
    [3, 2],
    [1, 4],
  ])('whoever always lays the same card gains nothing by it (%i ships against %i)', (own, other) => {
    const { payoff, rows, columns, value } = duel(own, other);
    const all = payoff.flat();
    const close = 0.03 * (Math.max(...all) - Math.min(...all));
    columns.forEach((_, j) => {
      const against = rows.reduce((sum, share, i) => sum + share * payoff[i]![j]!, 0);
      expect(against).toBeGreaterThan(value - close);
    });
    rows.forEach((_, i) => {
      const against = columns.reduce((sum, share, j) => sum + share * payoff[i]![j]!, 0);
      expect(against).toBeLessThan(value + close);
    });
  });

  it('scissors, paper and stone come in equal shares', () => {
    const { rows, value } = mixtureOf([
      [0, 1, -1],
      [-1, 0, 1],
      [1, -1, 0],
    ]);
    for (const share of rows) expect(share).toBeCloseTo(1 / 3, 1);
    expect(value).toBeCloseTo(0, 2);
  });

  it('a captain lays more than one card where the other could answer one', () => {
    const player = { fleets: { I: { at: 'batavia', ships: srs(2, ['pepper', 'pepper']) } } };
    const state = deal(2, new FastRandom('mixed'), { position: { players: { 0: player, 1: player } } });
    const random = new FastRandom('go on');
    for (const wanted of ['stay', 'attack']) {
      const action = companies.legal(state, 0).find(({ type }) => type === wanted)!;
      act(companies, state, 0, action, random);
    }
    const laid = new Set(Array.from({ length: 60 }, (_, i) => JSON.stringify(choose(state, 0, 'captain', `${i}`))));
    expect(laid.size).toBeGreaterThan(1);
  });
});

describe('V-2.10 where a captain begins', () => {
  const chosen = (state: State, seat: number) =>
    Array.from({ length: 40 }, (_, i) => choose(state, seat, 'captain', `start ${i}`)).map((action) =>
      'harbour' in action ? action.harbour : '',
    );

  it('is drawn among harbours that are as good, so that no seat always has the same', () => {
    const state = deal(3, new FastRandom('begin'));
    const harbours = new Set(chosen(state, 2));
    expect(harbours.size).toBeGreaterThan(2);
    expect(harbours).not.toContain('batavia');
  });

  it('is not where two others are, as long as there are other waters', () => {
    const random = new FastRandom('begin');
    const state = deal(3, random);
    for (const [seat, harbour] of [
      [2, 'galle'],
      [1, 'deshima'],
    ] as const) {
      act(companies, state, seat, { type: 'start', harbour }, random);
    }
    const eastern = ['batavia', 'kanton'];
    expect(chosen(state, 0).filter((harbour) => eastern.includes(harbour))).toEqual([]);
  });
});

it('a captain gives leave for a fair fee, and not for less', () => {
  const random = new FastRandom('leave');
  const answers = new Map<number, string>();
  for (let round = 0; round < 6 && answers.size < 2; round++) {
    playOut(deal(4, random), Array(4).fill('random'), random, (state, seat) => {
      const { pending } = companies.view(state, seat);
      if (pending?.kind === 'leave') answers.set(pending.fee, choose(state, seat, 'captain', 'fee').type);
    });
  }
  for (const [fee, answer] of answers)
    expect([fee, answer]).toEqual([fee, fee >= 2 ? 'accept' : fee === 0 ? 'decline' : answer]);
  expect(answers.size).toBeGreaterThan(1);
});

it.each(LANGUAGES)('every decision of a captain has its reason in a sentence (%s)', (language) => {
  const random = new FastRandom('reasons');
  const reasons = new Set<string>();
  playOut(deal(3, random), Array(3).fill('captain'), random, (state, seat) => {
    const why = botFor(game, 'captain')!
      .choose(decisionOf(companies, state, seat, new FastRandom('x')))
      .why(language);
    expect(why).toMatch(/^[\p{Lu}0-9].*\.$/u);
    expect(why).not.toMatch(/undefined|NaN|\[object/);
    reasons.add(why);
  });
  expect(reasons.size).toBeGreaterThan(25);
});

it('the value of a table is a chance for every seat, where a turn begins', () => {
  const random = new FastRandom('value');
  let seen = 0;
  playOut(deal(4, random), Array(4).fill('captain'), random, (state) => {
    const value = companiesValue(companies.view(state, null));
    if (value === null) return;
    seen++;
    expect(value.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(state.phase).toBe('move');
  });
  expect(seen).toBeGreaterThan(4);
});

it('styles to play against are all there, and each has a number for every weight', () => {
  const { names, rows } = tunableFor(game)!;
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['rusher', 'trader', 'fighter', 'builder', 'researcher']));
  for (const row of Object.values(rows)) expect(row.filter((n) => Number.isFinite(n))).toHaveLength(names.length);
});

it('a captain beats those who only look at what is next', () => {
  const random = new FastRandom('greedy');
  let wins = 0;
  for (let round = 0; round < 8; round++) {
    const end = playOut(deal(2, random), round % 2 === 0 ? ['captain', 'greedy'] : ['greedy', 'captain'], random);
    if (companies.result(end)!.winners[0] === round % 2) wins++;
  }
  expect(wins).toBeGreaterThan(4);
});
