import { describe, expect, it } from 'vitest';
import { RetryLater } from '../../src/tables/retry-later.js';

/** How long a table rests each time it fails, if it is tried again as soon as it may be. */
function restsAfter(failures: number, wellForMs = 0): number[] {
  let now = 5_000;
  const later = new RetryLater(
    () => now,
    () => {},
  );
  return Array.from({ length: failures }, () => {
    const from = now;
    later.fails('anna', new Error('no'));
    while (later.mustWait('anna')) now += 100;
    const rest = now - from;
    now += wellForMs;
    return rest;
  });
}

describe('a table that something went wrong with', () => {
  it('is tried again after a second, as when the database was away for a moment', () => {
    expect(restsAfter(1)).toEqual([1_000]);
  });

  it('rests longer each time it fails again, a minute at most', () => {
    expect(restsAfter(9)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('is not held to what failed long ago', () => {
    expect(restsAfter(3, 70_000)).toEqual([1_000, 1_000, 1_000]);
  });

  it('is not held to what failed before it went well', () => {
    let now = 0;
    const later = new RetryLater(
      () => now,
      () => {},
    );
    for (const at of [0, 1_000, 3_000]) {
      now = at;
      later.fails('anna', 'no');
    }
    now = 7_000;
    later.succeeded('anna');
    later.fails('anna', 'no');
    now = 8_000;
    expect(later.mustWait('anna')).toBe(false);
  });

  it('keeps no other table waiting, and every failure is told', () => {
    const told: unknown[] = [];
    const later = new RetryLater(
      () => 0,
      (error) => told.push(error),
    );
    later.fails('anna', 'first');
    later.fails('bert', 'second');
    expect(['anna', 'bert', 'cora'].map((id) => later.mustWait(id))).toEqual([true, true, false]);
    expect(told).toEqual(['first', 'second']);
  });
});
