import { type AnyGame, act, begin, FastRandom, type TableSetup } from '@roadstead/kernel';
import {
  type Action,
  DECIDING,
  LAIR,
  LAKE,
  MOVE,
  PASS,
  PAY,
  PLAY_BLOW,
  PLAY_THINKING,
  ransom,
  SPACES,
  type State,
  spaceNumber,
  swordAndSkull,
  winChance,
  winningRolls,
} from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full.js';
import { botFor, decisionOf, tunableFor } from '../src/all.js';
import { payChance } from '../src/sword-and-skull/chances.js';
import { MOVES_TO_CASTLE, MOVES_TO_LAIR } from '../src/sword-and-skull/distances.js';
import { swordAndSkullValue } from '../src/sword-and-skull/value.js';
import { WAYS } from '../src/sword-and-skull/ways.js';
import { playOutOf } from './play-out.js';

const game = swordAndSkull.id;

function deal(seats: number, random: FastRandom): State {
  return begin(swordAndSkull, { seats, options: {} }, random);
}

function byHand(seats: number, position: NonNullable<TableSetup['byHand']>): State {
  return begin(swordAndSkull, { seats, options: {}, start: 0, byHand: position }, new FastRandom('by hand'));
}

const playOut = (
  state: State,
  levels: readonly string[],
  random: FastRandom,
  watch?: (state: State, seat: number) => void,
): State => playOutOf(swordAndSkull as AnyGame, state, levels, random, watch);

function captain(state: State): Action {
  const [seat] = swordAndSkull.toAct(state);
  return botFor(game, 'captain')!.choose(decisionOf(swordAndSkull, state, seat!, new FastRandom('x'))).action;
}

describe.each([2, 5])('at a table of %i', (seats) => {
  it('the chances of all seats add up to one', () => {
    const random = new FastRandom(`value/${seats}`);
    let told = 0;
    playOut(deal(seats, random), Array(seats).fill('captain'), random, (state, seat) => {
      const chances = swordAndSkullValue(swordAndSkull.view(state, seat));
      if (chances === null) return;
      told++;
      expect(chances.length).toBe(seats);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    });
    expect(told).toBeGreaterThan(10);
  });
});

/** Everything that a bot of a level would ever do here. */
function everDoneBy(level: string, state: State): readonly Action[] {
  const [seat] = swordAndSkull.toAct(state);
  const random = new FastRandom('slips');
  const all = Array.from({ length: 200 }, () =>
    botFor(game, level)!.choose(decisionOf(swordAndSkull, state, seat!, random)),
  );
  return all.map(({ action }) => action);
}

function play(state: State, ...actions: readonly Action[]): State {
  for (const action of actions) act(swordAndSkull, state, swordAndSkull.toAct(state)[0]!, action, new FastRandom('x'));
  return state;
}

describe.each(['landlubber', 'deckhand', 'sailor'])('a %s slips as people do', (level) => {
  const everDone = (state: State) => everDoneBy(level, state);

  it('SS-F3 and never gives all its gold for a knife', () => {
    const position = { players: { 0: { officer: 'O9', gold: 25 }, 1: { gold: 4 } } };
    const state = play(byHand(2, { stack: { dice: [1, 0], item: ['I01'] }, position }), MOVE[0]![1]!, PASS);
    const bids = everDone(state).flatMap((action) => (action.type === 'bid' ? [action.gold] : []));
    expect(bids.length).toBeGreaterThan(0);
    expect(Math.max(...bids)).toBeLessThanOrEqual(10);
  });

  it('SS-B6 and always takes something after a fight that it won', () => {
    const position = { players: { 0: { officer: 'O28' }, 1: { officer: 'O29' } } };
    const state = play(byHand(2, { stack: { dice: [1, 0, 5, 5, 0] }, position }), MOVE[0]![1]!);
    const done = everDone(state);
    expect(done.every((action) => action.type === 'bonus' && action.take !== 'nothing')).toBe(true);
  });

  it('SS-F9 and always pays the ransom that it has', () => {
    const position = { players: { 0: { pirate: 'LAKE', gold: 60 } } };
    const state = play(byHand(2, { stack: { dice: [1, 2, 2] }, position }), MOVE[1]![3]!);
    expect(everDone(state).every(({ type }) => type === 'pay')).toBe(true);
  });

  it('SS-M2 but sometimes walks the wrong figure', () => {
    const state = byHand(2, {
      stack: { dice: [4, 1] },
      position: { players: { 0: { officer: 'O29', pirate: 'V2' } } },
    });
    expect(new Set(everDone(state).map((action) => JSON.stringify(action))).size).toBeGreaterThan(1);
  });
});

