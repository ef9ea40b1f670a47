import { expect, it } from 'vitest';
import { partAround } from '../../src/games/close-to.js';

const BOARD = { width: 1400, height: 840 };

it('a part of a board has its points in the middle, is never outside, and as wide for its height as a picture', () => {
  expect(partAround([[700, 400]], BOARD, 150)).toBe('500 250 400 300');
  expect(partAround([[10, 830]], BOARD, 150)).toBe('0 540 400 300');
  expect(
    partAround(
      [
        [300, 400],
        [900, 500],
      ],
      BOARD,
      100,
    ),
  ).toBe('200 150 800 600');
});

it('what is nearly all of a board is all of it', () => {
  expect(
    partAround(
      [
        [100, 100],
        [1300, 800],
      ],
      BOARD,
      50,
    ),
  ).toBe('0 0 1400 840');
});
