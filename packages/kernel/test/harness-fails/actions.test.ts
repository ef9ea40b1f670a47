import type { AnyGame } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { wharf } from '../games/wharf/game.js';
import type { WharfAction } from '../games/wharf/state.js';
import { after, type Breakage, failureOf } from './broken.js';

describe('actions', () => {
  let calls = 0;
  const odd: WharfAction = { type: 'ask', seat: 7 };
  test.each<Breakage<typeof wharf>>([
    ['a crate that gets lost', 'inventory is conserved', after((state) => state.discard.pop())],
    ['a coin out of nowhere', 'inventory is conserved', after((state, { type }) => type === 'bid' && state.bank++)],
    [
      'a list in another order each time',
      'legal is stable',
      {
        legal(state, seat) {
          const asks = wharf.legal(state, seat).filter((action) => action.type === 'ask');
          const rest = wharf.legal(state, seat).filter((action) => action.type !== 'ask');
          const turned = calls++ % 2 === 0 ? asks : asks.toReversed();
          return [...rest.slice(0, 1), ...turned, ...rest.slice(1)];
        },
      },
    ],
    [
      'actions for a seat that need not act',
      'legal is empty for seats that need not act',
      {
        legal: (state, seat) => (wharf.toAct(state).includes(seat) ? wharf.legal(state, seat) : [{ type: 'pass' }]),
      },
    ],
    [
      'the same action twice',
      'legal actions are unique',
      { legal: (state, seat) => wharf.legal(state, seat).flatMap((action) => [action, action]) },
    ],
    [
      'actions out of order',
      'legal is grouped by actionTypes',
      { legal: (state, seat) => wharf.legal(state, seat).toReversed() },
    ],
    ['an action of no known type', 'legal is grouped by actionTypes', { actionTypes: ['pass'] }],
    [
      'a legal action that the rules cannot carry out',
      'every legal action applies',
      {
        legal: (state, seat) =>
          wharf.legal(state, seat).flatMap((action) => [action, ...(action.type === 'auction' ? [odd] : [])]),
        resolve(state, seat, action, chance, tell) {
          if (action.type === 'ask') state.players[action.seat]!.tokens += 0;
          wharf.resolve(state, seat, action, chance, tell);
        },
      },
    ],
    [
      'a seat without any action',
      'every legal action applies',
      { legal: (state, seat) => (state.phase === 'leave' ? [] : wharf.legal(state, seat)) },
    ],
    [
      'dice of its own',
      'the same action with the same chance does the same',
      after((state) => (state.high += Math.random())),
    ],
    [
      'telling that changes the game',
      'the same action with the same chance does the same',
      {
        resolve(state, seat, action, chance, tell) {
          wharf.resolve(state, seat, action, chance, tell);
          tell?.({ type: 'asked', seat: state.players[0]!.tokens-- });
        },
      },
    ],
    [
      'a reveal only while somebody listens',
      'the same action with the same chance does the same',
      {
        resolve(state, seat, action, chance, tell) {
          wharf.resolve(state, seat, action, chance, tell);
          if (tell) chance.revealed();
        },
      },
    ],
    [
      'an event that goes on changing',
      'what was told stands',
      {
        resolve(state, seat, action, chance, tell) {
          wharf.resolve(state, seat, action, chance, tell);
          tell?.({ type: 'votes', votes: state.discard as never });
        },
      },
    ],
    [
      'an event for a seat that is not there',
      'events have an audience',
      {
        resolve(state, seat, action, chance, tell) {
          wharf.resolve(state, seat, action, chance, tell);
          tell?.({ type: 'over' }, [9]);
        },
      },
    ],
  ])('%s', (_, check, change) => {
    expect(failureOf({ ...wharf, ...change } as AnyGame).check).toMatch(check);
  });
});
