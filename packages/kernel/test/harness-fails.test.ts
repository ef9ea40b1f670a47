import type { AnyGame, Chance } from '@roadstead/kernel';
import { type CheckOptions, checkGame, HarnessFailure } from '@roadstead/kernel/harness';
import { describe, expect, test } from 'vitest';
import { lots } from './games/lots.js';
import { type WharfView, wharf } from './games/wharf/game.js';
import type { WharfAction, WharfEvent, WharfState } from './games/wharf/state.js';

/** Plays games with broken rules and gives back the failure. */
function failureOf(game: AnyGame, options: Partial<CheckOptions<WharfAction, WharfView>> = {}): HarnessFailure {
  try {
    checkGame(game, { games: 8, seed: 'broken', longest: 300, tables: [{ seats: 3 }, { seats: 2 }], ...options });
  } catch (error) {
    if (error instanceof HarnessFailure) return error;
    throw error;
  }
  throw new Error('The harness has not noticed');
}

/** The same game, but after each action something goes wrong. */
function after(spoil: (state: WharfState, action: WharfAction, chance: Chance) => void): Partial<typeof wharf> {
  return {
    resolve(state, seat, action, chance, tell) {
      wharf.resolve(state, seat, action, chance, tell);
      spoil(state, action, chance);
    },
  };
}

type Breakage<G> = [flaw: string, check: string | RegExp, change: Partial<G>];

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
    [
      'not asking a seat whose hand leaves no choice',
      /being asked betrays nothing|said to be revealed/,
      { asksAnyway: () => false },
    ],
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

  test('votes that show before all have voted', () => {
    const open: typeof wharf = { ...wharf, view: (state) => ({ ...wharf.view(state, null), vote: state.votes[0]! }) };
    expect(failureOf(open, crewTables).check).toBe('views leak nothing');
  });
});

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
          wharf.legal(state, seat).flatMap((action) => (action.type === 'auction' ? [action, odd] : [action])),
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
      { odds: (state, seat) => ({ ...wharf.odds(state, seat), total: 3 }) },
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

describe('endings', () => {
  const ranked = (...places: number[]) => ({ winners: [0], ranking: places.map((place, seat) => ({ seat, place })) });
  const atEnd = (result: object): Partial<typeof wharf> => ({
    result: (state) => (state.phase === 'over' ? (result as never) : null),
  });
  const tables = { tables: [{ seats: 3 }] };
  test.each<Breakage<typeof wharf>>([
    ['a result before the end', 'there is a result exactly at the end', { result: () => ranked(1, 2, 3) }],
    ['no result at the end', 'there is a result exactly at the end', { result: () => null }],
    ['a seat without a place', 'the result is sound', atEnd(ranked(1, 2))],
    ['nobody in first place', 'the result is sound', atEnd({ ...ranked(2, 3, 4), winners: [] })],
    ['places that jump', 'the result is sound', atEnd(ranked(1, 1, 5))],
    ['places in the wrong order', 'the result is sound', atEnd(ranked(1, 3, 2))],
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
    `wharf, seed "broken", game ${number}, step ${failure.step}: inventory is conserved: seat `,
  );
  expect(failure.message).toContain(`{ seed: 'broken', first: ${number}, games: 1 }`);
  expect(failureOf(broken, { seed, first: number, games: 1 }).message).toBe(failure.message);
});
