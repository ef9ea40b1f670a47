import { HOUSES } from '@roadstead/art';
import type { SeatCourse } from '@roadstead/bots';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signed, wholePercent } from '../../src/analysis/figures.js';
import { type Frame, linePath, nearest, rowsOf, spread, ticks, xOf, yOf } from '../../src/analysis/graph/geometry.js';
import { dashOf, inkOf } from '../../src/analysis/graph/lines.js';
import { scaleOf } from '../../src/analysis/parts/scale.js';

const FRAME: Frame = { width: 500, height: 300, left: 50, right: 50, top: 20, bottom: 30, entries: 100 };

describe('the line of a seat', () => {
  const course: SeatCourse = {
    seat: 0,
    points: [
      { seq: 10, before: 0.5, after: 0.5 },
      { seq: 50, before: 0.8, after: 0.6 },
    ],
    end: 1,
  };
  it('stays level between its decisions, jumps and falls at them, and ends with the result', () => {
    expect(linePath(course, FRAME)).toBe('M90.0 145.0V145.0H250.0V70.0V120.0H450.0V20.0');
  });
  it('is not drawn where nothing is known', () => {
    expect(linePath({ seat: 0, points: [], end: 1 }, FRAME)).toBe('');
  });
  it('lies on the paper for all chances', () => {
    expect([xOf(0, FRAME), xOf(100, FRAME), yOf(1, FRAME), yOf(0, FRAME)]).toEqual([50, 450, 20, 270]);
  });
});

it('every seat that a table may have is told by its dashes alone, and by its ink', () => {
  const seats = Array.from({ length: HOUSES.length }, (_, seat) => seat);
  expect(new Set(seats.map(dashOf)).size).toBe(seats.length);
  expect(new Set(seats.map(inkOf)).size).toBe(seats.length);
});

it('labels keep their distance and stay on the paper, wherever the lines end', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 270 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(heights, (ends) => {
      const placed = [...spread(ends, 30, 20, 270)].sort((a, b) => a - b);
      expect(placed[0]).toBeGreaterThanOrEqual(20);
      expect(placed.at(-1)).toBeLessThanOrEqual(270);
      placed.slice(1).forEach((y, i) => {
        expect(y - placed[i]!).toBeGreaterThanOrEqual(30);
      });
    }),
  );
});

it('marks of one row never lie over each other', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 5 }), (xs) => {
      const rows = rowsOf(xs, 22);
      xs.forEach((x, i) => {
        xs.forEach((other, j) => {
          if (i !== j && rows[i] === rows[j]) expect(Math.abs(x - other)).toBeGreaterThanOrEqual(22);
        });
      });
    }),
  );
  expect(rowsOf([100, 200], 22)).toEqual([0, 0]);
});

it('a pointer finds the nearest decision', () => {
  expect([0, 120, 131, 499].map((x) => nearest(x, [10, 30, 90], FRAME))).toEqual([0, 0, 1, 2]);
});

it('there are never more numbers along the edge than asked for, and they are round', () => {
  expect(ticks(217, 10)).toEqual([0, 25, 50, 75, 100, 125, 150, 175, 200]);
  expect(ticks(3, 5)).toEqual([0]);
});

it('the scale of luck and skill holds whatever they add up to, with none and all on it', () => {
  const percents = fc.record({
    start: fc.integer({ min: 0, max: 100 }),
    skill: fc.integer({ min: -300, max: 0 }),
    luck: fc.constant(0),
    end: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(percents, { maxLength: 5 }), (ways) => {
      const { at } = scaleOf(ways);
      const places = [0, 100, ...ways.flatMap(({ start, skill, end }) => [start, start + skill, end])].map(at);
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('figures have the signs and spaces of their language', () => {
  expect([signed(-12, 'en'), signed(3, 'en'), signed(0, 'en')]).toEqual(['−12%', '+3%', '0%']);
  expect(wholePercent(45, 'de')).toBe('45\u00a0%');
});
