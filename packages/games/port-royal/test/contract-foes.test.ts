import { describe, expect, it } from 'vitest';
import {
  asCoins,
  BLACK,
  BLACK_TOO,
  BLUE,
  CLERK_RED,
  COMEDIAN,
  FIGHTER,
  FRIGATE_FOE,
  GALLEON_FOE,
  GOVERNOR,
  JESTER_7,
  JINX,
  PRIEST,
  RED,
  RED_GIFT,
  RED_TOO,
  SAILOR,
  TRADER_BLUE,
  TRADER_PRINCE,
  TRADER_RED,
  TRADER_YELLOW,
  YELLOW,
} from './names.js';
import { type Position, type Table, table } from './table.js';

const withFoe = (position: Position = {}) => table({ with: ['contracts'], contracts: [FRIGATE_FOE], ...position });
const FORGO = { forgo: true } as const;

function forgoing(t: Table, seat: number): readonly string[] {
  return t.options(seat).filter((option) => option.endsWith('forgoing'));
}

/** One turn after the other, in each of which somebody turns up one ship and stops, and seat 0 forgoes its coins. */
function forgoTimes(t: Table, ship: string, times: number): Table {
  for (let i = 0; i < times; i++) {
    t.stop();
    if (t.active !== 0) t.pass(t.active);
    t.take(0, ship, FORGO);
  }
  return t;
}

