import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import {
  type Action,
  type CampaignState,
  type Options,
  type PortRoyalResult,
  portRoyal,
  type State,
} from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { botFor, decisionOf } from '../src/index.js';
import { QUICK } from './play-out.js';
import { deal, playOut } from './tables.js';

const TOGETHER = { chapter: 1, mode: 'co-op' };

const LOST_ONCE: CampaignState = {
  chapter: 1,
  groups: [80],
  failures: 1,
  defeats: 1,
  coopWins: [],
  history: [{ chapter: 1, mode: 'co-op', players: 2, won: false }],
  crowned: false,
};

/** How many of some games a team wins. */
function winsOf(level: string, seats: number, chapter: number, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const random = new FastRandom(`team/${chapter}/${seats}/${game}`);
    const state = deal(seats, { chapter, ...(seats > 1 && { mode: 'co-op' }) }, random);
    const end = playOut(state, Array(seats).fill(level), random);
    if ((portRoyal.result(end) as PortRoyalResult).won) won++;
  }
  return won;
}

describe('a chapter together', () => {
  it.each([
    { seats: 1, chapter: 1 },
    { seats: 2, chapter: 3 },
  ])('captains win some of 20 games in chapter $chapter with $seats, greedy ones none', ({ seats, chapter }) => {
    const games = FULL ? 100 : 20;
    expect(winsOf('captain', seats, chapter, games)).toBeGreaterThanOrEqual(games / 20);
    expect(winsOf('greedy', seats, chapter, games)).toBe(0);
  });

  it.each([
    ['captain', 1, QUICK],
    ['admiral', 30, { iterations: 12 }],
  ] as const)(
    'what a %s bot cannot see never changes what it does, nor does chance with the same seed',
    (level, oneIn, budget) => {
      const random = new FastRandom(`hidden/${level}`);
      const bot = botFor('port-royal', level)!;
      const thought = (state: State, seat: number) => {
        const { action, estimates } = bot.choose(decisionOf(portRoyal, state, seat, new FastRandom('same')), budget);
        return { action, estimates };
      };
      playOut(deal(2, { ...TOGETHER, chapter: 2 }, random), ['captain', 'captain'], random, (state, seat) => {
        if (random.int(oneIn) > 0) return;
        const chosen = thought(state, seat);
        expect(thought(state, seat)).toEqual(chosen);
        expect(thought(portRoyal.redeal(state, seat, random), seat)).toEqual(chosen);
      });
    },
  );
});

describe('what only one of a team has to have', () => {
  /** What a captain does in seat 0 with a captain to be hired for four coins, and nothing else in the harbour. */
  function withSomebodyToHire(own: number, friends: number, isPaid: boolean): string {
    const hand = (character: string, coins: number) => ({ character, coins, display: ['base_sailor_3_1'] });
    const table = {
      seats: 2,
      options: parseOptions(portRoyal.options, { ...TOGETHER, chapter: 5 }) as Options,
      start: 0,
      byHand: {
        missions: ['50'],
        stack: ['base_captain_4_1'],
        events: { pile: ['event_fog', 'event_alms', 'event_months_end'] },
        hands: { 0: { ...hand('char_jean', own), missions: isPaid ? ['50'] : [] }, 1: hand('char_grace', friends) },
      },
    };
    const random = new FastRandom('tax');
    const state = begin(portRoyal, table, random);
    act(portRoyal, state, 0, { type: 'stop' }, random);
    return botFor('port-royal', 'captain')!.choose(decisionOf(portRoyal, state, 0, random)).action.type;
  }

  it('PR-A17 the richest keeps the coins that a tax is to be paid with; the others, and all once it is paid, spend theirs', () => {
    expect(withSomebodyToHire(12, 4, false)).toBe('pass');
    expect(withSomebodyToHire(12, 14, false)).toBe('take');
    expect(withSomebodyToHire(12, 4, true)).toBe('take');
  });
});

describe('a chapter against each other', () => {
  it('a captain beats three greedy ones in more than half of the games', () => {
    const games = FULL ? 200 : 15;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const random = new FastRandom(`rivals/${game}`);
      const levels = Array.from({ length: 4 }, (_, seat) => (seat === game % 4 ? 'captain' : 'greedy'));
      const end = playOut(deal(4, { chapter: 1 + (game % 5) }, random), levels, random);
      if (portRoyal.result(end)!.winners.includes(game % 4)) won++;
    }
    expect(won).toBeGreaterThan(games / 2);
  });

  it('every question of a chapter is answered with something legal', () => {
    const asked = new Set<string>();
    const shapes = [
      { seats: 2, options: { chapter: 'variable', characters: 'pick' } },
      { seats: 2, options: { chapter: 5 } },
      { seats: 3, options: { ...TOGETHER, chapter: 4 } },
      { seats: 2, options: { ...TOGETHER, campaign: LOST_ONCE } },
    ];
    const random = new FastRandom('questions');
    const captain = botFor('port-royal', 'captain')!;
    for (const { seats, options } of shapes) {
      for (let game = 0; game < 4; game++) {
        playOut(deal(seats, options, random), Array(seats).fill('captain'), random, (state, seat) => {
          const pending = portRoyal.view(state, seat).pending as { kind: string } | null;
          if (pending !== null) asked.add(pending.kind);
          const decision = decisionOf(portRoyal, state, seat, new FastRandom('x'));
          expect(decision.legal as readonly Action[]).toContainEqual(captain.choose(decision).action);
        });
      }
    }
    expect([...asked].sort()).toEqual(
      expect.arrayContaining(['audience', 'buyOff', 'character', 'look', 'mission', 'share']),
    );
  });
});
