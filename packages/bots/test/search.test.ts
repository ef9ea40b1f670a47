import { FastRandom } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { botFor, decisionOf, hint } from '../src/all.js';
import { differences, measure } from '../src/search/measure.js';
import { PairedTrials } from '../src/search/paired-trials.js';
import { deal, SHAPES } from './tables.js';

const same = (value: number) => ({ win: value, reward: value });

describe('a mean', () => {
  it('has the error that the spread of its numbers gives it', () => {
    const { mean, error } = measure([0.5, 0.5, 0.6, 0.6]);
    expect(mean).toBeCloseTo(0.55, 12);
    expect(error).toBeCloseTo(Math.sqrt(0.01 / 3 / 4), 12);
    expect(measure([0.3, 0.3]).error).toBeCloseTo(0, 9);
  });

  it('of fewer than two numbers is not known at all', () => {
    expect(measure([])).toEqual({ mean: 0, error: 1 });
    expect(measure([1]).error).toBe(1);
  });

  it('of differences goes as far as both go', () => {
    expect(differences([1, 0, 1], [0, 0])).toEqual([1, 0]);
  });
});

describe('paired trials', () => {
  it('know the difference of two moves better than either of them', () => {
    const trials = new PairedTrials(2);
    const random = new FastRandom('race');
    for (let round = 0; round < 100; round++) {
      const luck = random.int(100) / 200;
      trials.add(0, same(luck));
      trials.add(1, same(luck + 0.1 + random.int(10) / 1000));
    }
    const { mean, error } = trials.behind(0, 1);
    expect(mean).toBeCloseTo(0.1045, 2);
    expect(error).toBeLessThan(trials.win(0).error / 10);
    expect(trials.leader()).toBe(1);
    trials.drop(2.5);
    expect([trials.isOpen(0), trials.isOpen(1)]).toEqual([false, true]);
  });

  it('drop nobody who may only have been unlucky', () => {
    const trials = new PairedTrials(2);
    for (const [one, other] of [
      [0.2, 0.9],
      [0.8, 0.1],
      [0.5, 0.7],
      [0.4, 0.3],
    ] as const) {
      trials.add(0, same(one));
      trials.add(1, same(other));
    }
    trials.drop(2.5);
    expect(trials.left).toBe(2);
  });
});

describe('an admiral', () => {
  afterEach(() => vi.restoreAllMocks());

  it('tells how far the other actions are behind, with an error of that difference', () => {
    const state = deal(2, {}, new FastRandom('behind'));
    const decision = decisionOf(portRoyal, state, portRoyal.toAct(state)[0]!, new FastRandom('x'));
    const { best, others } = hint(decision as never, { iterations: 200 });
    expect(best!.behind).toBeUndefined();
    for (const { behind } of others) {
      expect(behind!.error).toBeGreaterThan(0);
      expect(behind!.error).toBeLessThan(0.1);
    }
  });

  it.each(SHAPES)('thinks no longer than it may at a table of $seats with $options', ({ seats, options }) => {
    const state = deal(seats, options, new FastRandom('budget'));
    const seat = portRoyal.toAct(state)[0]!;
    // A clock of our own, which goes on by a millisecond whenever somebody looks at it.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ++clock);
    botFor('port-royal', 'admiral')!.choose(decisionOf(portRoyal, state, seat, new FastRandom('x')));
    expect(clock).toBeLessThan(1000);
    clock = 0;
    botFor('port-royal', 'admiral')!.choose(decisionOf(portRoyal, state, seat, new FastRandom('x')), { ms: 40 });
    expect(clock).toBeLessThanOrEqual(43);
  });

  it('stops at the first look when it is called off', () => {
    const state = deal(4, {}, new FastRandom('called off'));
    const decision = decisionOf(portRoyal, state, portRoyal.toAct(state)[0]!, new FastRandom('x'));
    let asked = 0;
    const cancelled = () => ++asked > 5;
    const { action } = botFor('port-royal', 'admiral')!.choose(decision, { iterations: 1e9, cancelled });
    expect(asked).toBe(6);
    expect(decision.legal).toContainEqual(action);
  });
});