describe('a landlubber before the volcano', () => {
  /** Out of the Den, with so much gold. */
  const goes = (gold: number) => {
    const position = { players: { 0: { officer: 'V5', gold } } };
    const state = play(byHand(2, { stack: { dice: [1, 0] }, position }), MOVE[0]![1]!);
    return everDoneBy('landlubber', state).map((action) => action.type === 'go' && action.to);
  };

  it('SS-M6 does not dare into the Lake of Fire with an empty purse and without Might', () => {
    expect(new Set(goes(3))).toEqual(new Set(['V6']));
  });

  it('SS-M6 goes there with the ransom', () => {
    expect(goes(60)).toContain('LAKE');
  });

  it('SS-M5 does not leave the ring for it either', () => {
    const position = { players: { 0: { officer: 'O2', gold: 3 } } };
    const state = play(byHand(2, { stack: { dice: [1, 0] }, position }), MOVE[0]![1]!);
    expect(new Set(everDoneBy('landlubber', state))).toEqual(new Set([{ type: 'go', to: 'O3' }]));
  });
});

describe('chances', () => {
  it.each([-12, -10, -4, -1, 0, 1, 4, 9])('SS-B1 of a fight with a lead of %i are those of the rules', (lead) => {
    expect(winChance(lead)).toBeCloseTo(winningRolls(lead) / DECIDING, 12);
  });

  it('SS-C12 a Lucky Blow counts as two more, whenever it is played', () => {
    expect(winChance(-3, 1)).toBe(winChance(-1));
    expect(winChance(-3, 2)).toBe(winChance(1));
  });

  it('SS-B9 Quick Thinking rolls again what was lost, and two blanks all over', () => {
    // Without a hope but the foe's blank: 5 of 35 rolls; else one's own die cannot help either.
    expect(winChance(-9, 0, 1)).toBeCloseTo(5 / 35, 12);
    // Sure of everything but one's own blank: 5 of 35 rolls are that, and 5 of 6 faces mend it.
    expect(winChance(9, 0, 1)).toBeCloseTo((30 + (5 * 5) / 6) / 35, 12);
  });

  it('SS-F9 to pay the ransom are those of its table', () => {
    const dearest = ransom(5, 4);
    expect(payChance(dearest, 4)).toBe(1);
    expect(payChance(ransom(0, 4) - 1, 4)).toBe(0);
    expect(payChance(dearest - 1, 4)).toBeCloseTo(
      [0, 1, 2, 3, 4, 5].filter((die) => ransom(die, 4) < dearest).length / 6,
      12,
    );
  });
});

describe('ways', () => {
  const ids = (from: string, by: number) =>
    WAYS[spaceNumber(from)!]![by]!.map(({ to, castle }) => `${SPACES[to]!.id}${castle ? ' by the Castle' : ''}`);

  it('SS-M5, SS-M6, SS-M7 end wherever the forks lead, and the lake stops them', () => {
    expect(ids('O1', 2)).toEqual(['O3', 'V1']);
    expect(ids('V4', 3)).toEqual(['V7', 'LAKE']);
    expect(ids('O31', 2)).toEqual(['O1 by the Castle']);
  });

  it('SS-R4 it takes one move from the lake into the lair, and two from the Den', () => {
    for (const moves of MOVES_TO_LAIR) {
      expect(moves[LAKE]).toBe(1);
      expect(moves[spaceNumber('V5')!]).toBeCloseTo(2, 1);
      expect(moves[LAIR]).toBeCloseTo(moves[spaceNumber('V5')!]!, 3);
      expect(moves[spaceNumber('O3')!]).toBeGreaterThan(8);
    }
    expect(MOVES_TO_CASTLE[0]![spaceNumber('O31')!]).toBeLessThan(1.1);
  });
});

/** Officer's Might 9. */
const NINE = { 'FR-A': 2, 'CW-A': 2, 'MC-A': 1 };

