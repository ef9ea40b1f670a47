import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL_9,
  asCoins,
  BLUE,
  CAPTAIN,
  COMEDIAN,
  FIGHTER,
  GAMBLER,
  GREEN,
  JESTER_7,
  JINX,
  PIRATE,
  PRIEST,
  SAILOR,
  TAX_INFLUENCE,
  TAX_OFFICER,
  TAX_SWORDS,
  TRADER_BLUE,
  TRADER_PRINCE,
  TRADER_YELLOW,
  YELLOW,
} from './names.js';
import { type Position, type Table, table } from './table.js';

const withOfficer = (position: Position = {}) =>
  table({ with: ['contracts'], contracts: [TAX_OFFICER], players: 3, ...position });

/** Coins that came and went since the last silence, and who fulfilled what. */
function course(t: Table): readonly string[] {
  return t.events.flatMap((event) => {
    if (event.type === 'coins') return [`${event.seat} ${event.why} ${event.n}`];
    return event.type === 'fulfilled' || event.type === 'declined' ? [`${event.seat} ${event.type}`] : [];
  });
}

/** A first card that is no tax, so that the tax comes by an act of the test. */
const FIRST = CAPTAIN;

describe('PR-K the tax officer', () => {
  it('PR-K3 a payer is asked at once, and may fulfil it for 7 coins', () => {
    const t = withOfficer({ stack: [TAX_SWORDS], hands: { 0: { coins: 12, display: [PIRATE] } } });
    expect([t.phase, t.pending, t.toAct]).toEqual(['decide', TAX_OFFICER, [0]]);
    expect([t.coins(0), t.options(0)]).toEqual([6, [`decline ${TAX_OFFICER}`, `fulfil ${TAX_OFFICER}`]]);
    t.fulfil(0, TAX_OFFICER);
    expect([t.coins(0), t.fulfilled(0), t.phase]).toEqual([6 + 7 + 1, [TAX_OFFICER], 'discover']);
  });

  it('PR-K3 he may decline, and is asked again at his next tax', () => {
    const hands = { 0: { coins: 24, display: [PIRATE] } };
    const t = withOfficer({ stack: [TAX_SWORDS, ...asCoins(1), TAX_SWORDS], hands }).decline(0, TAX_OFFICER);
    expect([t.coins(0), t.cubes(0), t.phase, t.pending]).toEqual([13, 3, 'discover', null]);
    expect(t.discover().pending).toBe(TAX_OFFICER);
  });

  it('PR-K3 order: all pay, the payers decide in turn order and get their coins, then the bonus is paid', () => {
    const hands = { 0: { coins: 14 }, 1: { coins: 3 }, 2: { coins: 12 } };
    const t = withOfficer({ start: 2, stack: [FIRST, TAX_INFLUENCE], hands })
      .hush()
      .discover();
    expect([t.toAct, [0, 1, 2].map((seat) => t.coins(seat))]).toEqual([[2], [7, 3, 6]]);
    t.fulfil(2, TAX_OFFICER);
    expect([t.toAct, [0, 1, 2].map((seat) => t.coins(seat))]).toEqual([[0], [7, 3, 13]]);
    t.fulfil(0, TAX_OFFICER);
    expect([t.toAct, [0, 1, 2].map((seat) => t.coins(seat))]).toEqual([[2], [15, 4, 14]]);
    const told = course(t);
    expect([...told.slice(0, 2)].sort()).toEqual(['0 tax -7', '2 tax -6']);
    expect(told.filter((line) => line.includes('contract'))).toEqual(['2 contract 7', '0 contract 7']);
    expect(told.slice(-3).every((line) => line.endsWith('taxBonus 1'))).toBe(true);
  });

  it('PR-K3 while the payers decide no card is missing: the tax card is discarded last', () => {
    const t = withOfficer({ stack: [FIRST, TAX_SWORDS], hands: { 0: { coins: 12 }, 1: { coins: 12 } } });
    const cards = [...portRoyal.inventory(t.state)].sort();
    t.discover();
    expect([t.pending, t.discard.includes(TAX_SWORDS)]).toEqual([TAX_OFFICER, false]);
    expect([...portRoyal.inventory(t.state)].sort()).toEqual(cards);
    t.decline(0, TAX_OFFICER).fulfil(1, TAX_OFFICER);
    expect([t.discard.at(-1), [...portRoyal.inventory(t.state)].sort()]).toEqual([TAX_SWORDS, cards]);
  });

  it('PR-K3 three payers: from the active player clockwise', () => {
    const hands = { 0: { coins: 12 }, 1: { coins: 12 }, 2: { coins: 12 } };
    const t = withOfficer({ start: 1, stack: [TAX_INFLUENCE], hands });
    const asked: number[] = [];
    while (t.phase === 'decide') {
      asked.push(t.toAct[0]!);
      t.decline(t.toAct[0]!, TAX_OFFICER);
    }
    expect(asked).toEqual([1, 2, 0]);
  });

  it('PR-K3 those who do not pay are not asked, also if they get the bonus', () => {
    const t = withOfficer({ stack: [TAX_INFLUENCE], hands: { 0: { coins: 11 }, 1: { coins: 11 } } });
    expect([t.phase, t.told('tax')[0]?.payers, t.coins(0)]).toEqual(['discover', [], 12]);
  });

  it('PR-K3 without the contract nobody is asked', () => {
    const t = withOfficer({ contracts: [JINX], stack: [TAX_INFLUENCE], hands: { 0: { coins: 13 } } });
    expect([t.phase, t.coins(0)]).toEqual(['discover', 8]);
  });

  it('PR-K3 one who has fulfilled it is not asked again', () => {
    const hands = { 0: { coins: 13, display: [PIRATE] } };
    const stack = [TAX_SWORDS, ...asCoins(8), TAX_SWORDS];
    const t = withOfficer({ stack, hands }).fulfil(0, TAX_OFFICER);
    expect(t.coins(0)).toBe(7 + 7 + 1);
    t.hush().discover();
    expect([t.coins(0), t.phase, t.told('tax').length]).toEqual([8 + 1, 'discover', 1]);
  });

  it('PR-K3 one without a cube is not asked', () => {
    const waiting = [FIGHTER, TRADER_PRINCE, COMEDIAN];
    const display = [SAILOR, SAILOR, SAILOR, TRADER_YELLOW, TRADER_BLUE, PRIEST, JESTER_7];
    const stack = [...asCoins(10), TAX_SWORDS];
    const t = withOfficer({ contracts: [TAX_OFFICER, ...waiting], stack, hands: { 0: { coins: 12, display } } });
    for (const id of waiting) t.fulfil(0, id);
    expect([t.told('tax').length, t.phase, t.cubes(0)]).toEqual([1, 'discover', 0]);
  });

  it('PR-K3 the influence of the contract counts for the bonus that follows', () => {
    const hands = {
      0: { coins: 9, display: [SAILOR, SAILOR, SAILOR] },
      1: { display: [ADMIRAL_9] },
      2: { display: [ADMIRAL_9] },
    };
    const contracts = [TAX_OFFICER, FIGHTER];
    const stack = [...asCoins(3), TAX_INFLUENCE];
    const bold = withOfficer({ contracts, stack, hands }).fulfil(0, FIGHTER).fulfil(0, TAX_OFFICER);
    expect([bold.influence(0), [0, 1, 2].map((seat) => bold.gained(seat, 'taxBonus'))]).toEqual([4, [0, 1, 1]]);
    const shy = withOfficer({ contracts, stack, hands }).fulfil(0, FIGHTER).decline(0, TAX_OFFICER);
    expect([shy.influence(0), [0, 1, 2].map((seat) => shy.gained(seat, 'taxBonus'))]).toEqual([3, [1, 1, 1]]);
  });

  it('PR-K3 the bonus is told as it is paid: nobody is named who gets nothing', () => {
    const hands = {
      0: { coins: 9, display: [SAILOR, SAILOR, SAILOR] },
      1: { display: [ADMIRAL_9] },
      2: { display: [ADMIRAL_9] },
    };
    const contracts = [TAX_OFFICER, FIGHTER];
    const t = withOfficer({ contracts, stack: [...asCoins(3), TAX_INFLUENCE], hands }).fulfil(0, FIGHTER);
    const bonus = { to: 'leastInfluence', n: 1 };
    expect(t.told('tax')).toEqual([
      { type: 'tax', card: TAX_INFLUENCE, payers: [{ seat: 0, n: 6 }], bonus: { ...bonus, seats: [] } },
    ]);
    t.hush().fulfil(0, TAX_OFFICER);
    expect(t.told('tax')).toEqual([
      { type: 'tax', card: TAX_INFLUENCE, payers: [], bonus: { ...bonus, seats: [1, 2] }, late: true },
    ]);
    expect(t.told('coins').filter(({ why }) => why === 'taxBonus')).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  });

  it('PR-K3 where no payer can be asked, payers and bonus are told at once', () => {
    const t = withOfficer({ contracts: [JINX], stack: [TAX_INFLUENCE], hands: { 0: { coins: 13 } } });
    expect(t.told('tax').map(({ payers, bonus }) => [payers, bonus.seats])).toEqual([[[{ seat: 0, n: 6 }], [0, 1, 2]]]);
  });

  it('PR-K3 among the four cards of a gambler too: the question comes first, then the rest', () => {
    const hands = { 0: { coins: 12, display: [GAMBLER] } };
    const stack = [YELLOW, TAX_SWORDS, BLUE, GREEN];
    const t = withOfficer({ with: ['contracts', 'gambler'], stack, hands }).gamble(GAMBLER);
    expect([t.pending, t.coins(0)]).toEqual([TAX_OFFICER, 6]);
    t.fulfil(0, TAX_OFFICER);
    expect([t.harbour, t.coins(0), t.phase, t.picksLeft]).toEqual([[YELLOW, BLUE, GREEN], 14, 'trade', 2]);
  });

  it('PR-K3 two taxes in one gamble are two moments to decide', () => {
    const hands = { 0: { coins: 24, display: [GAMBLER] } };
    const stack = [YELLOW, TAX_SWORDS, TAX_SWORDS, GREEN];
    const t = withOfficer({ with: ['contracts', 'gambler'], stack, hands }).gamble(GAMBLER);
    t.decline(0, TAX_OFFICER);
    expect([t.pending, t.coins(0)]).toEqual([TAX_OFFICER, 7]);
  });
});
