import { CONTRACTS } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL,
  ADMIRAL_7,
  ADMIRAL_9,
  asCoins,
  CAPTAIN,
  CHEAP_STAFF,
  CLERK_YELLOW,
  COMEDIAN,
  ELEVEN_INFLUENCE,
  EXPLORER,
  FIGHTER,
  GOVERNOR,
  GUNNER,
  JACK,
  JESTER,
  JESTER_9,
  JINX,
  LADY_KILLER,
  MADEMOISELLE_7,
  MADEMOISELLE_9,
  MARITIME_SUPREMACY,
  NEW_COLONY,
  PIRATE,
  PIRATE_7,
  PRIEST,
  RANSOM,
  SAILOR,
  SAILOR_5,
  SETTLER,
  SMALL_COURT,
  TRADE_OUTPOST,
  TRADER_BLUE,
  TRADER_GREEN,
  TRADER_PRINCE,
  TRADER_RED,
  TRADER_YELLOW,
  TRADER_YELLOW_5,
  TWO_CAPTAINS,
  VICE_ADMIRAL,
  YELLOW,
} from './names.js';
import { type Position, type Table, table } from './table.js';

const withContracts = (position: Position = {}) => table({ with: ['contracts'], ...position });
const together = (position: Position = {}) => withContracts({ mode: 'co-op', ...position });

const PAIRS = [
  [COMEDIAN, PRIEST, JESTER],
  [LADY_KILLER, CAPTAIN, MADEMOISELLE_7],
  [MARITIME_SUPREMACY, CAPTAIN, VICE_ADMIRAL],
  [NEW_COLONY, SETTLER, GUNNER],
  [TRADE_OUTPOST, SETTLER, CLERK_YELLOW],
  [TRADER_PRINCE, TRADER_YELLOW, TRADER_BLUE],
] as const;

function fulfilments(t: Table, seat: number): readonly string[] {
  return t.options(seat).filter((option) => option.startsWith('fulfil'));
}

/** What the active player may fulfil with these cards, among these contracts. */
function offered(contracts: readonly string[], display: readonly string[]): readonly string[] {
  return fulfilments(withContracts({ contracts, hands: { 0: { display } } }), 0);
}