describe('PR-K frigate foe and galleon foe', () => {
  it('PR-K4 a frigate may be taken with all its coins forgone: the cube goes to space 1', () => {
    const t = withFoe({ stack: [RED_TOO] }).stop();
    expect(t.options(0)).toEqual(['pass', `take ${RED_TOO}`, `take ${RED_TOO} forgoing`]);
    t.take(0, RED_TOO, FORGO);
    expect([t.coins(0), t.discard, t.cubes(0)]).toEqual([3, [RED_TOO], 2]);
    expect([t.contract(FRIGATE_FOE).fields, t.fulfilled(0)]).toEqual([{ 1: [0], 2: [] }, []]);
    expect(t.told('progress')).toEqual([{ type: 'progress', seat: 0, contract: FRIGATE_FOE, field: 1 }]);
  });

  it('PR-K4 the second time it moves to space 2, the third time the contract is fulfilled', () => {
    const t = forgoTimes(withFoe({ stack: [RED, RED, RED] }), RED, 2);
    expect([t.contract(FRIGATE_FOE).fields, t.cubes(0), t.coins(0)]).toEqual([{ 1: [], 2: [0] }, 2, 3 - 1]);
    forgoTimes(t, RED, 1);
    expect([t.fulfilled(0), t.cubes(0), t.coins(0)]).toEqual([[FRIGATE_FOE], 2, 2 + 8]);
    expect(t.contract(FRIGATE_FOE)).toMatchObject({ slots: [0, null, null, null, null], fields: { 1: [], 2: [] } });
  });

  it('PR-K4 fulfilled means fulfilled: nothing is forgone any more', () => {
    const t = forgoTimes(withFoe({ stack: [RED, RED, RED, ...asCoins(8), RED_TOO] }), RED, 3).stop();
    expect([t.active, t.harbour]).toEqual([1, [RED_TOO]]);
    t.pass(1);
    expect(t.options(0)).toEqual(['pass', `take ${RED_TOO}`]);
  });

  it('PR-K4 a trader’s coin is forgone too', () => {
    const t = withFoe({ stack: [RED_TOO], hands: { 0: { display: [TRADER_RED, TRADER_RED] } } }).stop();
    expect(t.take(0, RED_TOO, FORGO).coins(0)).toBe(3);
  });

  it('PR-K4 taking the coins brings the contract no further', () => {
    const t = withFoe({ stack: [RED_TOO] })
      .stop()
      .take(0, RED_TOO);
    expect([t.coins(0), t.cubes(0), t.contract(FRIGATE_FOE).fields]).toEqual([5, 3, { 1: [], 2: [] }]);
  });

  it('PR-K4 only frigates, only while the contract lies open', () => {
    const t = withFoe({ stack: [RED, BLACK, YELLOW, SAILOR] })
      .discover(3)
      .stop();
    expect(forgoing(t, 0)).toEqual([`take ${RED} forgoing`]);
    expect(t.refusal(0, t.taking(BLACK, FORGO))).toBe('ILLEGAL_ACTION');
    expect(t.refusal(0, t.taking(SAILOR, FORGO))).toBe('ILLEGAL_ACTION');
    const closed = withFoe({ contracts: [JINX], stack: [RED] }).stop();
    expect([forgoing(closed, 0), closed.refusal(0, closed.taking(RED, FORGO))]).toEqual([[], 'ILLEGAL_ACTION']);
  });

  it('PR-K4 only with a cube', () => {
    const t = withFoe({ contracts: [FRIGATE_FOE, ...WAITING], stack: [...asCoins(10), RED], hands: SKILLED });
    for (const id of WAITING) t.fulfil(0, id);
    t.admit().stop();
    expect([t.cubes(0), t.harbour, forgoing(t, 0)]).toEqual([0, [RED], []]);
  });

  it('PR-K4 a cube on a space cannot leave for another contract, but goes on there', () => {
    const stack = [RED, RED, RED, ...asCoins(10)];
    const t = withFoe({ contracts: [FRIGATE_FOE, ...WAITING], stack, hands: { 0: { display: MERCHANTS } } });
    t.discover().stop().take(0, RED, FORGO).pass(0);
    t.stop().pass(1).fulfil(0, TRADER_PRINCE).fulfil(0, COMEDIAN);
    expect([t.cubes(0), t.options(0).filter((option) => option.startsWith('fulfil'))]).toEqual([0, []]);
    expect(forgoing(t, 0)).toEqual([`take ${RED} forgoing`]);
    t.take(0, RED, FORGO);
    expect(t.contract(FRIGATE_FOE).fields).toEqual({ 1: [], 2: [0] });
  });

  it('PR-K4 any number of cubes may stand on a space', () => {
    const hands = { 1: { coins: 5 }, 2: { coins: 5 } };
    const t = withFoe({ players: 3, stack: [RED, RED, RED], hands })
      .stop()
      .take(0, RED, FORGO);
    t.stop().take(1, RED, FORGO).stop().take(2, RED, FORGO);
    expect([...t.contract(FRIGATE_FOE).fields[1]!].sort()).toEqual([0, 1, 2]);
  });

  it('PR-K4 the second to fulfil it gets 6 coins', () => {
    const stack = [RED, RED, RED, ...asCoins(8), RED_TOO, RED_TOO, RED_TOO];
    const t = forgoTimes(withFoe({ stack, hands: { 1: { coins: 9 } } }), RED, 3);
    for (let i = 0; i < 3; i++) {
      t.stop();
      if (t.active !== 1) t.pass(t.active);
      t.take(1, RED_TOO, FORGO);
    }
    expect([t.gained(1, 'contract'), t.contract(FRIGATE_FOE).slots]).toEqual([6, [0, 1, null, null, null]]);
  });

  it('PR-K4 a player who is not active still owes the fee, from coins at hand', () => {
    const t = withFoe({ stack: [RED_TOO], hands: { 1: { coins: 1 } } })
      .stop()
      .pass(0);
    t.take(1, RED_TOO, FORGO);
    expect([t.coins(0), t.coins(1), t.cubes(1)]).toEqual([4, 0, 2]);
  });

  it('PR-K4 without a coin he cannot forgo, though he could trade', () => {
    const t = withFoe({ stack: [RED_TOO], hands: { 1: { coins: 0 } } })
      .stop()
      .pass(0);
    expect(t.options(1)).toEqual(['pass', `take ${RED_TOO}`]);
    expect(t.refusal(1, t.taking(RED_TOO, FORGO))).toBe('ILLEGAL_ACTION');
  });

  it('PR-K4 the coins of the contract itself do not pay the fee of the ship that fulfils it', () => {
    const t = forgoTimes(withFoe({ start: 1, stack: [RED, RED, RED], hands: { 0: { coins: 1 } } }), RED, 2).stop();
    expect([t.active, t.coins(0)]).toEqual([1, 0]);
    t.pass(1);
    expect(forgoing(t, 0)).toEqual([]);
  });

  it('PR-K4 the active player may forgo without a coin', () => {
    const t = withFoe({ stack: [RED], hands: { 0: { coins: 0 } } })
      .stop()
      .take(0, RED, FORGO);
    expect([t.coins(0), t.cubes(0)]).toEqual([0, 2]);
  });

  it('PR-K4 a clerk’s further card is still earned', () => {
    const t = withFoe({ stack: [RED, BLUE], hands: { 0: { display: [CLERK_RED] } } })
      .discover()
      .stop();
    t.take(0, RED, FORGO);
    expect([t.toAct, t.picksLeft, t.take(0, BLUE).coins(0)]).toEqual([[0], 1, 4]);
  });

  it('PR-K4 the coin that a gift ship gives away is still paid', () => {
    const t = withFoe({ players: 3, stack: [RED_GIFT] }).stop();
    expect(forgoing(t, 0)).toEqual([1, 2].map((seat) => `take ${RED_GIFT} giving to ${seat} forgoing`));
    t.take(0, RED_GIFT, { gift: 2, forgo: true });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3, 3, 4]);
  });

  it('PR-K4 one turn may bring two players on, each with his own ship', () => {
    const boxes = { with: ['contracts'], contracts: [FRIGATE_FOE, GALLEON_FOE] };
    const t = table({ ...boxes, stack: [RED, BLACK, SAILOR] })
      .discover(2)
      .stop();
    t.take(0, RED, FORGO).take(1, BLACK, FORGO);
    expect(t.contract(FRIGATE_FOE).fields[1]).toEqual([0]);
    expect(t.contract(GALLEON_FOE).fields[1]).toEqual([1]);
  });

  it('PR-K5 galleon foe: galleons, the first time space 1, the second time fulfilled for 6 coins', () => {
    const t = withFoe({ contracts: [GALLEON_FOE], stack: [BLACK, BLACK] });
    forgoTimes(t, BLACK, 1);
    expect([t.contract(GALLEON_FOE).fields, t.cubes(0), t.coins(0)]).toEqual([{ 1: [0] }, 2, 3]);
    forgoTimes(t, BLACK, 1);
    expect([t.fulfilled(0), t.coins(0), t.cubes(0)]).toEqual([[GALLEON_FOE], 3 - 1 + 6, 2]);
    expect(t.contract(GALLEON_FOE).fields).toEqual({ 1: [] });
  });

  it('PR-K5 no frigate counts for it', () => {
    const t = withFoe({ contracts: [GALLEON_FOE], stack: [RED, BLACK_TOO] })
      .discover()
      .stop();
    expect(forgoing(t, 0)).toEqual([`take ${BLACK_TOO} forgoing`]);
  });

  it('PR-K5 with both contracts open each counts its own ships', () => {
    const hands = { 0: { display: [GOVERNOR] } };
    const t = withFoe({ contracts: [FRIGATE_FOE, GALLEON_FOE], stack: [RED, BLACK], hands })
      .discover()
      .stop();
    t.take(0, RED, FORGO).take(0, BLACK, FORGO);
    expect([t.contract(FRIGATE_FOE).fields, t.contract(GALLEON_FOE).fields]).toEqual([{ 1: [0], 2: [] }, { 1: [0] }]);
    expect([t.cubes(0), t.coins(0)]).toEqual([1, 3]);
  });
});

const WAITING = [FIGHTER, TRADER_PRINCE, COMEDIAN];
const MERCHANTS = [TRADER_YELLOW, TRADER_BLUE, PRIEST, JESTER_7];
const SKILLED = { 0: { display: [SAILOR, SAILOR, SAILOR, ...MERCHANTS] } };
