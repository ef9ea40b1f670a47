import { type Action, companies, type State } from '@roadstead/companies';
import { type AnyGame, act, begin, FastRandom, parseOptions, type TableSetup } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { botFor, decisionOf, tunableFor } from '../src/all.js';
import { outlookOf } from '../src/companies/facts.js';
import { mixtureOf } from '../src/companies/mixed.js';
import { duelOf } from '../src/companies/threats.js';
import { companiesValue } from '../src/companies/value.js';
import { CAPTAIN } from '../src/companies/weight-rows.js';
import { playOutOf, QUICK } from './play-out.js';

const game = companies.id;
const options = (calendars: number) => parseOptions(companies.options, { calendars });

function deal(seats: number, random: FastRandom, byHand?: NonNullable<TableSetup['byHand']>, calendars = 1): State {
  const table = { seats, options: options(calendars), ...(byHand && { start: 0, byHand }) };
  return begin(companies, table as never, random);
}

const playOut = (
  state: State,
  levels: readonly string[],
  random: FastRandom,
  watch?: (state: State, seat: number) => void,
): State => playOutOf(companies as AnyGame, state, levels, random, watch);

const choose = (state: State, seat: number, level: string, seed: string): Action =>
  botFor(game, level)!.choose(decisionOf(companies, state, seat, new FastRandom(seed)), QUICK).action;

it('V-O2 an admiral plays the last round of a game, legally and to the end', () => {
  const random = new FastRandom('admiral');
  const state = deal(2, random);
  while (state.round < 5) {
    const [seat = 0] = companies.toAct(state);
    act(companies, state, seat, choose(state, seat, 'captain', `${random.int(1000)}`), random);
  }
  expect(companies.result(playOut(state, ['admiral', 'captain'], random))).not.toBeNull();
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
  for (let round = 0; round < 30 && answers.size < 2; round++) {
    playOut(deal(4, random), Array(4).fill('random'), random, (state, seat) => {
      const { pending } = companies.view(state, seat);
      if (pending?.kind === 'leave') answers.set(pending.fee, choose(state, seat, 'captain', 'fee').type);
    });
  }
  for (const [fee, answer] of answers)
    expect([fee, answer]).toEqual([fee, fee >= 2 ? 'accept' : fee === 0 ? 'decline' : answer]);
  expect(answers.size).toBeGreaterThan(1);
});

it('V-7.7 the value of a table is a chance for every seat, where a turn begins; the last calendar is played to its end', () => {
  const random = new FastRandom('value');
  let seen = 0;
  let lastRound = 0;
  playOut(deal(2, random, undefined, 2), Array(2).fill('captain'), random, (state) => {
    lastRound = state.round;
    const value = companiesValue(companies.view(state, null));
    if (value === null) return;
    seen++;
    expect(value.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect([state.phase, state.round]).toEqual(['move', Math.min(state.round, 5)]);
  });
  expect([lastRound, seen > 4]).toEqual([10, true]);
});

it('an admiral thinks where the end can be reached in thought, and before that decides as a captain at once', () => {
  const estimated = new Set<number>();
  playOut(
    deal(2, new FastRandom('two'), undefined, 2),
    ['captain', 'captain'],
    new FastRandom('two'),
    (state, seat) => {
      if (state.round !== 5 && state.round !== 10) return;
      const decision = decisionOf(companies, state, seat, new FastRandom('one look'));
      if (decision.legal.length < 2) return;
      const { estimates } = botFor(game, 'admiral')!.choose(decision, { iterations: 1 });
      if (estimates!.length > 1) estimated.add(state.round);
    },
  );
  expect([...estimated]).toEqual([10]);
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
