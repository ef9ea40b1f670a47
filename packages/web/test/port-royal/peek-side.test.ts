import { expect, it } from 'vitest';
import { sideHidingLeast } from '../../src/games/port-royal/table/peek-side.js';

const TABLE = { left: 0, right: 1100 };
const WIDTH = 390;
const cards = (...lefts: readonly number[]) => lefts.map((left) => ({ left, right: left + 200 }));

it('a close-up lies on the side on which it hides no card of the harbour', () => {
  const [one, other] = cards(450, 660) as [{ left: number; right: number }, { left: number; right: number }];
  expect(sideHidingLeast(one, [one, other], TABLE, WIDTH)).toBe('left');
  expect(sideHidingLeast(other, [one, other], TABLE, WIDTH)).toBe('left');
});

it('a close-up never hides what is looked at as long as it can be helped', () => {
  const full = cards(20, 230, 440, 650, 860);
  expect(sideHidingLeast(full[0]!, full, TABLE, WIDTH)).toBe('right');
  expect(sideHidingLeast(full[4]!, full, TABLE, WIDTH)).toBe('left');
});
