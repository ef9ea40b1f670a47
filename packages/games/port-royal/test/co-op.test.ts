import { CONTRACTS, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { alone, EXAMPLE, PRINCE, SWORDSMEN, together } from './co-op-tables.js';
import {
  ADMIRAL_9,
  BLUE,
  CAPTAIN,
  CHEAP_STAFF,
  COMEDIAN,
  FIGHTER,
  GAMBLER,
  GAMBLER_6,
  GREEN,
  JESTER,
  JESTER_7,
  JESTER_9,
  JINX,
  MADEMOISELLE_9,
  PIRATE,
  PRIEST,
  RED,
  SAILOR,
  SETTLER,
  TAX_INFLUENCE,
  TAX_SWORDS,
  TRADER_PRINCE,
  TWO_CAPTAINS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { optionsOf } from './position.js';
import { table } from './table.js';

describe('PR-O co-op and solo', () => {
  it.each([
    [1, 3],
    [2, 5],
    [3, 7],
    [4, 9],
    [5, 11],
  ])('PR-O1 with %i players %i contracts lie open', (players, contracts) => {
    const open = together({ players }).view.contracts!.map(({ id }) => id);
    expect([open.length, new Set(open).size]).toEqual([contracts, contracts]);
  });

  it('PR-O1 all 18 contracts take part, the two with a blue seal too', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) for (const { id } of together({ seed: `co-op ${i}` }).view.contracts!) seen.add(id);
    expect([...seen].sort()).toEqual(CONTRACTS.map(({ id }) => id).sort());
  });

  it('PR-O1 one player is co-operative whatever the table says', () => {
    const t = table({ players: 1, with: ['contracts'], mode: 'competitive' });
    expect([t.view.contracts?.length, t.timePile === undefined]).toEqual([3, false]);
  });

  it.each([
    [{ mode: 'co-op' }, 3],
    [{ mode: 'co-op', with: ['contract-cards'] }, 3],
    [{ mode: 'co-op', with: ['contracts'], end: 'expedition' }, 3],
    [{ with: ['contracts'], aside: 2 }, 3],
    [{ aside: 2 }, 3],
    [{}, 1],
    [{ with: ['gambler', 'unterwegs', 'contract-cards'] }, 1],
    [{ with: ['contracts'], mode: 'co-op' }, 6],
    [{ with: ['contracts'], mode: 'co-op' }, 0],
  ] as const)('PR-O1 %o with %i players is refused with a sentence', (position, seats) => {
    expect(portRoyal.refuses({ seats, options: optionsOf(position) })).toMatch(/^[A-Z].*\.$/);
  });

  it('PR-O1 it may be combined with gamblers and with the cards of Under way!', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const options = optionsOf({ mode: 'co-op', with: ['contracts', 'gambler', 'unterwegs'] });
      expect(portRoyal.refuses({ seats, options })).toBeNull();
    }
  });

  it('PR-O3 the first card of a turn comes from the time pile, all others from the draw pile', () => {
    const t = together({ contracts: EXAMPLE, timeStack: [CAPTAIN, PRIEST], stack: [YELLOW, BLUE] });
    expect([t.harbour, t.timePile]).toEqual([[CAPTAIN], 14]);
    const pile = t.drawPile;
    t.discover(2);
    expect([t.harbour, t.timePile, t.drawPile]).toEqual([[CAPTAIN, YELLOW, BLUE], 14, pile - 2]);
    t.sitOut();
    expect([t.active, t.harbour, t.timePile, t.drawPile]).toEqual([1, [PRIEST], 13, pile - 2]);
  });

  it('PR-O3 after a first card that is no harbour card the next comes from the draw pile all the same', () => {
    const t = together({ contracts: EXAMPLE, timeStack: [TWO_CAPTAINS, PRIEST], stack: [YELLOW] }).discover();
    expect([t.row, t.harbour, t.timePile]).toEqual([[TWO_CAPTAINS], [YELLOW], 14]);
  });

  it('PR-O3 coins come from the draw pile, never from the time pile', () => {
    const t = together({ contracts: EXAMPLE, timeStack: [YELLOW_TOO, PRIEST] }).stop();
    const pile = t.drawPile;
    t.take(0, YELLOW_TOO);
    expect([t.drawPile, t.timePile]).toEqual([pile - 2, 13]);
  });

  it('PR-O3 a first ship from the time pile may be repelled', () => {
    const hands = { 0: { display: [SAILOR] } };
    const t = together({ contracts: EXAMPLE, timeStack: [YELLOW], hands });
    expect([t.phase, t.repel().discard]).toEqual(['repel', [YELLOW]]);
  });

  it('PR-O5 a player who is not active pays his coin to the active one', () => {
    const t = together({ contracts: EXAMPLE, timeStack: [YELLOW] })
      .stop()
      .pass(0)
      .take(1, YELLOW);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 3]);
  });

  it('PR-O5 solo one is always active and pays no fee', () => {
    const t = alone({ contracts: EXAMPLE, timeStack: [YELLOW, SAILOR] })
      .stop()
      .take(0, YELLOW);
    expect([t.coins(0), t.active, t.told('turn').map(({ seat }) => seat)]).toEqual([4, 0, [0, 0]]);
    t.stop().take(0, SAILOR);
    expect([t.coins(0), t.told('fee')]).toEqual([1, []]);
  });

  it.each([
    [TAX_SWORDS, []],
    [TAX_SWORDS, [SAILOR]],
    [TAX_INFLUENCE, []],
    [TAX_INFLUENCE, [CAPTAIN]],
  ])('PR-O5 solo one gets every tax bonus: %s with %j', (tax, display) => {
    const t = alone({ contracts: EXAMPLE, timeStack: [tax], hands: { 0: { display } } });
    expect([t.coins(0), t.gained(0, 'taxBonus')]).toEqual([4, 1]);
  });

  it('PR-O5 solo there are rounds of one turn, and jesters serve as ever', () => {
    const hands = { 0: { display: [JESTER] } };
    const t = alone({ contracts: EXAMPLE, timeStack: [TWO_CAPTAINS, CAPTAIN], hands }).stop();
    expect([t.coins(0), t.view.round]).toEqual([4, 2]);
  });

  it('PR-O7 there is no influence end', () => {
    const display = [ADMIRAL_9, ADMIRAL_9, JESTER_9, MADEMOISELLE_9, MADEMOISELLE_9];
    const t = together({ contracts: EXAMPLE, hands: { 0: { display } } });
    for (let turn = 0; turn < 6; turn++) t.sitOut();
    expect([t.influence(0), t.view.goal, t.told('endTriggered'), t.phase]).toEqual([15, null, [], 'discover']);
    expect(t.view.endTriggered).toBe(false);
  });

  it('PR-O7 the cube limit stays: nobody fulfils a fourth', () => {
    const contracts = [FIGHTER, TRADER_PRINCE, COMEDIAN, CHEAP_STAFF];
    const display = [...SWORDSMEN, ...PRINCE, PRIEST, JESTER_7];
    const t = together({ contracts, timeStack: [CAPTAIN], hands: { 0: { display } } });
    t.fulfil(0, FIGHTER).fulfil(0, TRADER_PRINCE).fulfil(0, COMEDIAN);
    expect([t.cubes(0), t.options(0), t.phase]).toEqual([0, ['discover', 'stop'], 'discover']);
  });

  it('PR-O7 the second contract gives 1 influence and the third 2 more, and coins by their order', () => {
    const contracts = [FIGHTER, TRADER_PRINCE, COMEDIAN, JINX];
    const hands = { 0: { display: [...SWORDSMEN, ...PRINCE, PRIEST, JESTER_7] }, 1: { display: [PIRATE, SAILOR] } };
    const t = together({ contracts, timeStack: [CAPTAIN], hands });
    const before = t.influence(0);
    t.fulfil(0, FIGHTER).fulfil(0, TRADER_PRINCE).fulfil(0, COMEDIAN);
    expect([t.influence(0) - before, t.coins(0)]).toEqual([3, 3 + 3 + 3 + 4]);
    t.stop().pass(0).fulfil(1, FIGHTER);
    expect(t.gained(1, 'contract')).toBe(2);
  });

  it('PR-O7 solo with three contracts all three cubes are needed', () => {
    const contracts = [FIGHTER, TRADER_PRINCE, COMEDIAN];
    const display = [...SWORDSMEN, ...PRINCE, PRIEST, JESTER_7];
    const t = alone({ contracts, hands: { 0: { display } } });
    for (const id of contracts) t.fulfil(0, id);
    expect([t.cubes(0), t.result]).toMatchObject([0, { won: true, points: 0, title: 'landlubber', winners: [0] }]);
  });

  it('PR-O8 with a gambler as first act the first of his four cards comes from the time pile', () => {
    const boxes = {
      with: ['contracts', 'gambler'],
      contracts: EXAMPLE,
      hands: { 0: { display: [GAMBLER, GAMBLER_6] } },
    };
    const t = together({ ...boxes, timeStack: [CAPTAIN, SETTLER], stack: [YELLOW, BLUE, GREEN, RED] });
    const pile = t.drawPile;
    t.gamble(GAMBLER);
    expect([t.harbour, t.timePile, t.drawPile]).toEqual([[CAPTAIN, YELLOW, BLUE, GREEN], 14, pile - 3]);
  });

  it('PR-O8 after a first card all four come from the draw pile, and so do those of a second gambler', () => {
    const boxes = {
      with: ['contracts', 'gambler'],
      contracts: EXAMPLE,
      hands: { 0: { display: [GAMBLER, GAMBLER_6] } },
    };
    const stack = [YELLOW, BLUE, GREEN, RED, PRIEST, PRIEST, PRIEST, PRIEST];
    const t = together({ ...boxes, timeStack: [CAPTAIN, SETTLER], stack })
      .discover()
      .gamble(GAMBLER);
    expect([t.harbour, t.timePile]).toEqual([[CAPTAIN, YELLOW, BLUE, GREEN, RED], 14]);
    const pile = t.drawPile;
    t.gamble(GAMBLER_6);
    expect([t.timePile, t.drawPile]).toEqual([14, pile - 4]);
  });

  it('PR-O8 with an empty time pile a gambler is no way out', () => {
    const hands = { 1: { display: [GAMBLER] } };
    const t = together({ with: ['contracts', 'gambler'], contracts: EXAMPLE, aside: 14, hands }).sitOut();
    expect([t.phase, t.active, t.result?.won]).toEqual(['over', 1, false]);
  });
});
