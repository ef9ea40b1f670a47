import { describe, expect, it } from 'vitest';
import { NUMBERS, type RaceFrame, SEAL, sealAt, shiftOf, yAt } from '../../../src/table/end/race-geometry.js';

const frame: RaceFrame = {
  width: 600,
  height: 270,
  left: 34,
  right: 82,
  top: 22,
  bottom: 30,
  rounds: 8,
  highest: 12,
};

describe('the seal of a moment', () => {
  it('lies on its line', () => {
    expect(sealAt(6, shiftOf(1, 3), frame)).toBe(yAt(6, frame));
  });

  it('never covers the number of its round, however low its line lies', () => {
    const digits = frame.height - frame.bottom + NUMBERS.below - NUMBERS.high;
    for (const line of [0, 1, 2, 3, 4]) expect(sealAt(0, shiftOf(line, 5), frame) + SEAL).toBeLessThan(digits);
  });
});
