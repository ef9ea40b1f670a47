import { FastRandom } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { BOX_FEATURES, boxFeaturesOf, hasBoxes } from '../src/port-royal/box-features.js';
import { FEATURES, featuresOf } from '../src/port-royal/features.js';
import { portRoyalValue } from '../src/port-royal/value.js';
import { deal, playOut, SHAPES } from './tables.js';

const GAMES = 24;
const EVERYTHING = { seats: 2, options: { with: ['unterwegs', 'gambler', 'contracts'] } };
const AGAINST_EACH_OTHER = [
  EVERYTHING,
  ...SHAPES.filter(({ seats, options }) => seats > 1 && options.mode !== 'co-op'),
];

/** What the nets said in games of captains, each with the seats that won in the end. */
function said(seats: number, options: Record<string, unknown>) {
  const all: { values: readonly number[]; winners: readonly number[] }[] = [];
  for (let game = 0; game < GAMES; game++) {
    const random = new FastRandom(`value/${game}`);
    const values: (readonly number[])[] = [];
    const watch = (state: Parameters<typeof portRoyal.view>[0]) => {
      const value = portRoyalValue(portRoyal.view(state, null));
      if (value !== null) values.push(value);
    };
    const end = playOut(deal(seats, options, random), Array(seats).fill('captain'), random, watch);
    const { winners } = portRoyal.result(end)!;
    all.push(...values.map((value) => ({ values: value, winners })));
  }
  return all;
}

describe('the value of a position', () => {
  it.each(AGAINST_EACH_OTHER)('tells who will win, of $seats with $options', ({ seats, options }) => {
    const told = said(seats, options).filter(({ winners }) => winners.length === 1);
    expect(told.length).toBeGreaterThan(GAMES);
    const surprise = told.reduce((sum, { values, winners }) => sum - Math.log(values[winners[0]!]!), 0) / told.length;
    for (const { values } of told) expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    expect(surprise).toBeLessThan(0.96 * Math.log(seats));
  });

  it('of a table that plays together is the same for all, and higher where they make it', () => {
    const told = said(2, { with: ['contracts'], mode: 'co-op' });
    for (const { values } of told) expect(values[1]).toBe(values[0]);
    const mean = (made: boolean) => {
      const some = told.filter(({ winners }) => winners.length > 0 === made);
      return some.reduce((sum, { values }) => sum + values[0]!, 0) / some.length;
    };
    expect(mean(true)).toBeGreaterThan(mean(false) + 0.1);
  });

  it('counts what boxes add only where they change how the game is won', () => {
    const counted = AGAINST_EACH_OTHER.map(({ seats, options }) => {
      const view = portRoyal.view(deal(seats, options, new FastRandom('features')), null);
      expect(featuresOf(view)!.every((row) => row.length === FEATURES)).toBe(true);
      const wanted = hasBoxes(view) ? Array(seats).fill(BOX_FEATURES) : undefined;
      expect(boxFeaturesOf(view)?.map((row) => row.length)).toEqual(wanted);
      return hasBoxes(view);
    });
    expect(new Set(counted)).toEqual(new Set([true, false]));
  });
});
