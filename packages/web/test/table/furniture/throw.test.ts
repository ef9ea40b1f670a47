import { expect, it } from 'vitest';
import { eyesOf, throwsOf } from '../../../src/table/furniture/throw.js';

it('the same throw rolls the same way, another one differently, and every die on its own', () => {
  const once = throwsOf([5, null, 5], '12');
  expect(throwsOf([5, null, 5], '12')).toEqual(once);
  expect(throwsOf([5, null, 5], '13')).not.toEqual(once);
  expect(once[0]).not.toEqual(once[2]);
  for (const { tilt, delay } of once) {
    expect(Math.abs(tilt)).toBeLessThan(10);
    expect(delay).toBeLessThan(0.4);
  }
});

it('a face has as many eyes as it counts, and a large number none', () => {
  for (let value = 0; value <= 6; value++) expect(eyesOf(value)).toHaveLength(value);
  expect(eyesOf(8)).toBeNull();
});
