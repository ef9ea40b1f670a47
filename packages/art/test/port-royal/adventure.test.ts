import { describe, expect, it } from 'vitest';
import {
  BERTHS,
  CHARACTER_NAMES,
  drawCharacter,
  drawPlate,
  drawVoyage,
  PLATE_NAMES,
  STATION_NAMES,
  VOYAGE_SIZE,
} from '../../src/port-royal/adventure/index.js';
import { problemsOf } from '../xml.js';

const PICTURES: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(CHARACTER_NAMES.map((who) => [who, () => drawCharacter(who)])),
  ...Object.fromEntries(PLATE_NAMES.map((card) => [`card ${card}`, () => drawPlate(card)])),
};

it.each(Object.keys(PICTURES))('%s is sound, small and the same twice', (name) => {
  const drawing = PICTURES[name]!();
  expect(problemsOf(drawing)).toEqual([]);
  expect(drawing.length).toBeLessThan(70_000);
  expect(PICTURES[name]!()).toBe(drawing);
});

it('no two cards and no two people look alike', () => {
  const drawings = Object.values(PICTURES).map((draw) => draw().replaceAll(/(id|url\(#)[^ )]*/g, ''));
  expect(new Set(drawings).size).toBe(drawings.length);
});

describe('the voyage', () => {
  it('is sound at every station, and changes with each', () => {
    const charts = [0, ...STATION_NAMES.keys()].map((n) => drawVoyage({ reached: STATION_NAMES.slice(0, n + 1) }));
    for (const chart of charts) expect(problemsOf(chart)).toEqual([]);
    expect(new Set(charts).size).toBe(STATION_NAMES.length);
  });

  it('shows where it goes next, and nothing beyond', () => {
    const here = drawVoyage({ reached: ['lantern-house'] });
    expect(drawVoyage({ reached: ['lantern-house'], next: 'chain' })).not.toBe(here);
    // Bare paper covers where nobody has been: the seas around Tortuga, and what stands in no chart.
    const bare = (chart: string) => chart.split('#f0e1bb').length - 1;
    const tortuga = drawVoyage({ reached: STATION_NAMES.slice(0, 4) });
    expect([bare(here), bare(tortuga), bare(drawVoyage({ reached: STATION_NAMES }))]).toEqual([2, 1, 0]);
  });

  it('every lamp hangs on the chart, apart from the others', () => {
    const places = STATION_NAMES.map((station) => BERTHS[station].at);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(VOYAGE_SIZE.w - 30);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(VOYAGE_SIZE.h - 30);
      const near = places.filter(([ax, ay]) => Math.hypot(ax - x, ay - y) < 40);
      expect(near).toHaveLength(1);
    }
  });
});
