import type { AnyGame } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { wharf } from '../games/wharf/game.js';
import type { WharfEvent } from '../games/wharf/state.js';
import { type Breakage, failureOf } from './broken.js';

describe('states', () => {
  const withState = (extra: object): Partial<typeof wharf> => ({
    setup: (...args) => ({ ...wharf.setup(...args), ...extra }),
  });
  test.each<Breakage<typeof wharf>>([
    ['a Map in the state', 'everything is plain JSON', withState({ seen: new Map() })],
    ['a field that is undefined', 'everything is plain JSON', withState({ seen: undefined })],
    ['a number that is none', 'everything is plain JSON', withState({ seen: Number.NaN })],
    ['a function in the state', 'everything is plain JSON', withState({ next: () => {} })],
    ['a list with gaps', 'everything is plain JSON', withState({ seen: Array(3) })],
    [
      'a view with a class in it',
      'everything is plain JSON',
      { view: (state, seat) => ({ ...wharf.view(state, seat), now: new Date(0) }) },
    ],
    [
      'an event with an undefined field',
      'everything is plain JSON',
      {
        setup: (table, chance, tell) => {
          tell?.({ type: 'over', why: undefined } as WharfEvent);
          return wharf.setup(table, chance, tell);
        },
      },
    ],
    [
      'a clone that forgets',
      'a clone is equal',
      { clone: (state) => ({ ...wharf.clone(state), bank: 0, discard: [], high: 7 }) },
    ],
    ['a clone that is no copy', 'a clone is independent', { clone: (state) => state }],
    ['a clone that shares', /./, { clone: (state) => ({ ...state }) }],
    [
      'a view that changes the state',
      'looking changes nothing',
      {
        view: (state, seat) => {
          state.bank += 0;
          state.votes.reverse();
          state.discard.push(...state.stack.splice(0, 1));
          return wharf.view(state, seat);
        },
      },
    ],
    [
      'a seat that is to act twice',
      'toAct is sound',
      { toAct: (state) => wharf.toAct(state).flatMap((seat) => [seat, seat]) },
    ],
    [
      'odds that do not add up',
      'odds are sound',
      { odds: (state, seat) => ({ ...wharf.odds!(state, seat), total: 3 }) },
    ],
    ['odds below nothing', 'odds are sound', { odds: () => ({ total: 0, weights: { a: -1, b: 1 } }) }],
    ['a score for nobody', 'there is a score for each seat', { score: () => [] }],
    [
      'rules that cannot be set up',
      'a table can be set up',
      {
        setup: () => {
          throw new Error('no');
        },
      },
    ],
  ])('%s', (_, check, change) => {
    expect(failureOf({ ...wharf, ...change } as AnyGame).check).toMatch(check);
  });
});
