import { describe, expect, it } from 'vitest';
import {
  asCoins,
  BLACK,
  BLUE,
  CAPTAIN,
  COMEDIAN,
  FIGHTER,
  GAMBLER,
  GREEN,
  JESTER_7,
  JINX,
  PACK_OF_PIRATES,
  PIRATE,
  PIRATE_7,
  PIRATE_9,
  PRIEST,
  RED,
  RED_SKULL,
  RED_SKULL_TOO,
  SAILOR,
  TRADER_BLUE,
  TRADER_PRINCE,
  TRADER_YELLOW,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { type Position, type Table, table } from './table.js';

const KEEP = { keep: true } as const;
const ARMED = { 0: { display: [PIRATE, PIRATE_7] } };
const FIVE = [YELLOW, BLUE, GREEN, RED, BLACK];

const withPack = (position: Position = {}) =>
  table({ with: ['contracts'], contracts: [PACK_OF_PIRATES], hands: ARMED, ...position });

/** The first of these ships lies revealed: keeps them one after the other. */
function keepAll(t: Table, ships: number): Table {
  for (let i = 0; i < ships; i++) {
    if (t.phase !== 'repel') t.discover();
    t.repel(KEEP);
  }
  return t;
}

function canFulfil(t: Table, seat: number): boolean {
  return t.options(seat).includes(`fulfil ${PACK_OF_PIRATES}`);
}

describe('PR-K pack of pirates', () => {
  it('PR-K9 a repelled ship may be kept', () => {
    const t = withPack({ stack: [YELLOW] });
    expect(t.options(0)).toEqual(['admit', 'repel', 'repel and keep']);
    t.repel(KEEP);
    expect([t.kept(0), t.discard, t.harbour, t.phase]).toEqual([[YELLOW], [], [], 'discover']);
    expect(t.told('kept')).toMatchObject([{ seat: 0, card: YELLOW }]);
  });

  it('PR-K9 keeping is never a must', () => {
    const t = withPack({ stack: [YELLOW] }).repel();
    expect([t.kept(0), t.discard]).toEqual([[], [YELLOW]]);
  });

  it('PR-K9 one of each colour: a second one can only be discarded', () => {
    const t = withPack({ stack: [YELLOW, YELLOW_TOO, BLUE] })
      .repel(KEEP)
      .discover();
    expect(t.options(0)).toEqual(['admit', 'repel']);
    expect(t.refusal(0, { type: 'repel', keep: true })).toBe('ILLEGAL_ACTION');
    t.repel().discover();
    expect([t.discard, t.options(0)]).toEqual([[YELLOW_TOO], ['admit', 'repel', 'repel and keep']]);
  });

  it('PR-K9 a later one may be kept if an earlier one was let go', () => {
    const t = withPack({ stack: [YELLOW, YELLOW_TOO] })
      .repel()
      .discover()
      .repel(KEEP);
    expect([t.kept(0), t.discard]).toEqual([[YELLOW_TOO], [YELLOW]]);
  });

  it('PR-K9 swords are needed as ever: a ship too strong is not kept', () => {
    const t = withPack({ stack: [RED_SKULL, YELLOW] });
    expect([t.phase, t.harbour]).toEqual(['discover', [RED_SKULL]]);
  });

  it('PR-K9 with all five colours he may fulfil it at once: 3 coins, and the ships are discarded', () => {
    const t = keepAll(withPack({ stack: FIVE }), 4);
    expect(canFulfil(t, 0)).toBe(false);
    keepAll(t, 1);
    expect([t.kept(0), canFulfil(t, 0)]).toEqual([[...FIVE].sort(), true]);
    t.fulfil(0, PACK_OF_PIRATES);
    expect([t.coins(0), t.kept(0), [...t.discard].sort(), t.cubes(0)]).toEqual([6, [], [...FIVE].sort(), 2]);
    expect([t.fulfilled(0), t.told('fulfilled')[0]?.discarded.length]).toEqual([[PACK_OF_PIRATES], 5]);
  });

  it('PR-K9 or later as active player', () => {
    const t = keepAll(withPack({ stack: [...FIVE, CAPTAIN] }), 5)
      .discover()
      .stop();
    t.sitOut().sitOut();
    expect([t.active, t.kept(0).length, canFulfil(t, 0)]).toEqual([0, 5, true]);
  });

  it('PR-K9 but not while another player is active', () => {
    const hands = { 0: { coins: 9, display: [PIRATE, PIRATE_7] } };
    const t = keepAll(withPack({ stack: [...FIVE, CAPTAIN, PRIEST], hands }), 5).discover();
    t.stop().pass(0).stop();
    expect([t.active, t.toAct, t.phase, canFulfil(t, 0)]).toEqual([1, [0], 'trade', false]);
    expect(t.refusal(0, { type: 'fulfil', contract: PACK_OF_PIRATES })).toBe('ILLEGAL_ACTION');
  });

  it('PR-K9 ships are kept over several turns and busts', () => {
    const t = keepAll(withPack({ stack: [YELLOW, RED_SKULL, RED_SKULL_TOO, CAPTAIN, BLUE] }), 1).discover(2);
    expect([t.told('bust').length, t.kept(0)]).toEqual([1, [YELLOW]]);
    t.sitOut();
    expect([t.active, t.options(0)]).toEqual([0, ['admit', 'repel', 'repel and keep']]);
    expect(t.repel(KEEP).kept(0)).toEqual([BLUE, YELLOW].sort());
  });

  it('PR-K9 everybody keeps for himself', () => {
    const hands = { ...ARMED, 1: { display: [PIRATE_9] } };
    const t = withPack({ stack: [YELLOW, CAPTAIN, YELLOW_TOO], hands })
      .repel(KEEP)
      .discover()
      .stop();
    expect([t.active, t.options(1)]).toEqual([1, ['admit', 'repel', 'repel and keep']]);
  });

  it('PR-K9 nothing is kept once it is fulfilled, or when it does not lie open, or without a cube', () => {
    const done = keepAll(withPack({ stack: [...FIVE, ...asCoins(3), YELLOW_TOO] }), 5).fulfil(0, PACK_OF_PIRATES);
    expect(done.discover().options(0)).toEqual(['admit', 'repel']);
    expect(withPack({ contracts: [JINX], stack: [YELLOW] }).options(0)).toEqual(['admit', 'repel']);
    const display = [PIRATE, SAILOR, TRADER_YELLOW, TRADER_BLUE, PRIEST, JESTER_7];
    const waiting = [FIGHTER, TRADER_PRINCE, COMEDIAN];
    const stack = [...asCoins(10), YELLOW];
    const busy = withPack({ contracts: [PACK_OF_PIRATES, ...waiting], stack, hands: { 0: { display } } });
    for (const id of waiting) busy.fulfil(0, id);
    expect(busy.options(0)).toEqual(['admit', 'repel']);
  });

  it('PR-K9 kept ships are no harbour cards and give no influence', () => {
    const t = keepAll(withPack({ stack: [YELLOW, BLUE, CAPTAIN] }), 2)
      .discover()
      .stop();
    expect([t.influence(0), t.told('stopped')[0]?.colours]).toEqual([3, 0]);
  });

  it('PR-K9 the four cards of a gambler cannot be repelled, so not kept', () => {
    const hands = { 0: { display: [PIRATE, GAMBLER] } };
    const stack = [YELLOW, BLUE, GREEN, CAPTAIN];
    const t = withPack({ with: ['contracts', 'gambler'], stack, hands }).gamble(GAMBLER);
    expect([t.harbour, t.kept(0)]).toEqual([stack, []]);
  });
});
