import { act, begin, FastRandom, parseOptions, type TableSetup } from '@roadstead/kernel';
import { type Action, CATALOGUE, type Options, portRoyal, type State } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { botFor, decisionOf } from '../src/all.js';
import { deckOf } from '../src/port-royal/policy/deck.js';
import { ROWS } from '../src/port-royal/policy/rows.js';
import { TeamPlan } from '../src/port-royal/policy/team-plan.js';
import { deal, playOut } from './tables.js';

type ByHand = NonNullable<TableSetup['byHand']>;

function byHand(seats: number, options: Record<string, unknown>, position: ByHand): State {
  const table = { seats, options: parseOptions(portRoyal.options, options) as Options, start: 0, byHand: position };
  return begin(portRoyal, table, new FastRandom('by hand'));
}

/** What a captain does in the position, after the cards on top have been turned up. */
function captain(state: State): Action {
  const [seat] = portRoyal.toAct(state);
  return botFor('port-royal', 'captain')!.choose(decisionOf(portRoyal, state, seat!, new FastRandom('x'))).action;
}

function turnUp(state: State, cards: number): State {
  for (let i = 0; i < cards; i++) {
    if (portRoyal.view(state, 0).harbour.length < cards)
      act(portRoyal, state, 0, { type: 'discover' }, new FastRandom('x'));
  }
  return state;
}

const ALL_WITH = [
  [],
  ['unterwegs'],
  ['gambler'],
  ['contract-cards'],
  ['unterwegs', 'gambler'],
  ['unterwegs', 'gambler', 'contract-cards'],
  ['contracts'],
  ['unterwegs', 'gambler', 'contracts'],
];

/** Every kind of table, each with the fewest and the most players. */
const TABLES = [
  ...ALL_WITH.flatMap((boxes) => ['standard', 'expedition'].map((end) => ({ with: boxes, end }))),
  { box: 'unterwegs' },
  { with: ['contracts'], mode: 'co-op' },
  { with: ['unterwegs', 'gambler', 'contracts'], mode: 'co-op' },
].flatMap((options) => {
  const parsed = parseOptions(portRoyal.options, options) as Options;
  const fit = [1, 2, 3, 4, 5].filter((seats) => portRoyal.refuses({ seats, options: parsed }) === null);
  return [fit[0]!, fit.at(-1)!].map((seats) => ({ seats, options: options as Record<string, unknown> }));
});

describe.each(TABLES)('at a table of $seats with $options', ({ seats, options }) => {
  it('captains, and those who err, come to an end', () => {
    const random = new FastRandom(`end/${seats}/${JSON.stringify(options)}`);
    for (const level of ['captain', 'sailor']) {
      expect(portRoyal.result(playOut(deal(seats, options, random), Array(seats).fill(level), random))).not.toBeNull();
    }
  });

  it('the cards in play are known by counting them', () => {
    const random = new FastRandom(`deck/${seats}`);
    const start = deal(seats, options, random);
    const uids = portRoyal.inventory(start).filter((thing) => typeof thing === 'number');
    const inPlay = ROWS.map(({ card }) => uids.filter((uid) => CATALOGUE[uid] === card).length);
    const known = ROWS.map(({ card }, row) => ('laidOutFor' in card && card.laidOutFor ? 0 : inPlay[row]!));
    playOut(start, Array(seats).fill('captain'), random, (state, seat) => {
      expect(deckOf(portRoyal.view(state, seat))).toEqual(known);
    });
  });
});

const WITH_13 = ['base_admiral_9_3', 'base_admiral_9_3', 'base_pirate_9_3', 'base_jester_9_3', 'base_pirate_5_1'];
const WITH_10 = ['base_sailor_7_3', 'base_pirate_7_2', 'base_jester_7_2', 'base_admiral_7_2', 'base_sailor_3_1'];

