import type { Chance } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { wharf } from '../games/wharf/game.js';
import type { WharfAction } from '../games/wharf/state.js';
import { failureOf } from './broken.js';

describe('barriers', () => {
  const silent = (chance: Chance): Chance => ({ int: (bound) => chance.int(bound), revealed: () => {} });
  const without = (type: WharfAction['type']): typeof wharf => ({
    ...wharf,
    resolve: (state, seat, action, chance, tell) =>
      wharf.resolve(state, seat, action, action.type === type ? silent(chance) : chance, tell),
  });

  test.each(['auction', 'peek', 'grant'] as const)('a reveal by "%s" that is not said', (type) => {
    const failure = failureOf(without(type));
    expect(failure.check).toBe('what comes to light is said to be revealed');
    expect(failure.message).toContain(`{"type":"${type}"}`);
  });

  test('votes counted without saying so', () => {
    const failure = failureOf(without('vote'), { tables: [{ seats: 3, options: { mode: 'crew' } }] });
    expect(failure.check).toBe('what comes to light is said to be revealed');
  });
});
