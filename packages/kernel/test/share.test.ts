import { type Result, shareOf } from '@roadstead/kernel';
import { expect, test } from 'vitest';

const ranking = [
  { seat: 0, place: 1 },
  { seat: 1, place: 1 },
];

function shares(result: Omit<Result, 'ranking'>): number[] {
  return ranking.map(({ seat }) => shareOf({ ranking, ...result }, seat));
}

test('a draw is divided, even a draw of all', () => {
  expect(shares({ winners: [0, 1] })).toEqual([0.5, 0.5]);
  expect(shares({ winners: [1] })).toEqual([0, 1]);
  expect(shares({ winners: [] })).toEqual([0, 0]);
});

test('those who play together win or lose as a whole', () => {
  expect(shares({ winners: [0, 1], won: true })).toEqual([1, 1]);
  expect(shares({ winners: [], won: false })).toEqual([0, 0]);
});
