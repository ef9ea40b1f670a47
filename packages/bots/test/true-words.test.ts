import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import {
  type Action,
  cardOf,
  type Event,
  type Options,
  type PortRoyalOdds,
  portRoyal,
  type State,
  type View,
} from '@roadstead/port-royal';
import { expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { type Decision, decisionOf } from '../src/all.js';
import { portRoyalSkill } from '../src/port-royal/policy/skill.js';
import { deal, playOut } from './tables.js';

const GAMES = FULL ? 60 : 6;
const EPSILON = 1e-9;
const TABLES = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 3, options: { with: ['unterwegs', 'gambler', 'contract-cards'] } },
  { seats: 3, options: { with: ['contracts'], mode: 'co-op', setAside: 1 } },
];

const decisionIn = (state: State, seat: number) =>
  decisionOf(portRoyal, state, seat, new FastRandom('why')) as unknown as Decision<View, Action>;

interface Said {
  readonly state: State;
  readonly seat: number;
  readonly action: Action;
  readonly text: string;
}

/** What would be said of every answer to every question of some games. */
const said: Said[] = [];
for (const { seats, options } of TABLES) {
  for (let game = 0; game < GAMES; game++) {
    const random = new FastRandom(`words/${seats}/${game}`);
    const levels = Array.from({ length: seats }, (_, seat) => (seat % 2 === game % 2 ? 'random' : 'captain'));
    playOut(deal(seats, options, random), levels, random, (now, seat) => {
      const state = portRoyal.clone(now) as State;
      const decision = decisionIn(state, seat);
      if (decision.legal.length < 2) return;
      for (const action of decision.legal) {
        if (!['admit', 'pass', 'discover'].includes(action.type)) continue;
        said.push({ state, seat, action, text: portRoyalSkill.explain!(decision, action, 'en') });
      }
    });
  }
}

const saying = (words: RegExp) =>
  said.flatMap((one) => [...one.text.matchAll(words)].map((match) => ({ ...one, match })));
const bust = (state: State) => (portRoyal.odds!(state, null) as PortRoyalOdds).bust;

function after({ state, seat, action }: Said): State {
  const next = portRoyal.clone(state) as State;
  act(portRoyal, next, seat, action, new FastRandom('after'));
  return next;
}

/** How many cards may be taken if the active player stops here. */
function picks(state: State): number {
  const told: Event[] = [];
  const next = portRoyal.clone(state) as State;
  act(portRoyal, next, state.active, { type: 'stop' }, new FastRandom('stop'), (event) => told.push(event as Event));
  return (told.find(({ type }) => type === 'stopped') as { picks: number }).picks;
}

it('a ship that does no harm makes no other card a danger', () => {
  const all = saying(/does no harm/g);
  expect(all.length).toBeGreaterThan(3);
  for (const one of all) {
    const repelled = after({ ...one, action: { type: 'repel' } });
    if (repelled.phase !== 'discover' || repelled.active !== one.seat) continue;
    // Less of a danger it may be: a ship that is sent away can come again when the pile is shuffled anew.
    expect(bust(after(one)), one.text).toBeLessThanOrEqual(bust(repelled) + EPSILON);
  }
});

it('of a ship that is let in it is told how many cards bust then', () => {
  const all = saying(/; (\d+) of the (\d+) cards that may come would bust then/g);
  expect(all.length).toBeGreaterThan(20);
  for (const one of all) {
    const next = after(one);
    if (next.phase !== 'discover' || next.active !== one.seat) continue;
    expect(bust(next), one.text).toBeCloseTo(Number(one.match[1]) / Number(one.match[2]));
  }
});

it('nothing is worth its price only where no ship would pay', () => {
  /** What each ship would bring, less the fee. */
  const earned = ({ state, seat }: Said) =>
    portRoyal.legal(state, seat).flatMap((action) => {
      if (action.type !== 'take' || action.forgo || action.keep || cardOf(action.uid).type !== 'ship') return [];
      const told: Event[] = [];
      act(portRoyal, portRoyal.clone(state), seat, action, new FastRandom('take'), (event) =>
        told.push(event as Event),
      );
      const traded = told.find((event) => event.type === 'traded');
      const fee = told.find((event) => event.type === 'fee' && event.seat === seat);
      return (traded as { coins: number }).coins - ((fee as { n: number } | undefined)?.n ?? 0);
    });
  const all = saying(/Nothing here is worth its price/g);
  expect(all.length).toBeGreaterThan(50);
  for (const one of all) expect(Math.max(0, ...earned(one)), one.text).toBe(0);
  const ships = saying(/A ship would bring (\d+) coins? after the fee/g);
  expect(ships.length).toBeGreaterThan(20);
  for (const one of ships) expect(Math.max(0, ...earned(one)), one.text).toBe(Number(one.match[1]));
});

it('PR-P7 a colour more brings as many cards as is said, governors counted', () => {
  const ships = ['base_ship_red_1_1c', 'base_ship_black_2_1c', 'base_ship_blue_1_1c', 'base_ship_green_1_1c'];
  for (const governors of [0, 1, 2]) {
    const display = Array.from({ length: governors }, () => 'base_governor_8_0');
    const options = parseOptions(portRoyal.options, {}) as Options;
    const byHand = { hands: { 0: { coins: 3, display } }, stack: [...ships, 'base_ship_yellow_1_1c'] };
    const state = begin(portRoyal, { seats: 2, options, start: 0, byHand }, new FastRandom('hand'));
    const told: string[] = [];
    while (state.harbour.length < 5) {
      const said = portRoyalSkill.explain!(decisionIn(state, 0), { type: 'discover' }, 'en');
      told.push(/One colour more, and (\d+) cards/.exec(said)?.[1] ?? '');
      act(portRoyal, state, 0, { type: 'discover' }, new FastRandom('x'));
      if (told.at(-1) !== '') expect(picks(state)).toBe(Number(told.at(-1)));
    }
    expect(told.filter((text) => text !== '')).toEqual([`${2 + governors}`, `${3 + governors}`]);
  }
});
