import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ProgressBar, progressLine } from '../src/progress.js';
import { columns, finePercent, thousands } from '../src/table-print.js';
import { didYouMean } from '../src/usage.js';

describe('progress', () => {
  it('shows how far it is and how long it takes yet', () => {
    expect(progressLine(0, 100, 'games', 1)).toBe(`[${'-'.repeat(24)}] 0 %  0 of 100 games  time left unknown`);
    expect(progressLine(50, 100, 'games', 10)).toBe(
      `[${'#'.repeat(12)}${'-'.repeat(12)}] 50 %  50 of 100 games  10 s left`,
    );
    expect(progressLine(10, 100, 'games', 10)).toContain('1 min 30 s left');
    expect(progressLine(1, 1000, 'games', 10)).toContain('2 h 46 min left');
    expect(progressLine(100, 100, 'games', 10)).toContain('100 %  100 of 100 games  0 s left');
  });

  it('draws over its line in a terminal, within its width, and is silent elsewhere', () => {
    const drawn = (isTTY: boolean) => {
      const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 40 });
      const bar = new ProgressBar(stream, 10, 'games');
      bar.update(1);
      bar.update(2); // too soon to be drawn again
      bar.clear();
      return stream.read();
    };
    expect(drawn(false)).toBeNull();
    expect(drawn(true)).toBe(`\r${progressLine(1, 10, 'games', 0).slice(0, 39)}\x1b[K\r\x1b[K`);
  });
});

it('tables align names to the left and numbers to the right', () => {
  expect(
    columns([
      ['a', 'n'],
      ['bcd', '10'],
      ['e', '5'],
    ]),
  ).toEqual(['a     n', 'bcd  10', 'e     5']);
  expect([finePercent(0.12345), thousands(1234567), thousands(999), thousands(1000)]).toEqual([
    '12.35 %',
    '1 234 567',
    '999',
    '1 000',
  ]);
});

it('mistyped words are understood, far-off ones are not', () => {
  expect(didYouMean('simulat', ['play', 'simulate'])).toBe(': did you mean simulate?');
  expect(didYouMean('pay', ['play', 'simulate'])).toBe(': did you mean play?');
  expect(didYouMean('chess', ['play', 'simulate'])).toBe('');
  expect(didYouMean('ab', ['x'])).toBe('');
});