describe('a captain', () => {
  it('SS-F9 pays the ransom whenever it can', () => {
    const state = byHand(2, {
      stack: { dice: [1, 2, 0] },
      position: { players: { 0: { gold: 60, officer: 'LAKE' } } },
    });
    act(swordAndSkull, state, 0, MOVE[0]![3]!, new FastRandom('x'));
    expect(captain(state)).toBe(PAY);
  });

  it('SS-R4 goes into the lair with a figure whose gold is sure to be enough', () => {
    const state = byHand(2, {
      stack: { dice: [1, 2] },
      position: { players: { 0: { gold: 60, officer: 'O4', pirate: 'LAKE' } } },
    });
    expect(captain(state)).toBe(MOVE[1]![3]!);
  });

  it.each([
    { dice: [3, 4], plays: PLAY_BLOW, about: 'two more win' },
    { dice: [1, 5], plays: PASS, about: 'two more are not enough' },
    { dice: [5, 1], plays: PASS, about: 'the fight is won anyway' },
  ])('SS-B7 plays Lucky Blow against the King only where it helps: $about', ({ dice, plays }) => {
    const state = byHand(2, {
      stack: { dice: [1, 2, 5, ...dice] },
      position: { players: { 0: { gold: 0, officer: 'LAKE', crew: NINE, hand: ['F02'] } } },
    });
    act(swordAndSkull, state, 0, { type: 'roll' }, new FastRandom('x'));
    act(swordAndSkull, state, 0, MOVE[0]![3]!, new FastRandom('x'));
    expect(captain(state)).toBe(plays);
  });

  it('SS-B7 rolls again against the King rather than lose', () => {
    const state = byHand(2, {
      stack: { dice: [1, 2, 5, 0, 3] },
      position: { players: { 0: { gold: 0, officer: 'LAKE', crew: NINE, hand: ['F03'] } } },
    });
    act(swordAndSkull, state, 0, { type: 'roll' }, new FastRandom('x'));
    act(swordAndSkull, state, 0, MOVE[0]![3]!, new FastRandom('x'));
    expect(captain(state)).toBe(PLAY_THINKING);
  });

  it('SS-F3 gives no more than an item is worth, and outbids nobody who cannot bid', () => {
    const state = byHand(2, {
      stack: { dice: [1, 2], item: ['I02'] },
      position: { players: { 0: { gold: 30, officer: 'O7' }, 1: { gold: 0 } } },
    });
    act(swordAndSkull, state, 0, MOVE[0]![3]!, new FastRandom('x'));
    expect(captain(state)).toEqual({ type: 'bid', gold: 1 });
  });
});

describe('levels of Sword & Skull', () => {
  it.each([
    { one: 'greedy', other: 'random', share: 0.5 },
    { one: 'captain', other: 'greedy', share: 0.55 },
    { one: 'sailor', other: 'deckhand', share: 0.3 },
  ])('$one wins more than $share against three of $other', ({ one, other, share }) => {
    const random = new FastRandom(`strength/${one}`);
    const games = 40;
    let wins = 0;
    for (let at = 0; at < games; at++) {
      const mine = at % 4;
      const levels = Array.from({ length: 4 }, (_, seat) => (seat === mine ? one : other));
      if (swordAndSkull.result(playOut(deal(4, random), levels, random))!.winners.includes(mine)) wins++;
    }
    expect(wins / games).toBeGreaterThan(share);
  });

  inFull(
    'an admiral who has no time goes by weights of its own, and wins more than half of the games against a captain',
    () => {
      const random = new FastRandom('strength/admiral');
      const games = 400;
      let wins = 0;
      for (let at = 0; at < games; at++) {
        const state = deal(2, random);
        while (swordAndSkull.result(state) === null) {
          const [seat] = swordAndSkull.toAct(state);
          const bot = botFor(game, seat === at % 2 ? 'admiral' : 'captain')!;
          const { action } = bot.choose(decisionOf(swordAndSkull, state, seat!, random), { iterations: 0 });
          act(swordAndSkull, state, seat!, action, random);
        }
        if (swordAndSkull.result(state)!.winners.includes(at % 2)) wins++;
      }
      expect(wins / games).toBeGreaterThan(0.52);
    },
  );

  it('have styles to be tuned against that win games of their own', () => {
    const tunable = tunableFor(game)!;
    expect(Object.keys(tunable.rows)).toEqual(
      expect.arrayContaining(['start', 'rusher', 'hoarder', 'fighter', 'collector']),
    );
    for (const row of Object.values(tunable.rows)) expect(row.length).toBe(tunable.names.length);
  });
});
