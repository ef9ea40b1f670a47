import type { AnyGame } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { lots } from '../games/lots.js';
import { wharf } from '../games/wharf/game.js';
import { type Breakage, failureOf } from './broken.js';

describe('secrets', () => {
  const crewTables = { tables: [{ seats: 3, options: { mode: 'crew' } }] };

  test.each<Breakage<typeof lots>>([
    [
      'a view with the top card',
      'views leak nothing',
      { view: (state, seat) => ({ ...lots.view(state, seat), top: state.pile[0] }) },
    ],
    [
      'a view with all hands',
      'views leak nothing',
      { view: (state) => ({ ...lots.view(state, 0), hands: state.hands }) },
    ],
    [
      'legal actions in an order that betrays the pile',
      'views leak nothing',
      {
        legal(state, seat) {
          const actions = lots.legal(state, seat);
          return state.pile[0]! % 2 === 0 ? actions : actions.toReversed();
        },
      },
    ],
    [
      'odds that know the pile',
      'views leak nothing',
      { odds: (state) => ({ total: 1, weights: { [`lot-${state.pile.at(-1)}`]: 1 } }) },
    ],
    [
      'a redeal of the own hand',
      'views leak nothing',
      { redeal: (state, seat, random) => lots.redeal(state, seat === 0 ? 1 : seat, random) },
    ],
    [
      'a redeal that loses a card',
      'views leak nothing',
      {
        redeal(state, seat, random) {
          const dealt = lots.redeal(state, seat, random);
          dealt.pile[0] = dealt.pile.at(-1)!;
          return dealt;
        },
      },
    ],
    ['a redeal that changes nothing', 'a redeal deals hidden things anew', { redeal: (state) => lots.clone(state) }],
    ['a redeal that is the state', 'a redeal is a state of its own', { redeal: (state) => state }],
    [
      'a redeal that cannot be played',
      'a redealt state can be played on',
      {
        redeal: (state, seat, random) => ({ ...lots.redeal(state, seat, random), isDealt: true }),
        resolve(state, ...rest) {
          if ('isDealt' in state) throw new Error('lost');
          lots.resolve(state, ...rest);
        },
      },
    ],
    ['not asking a seat whose hand leaves no choice', 'being asked betrays nothing', { asksAnyway: () => false }],
    [
      'a secret choice told to all',
      'secret choices stay secret',
      {
        resolve: (state, seat, action, chance, tell) =>
          lots.resolve(state, seat, action, chance, tell && ((event) => tell(event))),
      },
    ],
    [
      'a secret choice told in the stand-in',
      'secret choices stay secret',
      {
        resolve: (state, seat, action, chance, tell) =>
          lots.resolve(
            state,
            seat,
            action,
            chance,
            tell && ((event, only, others) => tell(event, only, others && event)),
          ),
      },
    ],
  ])('%s', (_, check, change) => {
    expect(failureOf({ ...lots, ...change } as AnyGame).check).toMatch(check);
  });

  test('what one seat looked at told to all', () => {
    const loud: typeof wharf = {
      ...wharf,
      resolve: (state, seat, action, chance, tell) =>
        wharf.resolve(
          state,
          seat,
          action,
          chance,
          tell && ((event, only, others) => (event.type === 'peeked' ? tell(event) : tell(event, only, others))),
        ),
    };
    expect(failureOf(loud).check).toBe('events leak nothing');
  });

  test('a redeal that brings a coin along', () => {
    const rich: typeof wharf = { ...wharf, redeal: (...args) => ({ ...wharf.redeal(...args), bank: 30 }) };
    const failure = failureOf(rich);
    expect(failure.check).toBe('views leak nothing');
    expect(failure.message).toContain('inventory');
  });

  test('votes that show before all have voted', () => {
    const open: typeof wharf = { ...wharf, view: (state) => ({ ...wharf.view(state, null), vote: state.votes[0]! }) };
    expect(failureOf(open, crewTables).check).toBe('views leak nothing');
  });
});