describe('PR-K tasks that wait', () => {
  it.each(PAIRS)('PR-K1 %s wants %s and %s', (contract, one, other) => {
    expect(offered([contract], [one, other])).toEqual([`fulfil ${contract}`]);
    expect(offered([contract], [one])).toEqual([]);
    expect(offered([contract], [other])).toEqual([]);
  });

  it.each(PAIRS)('PR-K1 for %s a jack-of-all-trades replaces neither %s nor %s', (contract, one, other) => {
    expect(offered([contract], [one, JACK])).toEqual([]);
    expect(offered([contract], [JACK, other])).toEqual([]);
    expect(offered([contract], [JACK, JACK])).toEqual([]);
  });

  it.each(PAIRS.slice(0, 5))('PR-K1 for %s two of %s are no pair', (contract, one) => {
    expect(offered([contract], [one, one])).toEqual([]);
  });

  it('PR-K1 a trader prince has any two traders, of one colour or of two', () => {
    expect(offered([TRADER_PRINCE], [TRADER_GREEN, TRADER_GREEN])).toEqual([`fulfil ${TRADER_PRINCE}`]);
    expect(offered([TRADER_PRINCE], [TRADER_YELLOW, TRADER_YELLOW_5])).toEqual([`fulfil ${TRADER_PRINCE}`]);
  });

  it('PR-K1 the price of a person does not matter, and an admiral is no vice admiral', () => {
    expect(offered([COMEDIAN], [PRIEST, JESTER_9])).toEqual([`fulfil ${COMEDIAN}`]);
    expect(offered([LADY_KILLER], [CAPTAIN, MADEMOISELLE_9])).toEqual([`fulfil ${LADY_KILLER}`]);
    expect(offered([MARITIME_SUPREMACY], [CAPTAIN, ADMIRAL])).toEqual([]);
  });

  it('PR-K1 both persons stay, and may go on an expedition afterwards', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN, VICE_ADMIRAL] } };
    const stack = [TWO_CAPTAINS, ...asCoins(4)];
    const t = withContracts({ contracts: [MARITIME_SUPREMACY], stack, hands }).discover();
    t.fulfil(0, MARITIME_SUPREMACY).claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.fulfilled(0), t.display(0)]).toEqual([[MARITIME_SUPREMACY], [TWO_CAPTAINS, VICE_ADMIRAL]]);
  });

  it('PR-K1 persons given away before do not count any more', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN, VICE_ADMIRAL] } };
    const t = withContracts({ contracts: [MARITIME_SUPREMACY], stack: [TWO_CAPTAINS], hands }).discover();
    expect(fulfilments(t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]), 0)).toEqual([]);
  });

  it('PR-K1 one person may serve several contracts', () => {
    const contracts = [LADY_KILLER, MARITIME_SUPREMACY];
    const hands = { 0: { display: [CAPTAIN, VICE_ADMIRAL, MADEMOISELLE_7] } };
    const t = withContracts({ contracts, hands }).fulfil(0, LADY_KILLER).fulfil(0, MARITIME_SUPREMACY);
    expect([t.coins(0), t.fulfilled(0)]).toEqual([3 + 3 + 4, contracts]);
  });

  it('PR-K2 cheap staff: four persons with a printed cost of 3 or less', () => {
    const three = [SAILOR, TRADER_RED, TRADER_YELLOW];
    expect(offered([CHEAP_STAFF], three)).toEqual([]);
    expect(offered([CHEAP_STAFF], [...three, SAILOR])).toEqual([`fulfil ${CHEAP_STAFF}`]);
    expect(offered([CHEAP_STAFF], [...three, SETTLER])).toEqual([]);
    expect(offered([CHEAP_STAFF], [...three, SAILOR_5])).toEqual([]);
  });

  it('PR-K2 discounts do not count, though they made a person cheap', () => {
    const display = [TRADER_RED, TRADER_RED, TRADER_YELLOW, MADEMOISELLE_7];
    expect(offered([CHEAP_STAFF], [...display, SETTLER, CAPTAIN])).toEqual([]);
    const hands = { 0: { coins: 3, display: [...display, GOVERNOR] } };
    const t = withContracts({ contracts: [CHEAP_STAFF], stack: [CAPTAIN, PRIEST, YELLOW], hands })
      .discover(2)
      .stop();
    expect([t.take(0, CAPTAIN).coins(0), t.toAct, fulfilments(t, 0)]).toEqual([0, [0], []]);
  });

  it('PR-K2 it pays 5 coins to the first', () => {
    const hands = { 0: { display: [SAILOR, SAILOR, SAILOR, SAILOR] } };
    expect(
      withContracts({ contracts: [CHEAP_STAFF], hands })
        .fulfil(0, CHEAP_STAFF)
        .coins(0),
    ).toBe(8);
  });

  it('PR-K10 fighter: 3 swords', () => {
    expect(offered([FIGHTER], [SAILOR, SAILOR])).toEqual([]);
    expect(offered([FIGHTER], [PIRATE])).toEqual([]);
    expect(offered([FIGHTER], [PIRATE, SAILOR])).toEqual([`fulfil ${FIGHTER}`]);
    expect(offered([FIGHTER], [PIRATE, PIRATE_7])).toEqual([`fulfil ${FIGHTER}`]);
  });

  it('PR-K11 explorer: one expedition in the display', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN] } };
    const t = withContracts({ contracts: [EXPLORER], stack: [TWO_CAPTAINS], hands });
    expect([t.row, fulfilments(t, 0)]).toEqual([[TWO_CAPTAINS], []]);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect(fulfilments(t, 0)).toEqual([`fulfil ${EXPLORER}`]);
    expect([t.fulfil(0, EXPLORER).coins(0), t.display(0)]).toEqual([3 + 2 + 2, [TWO_CAPTAINS]]);
  });

  it('PR-K12 small court: 12 influence, in co-op', () => {
    const contracts = [SMALL_COURT, JINX];
    const t = together({ contracts, hands: { 0: { display: [...ELEVEN_INFLUENCE] } } });
    expect([t.influence(0), fulfilments(t, 0)]).toEqual([11, []]);
    const rich = together({ contracts, hands: { 0: { display: TWELVE } } }).fulfil(0, SMALL_COURT);
    expect([rich.coins(0), rich.fulfilled(0), rich.cubes(0)]).toEqual([3, [SMALL_COURT], 2]);
  });

  it('PR-K12 influence from contracts helps', () => {
    const contracts = [SMALL_COURT, JINX, FIGHTER, TRADER_PRINCE];
    const display = [ADMIRAL_7, ADMIRAL_7, ADMIRAL_7, SAILOR, SAILOR, SAILOR, TRADER_GREEN, TRADER_GREEN];
    const t = together({ contracts, hands: { 0: { display } } }).fulfil(0, FIGHTER);
    expect([t.influence(0), fulfilments(t, 0)]).toEqual([11, [`fulfil ${TRADER_PRINCE}`]]);
    expect(fulfilments(t.fulfil(0, TRADER_PRINCE), 0)).toEqual([`fulfil ${SMALL_COURT}`]);
  });

  it('PR-K13 ransom: 15 coins are paid', () => {
    const contracts = [RANSOM, JINX];
    const t = together({ contracts, hands: { 0: { coins: 17 } } }).fulfil(0, RANSOM);
    expect([t.coins(0), t.discard.length, t.fulfilled(0), t.gained(0, 'ransom')]).toEqual([2, 15, [RANSOM], -15]);
    expect(fulfilments(together({ contracts, hands: { 0: { coins: 14 } } }), 0)).toEqual([]);
    expect(
      together({ contracts, hands: { 0: { coins: 15 } } })
        .fulfil(0, RANSOM)
        .coins(0),
    ).toBe(0);
  });

  it('PR-K13 a player who is not active may pay it too, and nobody pays for another', () => {
    const contracts = [RANSOM, JINX];
    const hands = { 0: { coins: 9 }, 1: { coins: 16 } };
    const t = together({ contracts, timeStack: [YELLOW], hands })
      .stop()
      .pass(0);
    expect(fulfilments(t, 1)).toEqual([`fulfil ${RANSOM}`]);
    t.fulfil(1, RANSOM);
    expect([t.coins(0), t.coins(1)]).toEqual([9, 1]);
  });

  it('PR-K13 the coins of the 18 contracts are those of the cards', () => {
    const coins = Object.fromEntries(CONTRACTS.map(({ id, coins: [first] }) => [id.slice('contract_'.length), first]));
    expect(coins).toEqual({
      ...{ comedian: 4, lady_killer: 3, maritime_supremacy: 4, new_colony: 3, trade_outpost: 4, trader_prince: 3 },
      ...{ cheap_staff: 5, fighter: 3, explorer: 2, tax_officer: 7, frigate_foe: 8, galleon_foe: 6, jinx: 1 },
      ...{ tiny_gamester: 2, gamester: 2, pack_of_pirates: 3, small_court: 0, ransom: 0 },
    });
  });
});

const TWELVE = [ADMIRAL_9, ADMIRAL_9, JESTER_9, MADEMOISELLE_9];
