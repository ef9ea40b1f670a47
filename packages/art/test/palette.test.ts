import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS, PALETTE } from '../src/index.js';
import { ciede2000, contrast } from './colour.js';

describe('contrast', () => {
  it.each(CONTRAST_PAIRS)('$front on $back is at least $least', ({ front, back, least }) => {
    expect(contrast(PALETTE[front], PALETTE[back])).toBeGreaterThanOrEqual(least);
  });

  it('knows black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
});

// Sharma, Wu and Dalal (2005): test data for the CIEDE2000 formula.
it.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
] as const)('the difference of %s and %s is %s', (one, other, expected) => {
  expect(ciede2000(one, other)).toBeCloseTo(expected, 4);
});
