import type { AnyGame } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { lots } from '../games/lots.js';
import { wharf } from '../games/wharf/game.js';
import type { WharfAction } from '../games/wharf/state.js';
import { after, type Breakage, failureOf } from './broken.js';

describe('endings', () => {
  const ranked = (...places: number[]) => ({ winners: [0], ranking: places.map((place, seat) => ({ seat, place })) });
  const atEnd = (result: object): Partial<typeof wharf> => ({
    result: (state) => (state.phase === 'over' ? (result as never) : null),
  });
  const tables = { tables: [{ seats: 3 }], every: 100 };
  test.each<Breakage<typeof wharf>>([
    ['a result before the end', 'there is a result exactly at the end', { result: () => ranked(1, 2, 3) }],
    ['no result at the end', 'there is a result exactly at the end', { result: () => null }],
    ['a seat without a place', 'the result is sound', atEnd(ranked(1, 2))],
    ['nobody in first place', 'the result is sound', atEnd({ ...ranked(2, 3, 4), winners: [] })],
    ['places that jump', 'the result is sound', atEnd(ranked(1, 1, 5))],
    ['places in the wrong order', 'the result is sound', atEnd(ranked(1, 3, 2))],
    ['a victory together that leaves somebody out', 'the result is sound', atEnd({ ...ranked(1, 1, 1), won: true })],
    ['a defeat together with a winner', 'the result is sound', atEnd({ ...ranked(1, 1, 1), won: false })],
    ['a winner who is second', 'the result is sound', atEnd({ ...ranked(1, 2, 3), winners: [1] })],
  ])('%s', (_, check, change) => {
    expect(failureOf({ ...wharf, ...change } as AnyGame, tables).check).toBe(check);
  });

  test('a game that never ends', () => {
    const calm: typeof wharf = {
      ...wharf,
      ...after((state, { type }) => {
        if (type !== 'pass' || state.lost.length === 0) return;
        state.stack.unshift(state.lost.pop()!);
        if (state.phase === 'over') state.phase = 'turn';
      }),
    };
    const policy = ({ actions }: { actions: readonly WharfAction[] }) => actions.at(-1)!;
    const failure = failureOf(calm, { longest: 40, every: 20, policy });
    expect(failure.message).toContain('the game ends: not within 40 acts');
  });
});

describe('light checks', () => {
  const light = { depth: 'light', games: 30 } as const;
  test.each<Breakage<typeof lots>>([
    [
      'a crash',
      'the game can be played',
      {
        resolve: () => {
          throw new Error('a bug');
        },
      },
    ],
    [
      'a card that gets lost',
      'inventory is conserved',
      {
        resolve: (...args) => {
          lots.resolve(...args);
          args[0].discard.pop();
        },
      },
    ],
    ['no result', 'there is a result exactly at the end', { result: () => null }],
  ])('%s', (_, check, change) => {
    expect(failureOf({ ...lots, ...change } as AnyGame, light).check).toBe(check);
  });

  test('a game that never ends', () => {
    expect(failureOf(wharf, { ...light, longest: 5 }).check).toBe('the game ends');
  });
});

test('a failure says where, and can be seen again', () => {
  const broken = { ...wharf, ...after((state) => state.stack.length < 4 && state.discard.pop()) };
  const failure = failureOf(broken);
  const { seed, number } = failure.voyage;
  expect(failure.message).toContain(
    `wharf, seed "broken", game ${number}, step ${failure.step}: inventory is conserved: `,
  );
  expect(failure.message).toContain(`{ seed: 'broken', first: ${number}, games: 1 }`);
  expect(failureOf(broken, { seed, first: number, games: 1 }).message).toBe(failure.message);
});