/** What a captain does in the last turn of the game, with this harbour, against a rival with 13 influence and so many coins. */
function inLastTurn(
  own: { coins: number; display: readonly string[] },
  harbour: readonly string[],
  next: readonly string[] = [],
  coins = 0,
): Action {
  const hands = { 0: { coins, display: WITH_13 }, 1: own };
  const state = byHand(2, {}, { hands, stack: ['base_trader_yellow_5_2', ...harbour, ...next] });
  while (portRoyal.view(state, 1).active === 0) {
    const [seat] = portRoyal.toAct(state);
    const legal = portRoyal.legal(state, seat!);
    const done = legal.find(({ type }) => ['stop', 'pass', 'endTurn'].includes(type));
    act(portRoyal, state, seat!, done ?? legal[0]!, new FastRandom('x'));
  }
  expect(portRoyal.view(state, 1).endTriggered).toBe(true);
  while (portRoyal.view(state, 1).harbour.length < harbour.length) {
    act(
      portRoyal,
      state,
      1,
      { type: portRoyal.view(state, 1).phase === 'repel' ? 'admit' : 'discover' },
      new FastRandom('x'),
    );
  }
  return captain(state);
}

describe('a captain', () => {
  it('PR-E3 ends the game although somebody without an expedition has more influence', () => {
    const rich = ['base_admiral_9_3', 'base_admiral_9_3', 'base_pirate_9_3', 'base_sailor_7_3', 'base_jester_9_3'];
    const own = ['base_expedition_2captain_1settler', 'base_mademoiselle_9_3', 'base_jester_7_2'];
    const state = byHand(
      2,
      { end: 'expedition' },
      { hands: { 0: { coins: 20, display: own }, 1: { coins: 0, display: rich } }, stack: ['base_sailor_5_2'] },
    );
    turnUp(state, 1);
    act(portRoyal, state, 0, { type: 'stop' }, new FastRandom('x'));
    expect(captain(state).type).toBe('take');
  });

  it('PR-O4 spends no cube on a contract that a friend has fulfilled', () => {
    const random = new FastRandom('cubes');
    for (let game = 0; game < 20; game++) {
      const end = playOut(deal(3, { with: ['contracts'], mode: 'co-op' }, random), Array(3).fill('captain'), random);
      for (const { slots } of portRoyal.view(end, 0).contracts!) {
        expect(slots.filter((taker) => taker !== null).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('PR-O4 pays for the card that completes a contract, however many friends could do it as well', () => {
    const contracts = ['contract_maritime_supremacy', 'contract_fighter', 'contract_explorer'];
    const options = { with: ['contracts'], mode: 'co-op', setAside: 0, contracts };
    for (const seats of [2, 3, 4, 5]) {
      const others = Object.fromEntries(
        [1, 2, 3, 4].slice(0, seats - 1).map((seat) => [seat, { coins: 3, display: ['base_captain_4_1'] }]),
      );
      const hands = { 0: { coins: 9, display: ['base_captain_4_1'] }, ...others };
      const state = byHand(seats, options, { hands, timeStack: ['contracts_vice_admiral_9_3'] });
      turnUp(state, 1);
      act(portRoyal, state, 0, { type: 'stop' }, new FastRandom('x'));
      expect(captain(state).type).toBe('take');
    }
  });

  it('PR-O7 plans for every contract, and for no seat more than its cubes', () => {
    const random = new FastRandom('plan');
    playOut(deal(5, { with: ['contracts'], mode: 'co-op' }, random), Array(5).fill('captain'), random, (state) => {
      const view = portRoyal.view(state, 0);
      const { jobs } = new TeamPlan(view);
      const fresh = jobs.filter(({ owner, seats }) => owner >= 0 && !seats[owner]!.hasCube);
      // A table has cubes for all of its contracts.
      expect(jobs.filter(({ owner }) => owner < 0)).toEqual([]);
      for (const { seat, cubes: own } of view.players) {
        expect(fresh.filter(({ owner }) => owner === seat).length).toBeLessThanOrEqual(own);
      }
    });
  });

  it('PR-O6 puts no card aside before the first turn, and a beginner does not slip there', () => {
    for (let game = 0; game < 12; game++) {
      const random = new FastRandom(`first ${game}`);
      const state = deal(1 + (game % 5), { with: ['contracts'], mode: 'co-op' }, random);
      const [seat] = portRoyal.toAct(state);
      for (const level of ['greedy', 'deckhand', 'captain']) {
        const { action, why } = botFor('port-royal', level)!.choose(decisionOf(portRoyal, state, seat!, random));
        expect([level, action]).toEqual([level, { type: 'setAside', cards: 0 }]);
        expect(why('en')).toMatch(/only after a win/);
      }
    }
  });

  it('PR-K6 goes on to bust while all wait for the jinx', () => {
    const contracts = ['contract_jinx', 'contract_small_court'];
    const options = { with: ['contracts'], mode: 'co-op', setAside: 0, contracts };
    const stack = ['base_ship_red_1_1c', 'base_ship_black_2_1c', 'base_ship_blue_1_1c'];
    const state = byHand(1, options, { timeStack: stack.slice(0, 1), stack: stack.slice(1) });
    turnUp(state, 3);
    expect(captain(state)).toEqual({ type: 'discover' });
  });

  it('PR-U4 takes the ship that slides under a wholesaler rather than a richer one', () => {
    const state = byHand(
      2,
      { with: ['unterwegs'] },
      {
        hands: { 0: { coins: 0, display: ['unterwegs_wholesaler_green_6_2'] } },
        stack: ['base_ship_green_1_1c', 'base_ship_red_skull_3c'],
      },
    );
    turnUp(state, 2);
    act(portRoyal, state, 0, { type: 'stop' }, new FastRandom('x'));
    const action = captain(state);
    expect(action.type === 'take' && CATALOGUE[action.uid]!.id).toBe('base_ship_green_1_1c');
  });

  it('PR-X1 keeps a symbol from a rival who could claim an expedition with it', () => {
    const crew = ['base_priest_4_1', 'base_settler_4_1'];
    const stack = ['base_expedition_2priest_1settler', 'base_priest_4_1', 'base_sailor_5_2'];
    const choice = (display: readonly string[]) => {
      const hands = { 0: { coins: 6, display: [] }, 1: { coins: 6, display } };
      const state = byHand(2, {}, { hands, stack });
      while (portRoyal.view(state, 0).harbour.length < 2)
        act(portRoyal, state, 0, { type: 'discover' }, new FastRandom('x'));
      act(portRoyal, state, 0, { type: 'stop' }, new FastRandom('x'));
      const action = captain(state);
      return action.type === 'take' && CATALOGUE[action.uid]!.id;
    };
    expect(choice([])).toBe('base_sailor_5_2');
    expect(choice(crew)).toBe('base_priest_4_1');
  });

  it('PR-E1 goes on in the last turn where what lies there is not enough', () => {
    const ships = ['base_ship_red_1_1c', 'base_ship_black_2_1c', 'base_ship_blue_1_1c', 'base_ship_green_1_1c'];
    for (let turnedUp = 0; turnedUp <= ships.length; turnedUp++) {
      const choice = inLastTurn({ coins: 9, display: [] }, ships.slice(0, turnedUp), ships.slice(turnedUp));
      expect(choice).toEqual({ type: 'discover' });
    }
  });

  it('PR-E1 counts in the last turn what it may take and pay for, not all that lies there', () => {
    const cheap = ['yellow', 'blue', 'green', 'red', 'black'].map((colour) => `base_trader_${colour}_3_1`);
    const harbour = ['base_ship_red_skull_3c', ...cheap];
    expect(inLastTurn({ coins: 4, display: WITH_10 }, harbour)).toEqual({ type: 'discover' });
    const colours = ['base_ship_black_2_1c', 'base_ship_blue_1_1c', 'base_ship_green_1_1c'];
    const with11 = [...WITH_10, 'base_sailor_3_1'];
    expect(inLastTurn({ coins: 4, display: with11 }, [...harbour, ...colours])).toEqual({ type: 'stop' });
    expect(inLastTurn({ coins: 1, display: with11 }, [...harbour, ...colours])).toEqual({ type: 'discover' });
    const with12 = [...with11, 'base_sailor_3_1'];
    expect(inLastTurn({ coins: 4, display: with12 }, harbour)).toEqual({ type: 'stop' });
    expect(inLastTurn({ coins: 4, display: with12 }, harbour, [], 4)).toEqual({ type: 'discover' });
  });

  it('PR-G1 uses its gamblers', () => {
    const random = new FastRandom('gamble');
    let gambled = 0;
    for (let game = 0; game < 20; game++) {
      playOut(deal(2, { with: ['gambler'] }, random), ['captain', 'captain'], random, (state, seat) => {
        gambled = Math.max(gambled, portRoyal.view(state, seat).gambled!);
      });
    }
    expect(gambled).toBeGreaterThan(0);
  });
});
