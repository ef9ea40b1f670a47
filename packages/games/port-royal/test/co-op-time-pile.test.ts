import { CONTRACTS, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { alone, EXAMPLE, PRINCE, SWORDSMEN, timePileFor, together } from './co-op-tables.js';
import {
  asCoins,
  BLUE,
  CAPTAIN,
  CHEAP_STAFF,
  EXPLORER,
  FIGHTER,
  GALLEON_FOE,
  GAMBLER,
  GAMESTER,
  JINX,
  LADY_KILLER,
  LITTLE_GAMESTER,
  NEW_COLONY,
  PACK_OF_PIRATES,
  PIRATE,
  PRIEST,
  RANSOM,
  SMALL_COURT,
  TAX_INFLUENCE,
  TAX_OFFICER,
  TAX_SWORDS,
  TRADER_PRINCE,
  YELLOW,
} from './names.js';
import { table } from './table.js';

describe('PR-O the time pile, and cards of it put aside', () => {
  it('PR-O2 the example: seals 1, 0 and -1 with the letters G and H make a time pile of 15', () => {
    const t = alone({ contracts: EXAMPLE });
    expect(t.told('timePile')).toEqual([{ type: 'timePile', n: 15, points: 0 }]);
    expect([t.told('turnedUp').length, t.timePile]).toEqual([1, 14]);
  });

  it.each([
    [[FIGHTER], 13 + 0 + 1],
    [[FIGHTER, LITTLE_GAMESTER, GAMESTER, PACK_OF_PIRATES], 13 + 0 + 1],
    [[JINX], 13 - 1 + 1],
    [[JINX, GALLEON_FOE], 13 - 2 + 2],
    [[SMALL_COURT, RANSOM], 13 + 4 + 2],
    [[EXPLORER, SMALL_COURT], 13 + 3 + 1],
    [[LADY_KILLER, NEW_COLONY, CHEAP_STAFF, EXPLORER, TAX_OFFICER], 13 + 5 + 5],
  ])('PR-O2 the open contracts %j make a time pile of %i', (contracts, cards) => {
    expect(timePileFor(contracts)).toBe(cards);
    expect(timePileFor(contracts, 5)).toBe(cards);
  });

  it('PR-O2 all 18 together: the sum of all numbers and one for each letter', () => {
    const letters = new Set(CONTRACTS.map(({ seal }) => seal.letter)).size;
    const numbers = CONTRACTS.reduce((sum, { seal }) => sum + seal.number, 0);
    expect(timePileFor(CONTRACTS.map(({ id }) => id))).toBe(13 + numbers + letters);
  });

  it('PR-O2 the time pile is taken from the cards, so the draw pile is smaller', () => {
    const t = together({ contracts: EXAMPLE });
    expect(t.drawPile).toBe(119 + 24 - 2 * 3 - 15);
  });

  it('PR-O6 after a tax the active player may put the top card of the time pile aside', () => {
    const t = together({ contracts: EXAMPLE, timeStack: [TAX_SWORDS, CAPTAIN, PRIEST], stack: [YELLOW] });
    expect([t.phase, t.pending, t.toAct]).toEqual(['decide', 'setAside', [0]]);
    expect([t.options(0), t.coins(0), t.coins(1)]).toEqual([['keepTime', 'setAside'], 4, 4]);
    t.setAside();
    expect([t.timePile, t.points, t.phase]).toEqual([13, 1, 'discover']);
    expect(t.told('setAside')).toMatchObject([{ seat: 0, points: 1 }]);
    expect([t.sitOut().harbour, t.active]).toEqual([[PRIEST], 1]);
  });

  it('PR-O6 or keep it', () => {
    const t = together({ contracts: EXAMPLE, timeStack: [TAX_SWORDS, CAPTAIN] }).keepTime();
    expect([t.timePile, t.points, t.sitOut().harbour]).toEqual([14, 0, [CAPTAIN]]);
  });

  it('PR-O6 at each tax card, from whichever pile, one card', () => {
    const contracts = EXAMPLE;
    const t = together({ contracts, timeStack: [TAX_SWORDS, CAPTAIN], stack: [...asCoins(2), TAX_INFLUENCE] });
    t.setAside().discover();
    expect([t.pending, t.setAside().points, t.timePile, t.phase]).toEqual(['setAside', 2, 12, 'discover']);
  });

  it('PR-O6 the question is the active player’s, also when another pays or gets the bonus', () => {
    const hands = { 1: { coins: 12, display: [PIRATE] } };
    const t = together({ players: 3, start: 2, contracts: EXAMPLE, timeStack: [TAX_SWORDS], hands });
    expect([t.toAct, t.pending]).toEqual([[2], 'setAside']);
    expect(t.refusal(1, { type: 'setAside' })).toBe('NOT_YOUR_TURN');
  });

  it('PR-O6 the tax is resolved first, with its officer and its bonus', () => {
    const hands = { 0: { coins: 12 }, 1: { coins: 12 } };
    const t = together({ contracts: [TAX_OFFICER, JINX], timeStack: [TAX_INFLUENCE], hands });
    expect([t.pending, t.toAct]).toEqual([TAX_OFFICER, [0]]);
    t.decline(0, TAX_OFFICER);
    expect([t.pending, t.toAct]).toEqual([TAX_OFFICER, [1]]);
    t.fulfil(1, TAX_OFFICER);
    expect([t.pending, t.toAct, t.coins(0), t.coins(1)]).toEqual(['setAside', [0], 7, 14]);
  });

  it('PR-O6 two taxes in one gamble are two questions', () => {
    const stack = [YELLOW, TAX_SWORDS, ...asCoins(2), CAPTAIN];
    const hands = { 0: { display: [GAMBLER] } };
    const t = together({ with: ['contracts', 'gambler'], contracts: EXAMPLE, timeStack: [TAX_SWORDS], stack, hands });
    const told = () => t.told('tax').length;
    t.gamble(GAMBLER);
    expect([told(), t.pending]).toEqual([1, 'setAside']);
    t.setAside();
    expect([told(), t.pending]).toEqual([2, 'setAside']);
    expect([t.setAside().points, t.timePile, t.phase]).toEqual([2, 15 - 1 - 2, 'trade']);
  });

  it('PR-O6 nothing is asked in the competitive game, or when the time pile is empty', () => {
    const rival = table({ with: ['contracts'], contracts: EXAMPLE, stack: [TAX_SWORDS] });
    expect([rival.phase, rival.points]).toEqual(['discover', undefined]);
    const stack = [TAX_SWORDS, ...asCoins(2), TAX_INFLUENCE, ...asCoins(2), TAX_SWORDS];
    const t = together({ contracts: EXAMPLE, aside: 14, stack });
    expect(t.timePile).toBe(0);
    if (t.phase === 'repel') t.admit();
    t.discover();
    expect([t.told('tax').length > 0, t.phase, t.pending]).toEqual([true, 'discover', null]);
  });

  it('PR-O6 before the first turn, once the contracts lie open, the start player says how many to put aside', () => {
    const t = together({ players: 3, start: 2, contracts: EXAMPLE, aside: 'ask' });
    expect(t.view.contracts!.map(({ id }) => id).sort()).toEqual([...EXAMPLE].sort());
    expect([t.phase, t.pending, t.toAct, t.active]).toEqual(['decide', 'setAside', [2], 2]);
    expect([t.timePile, t.points, t.told('turn'), t.told('turnedUp')]).toEqual([15, 0, [], []]);
    expect(t.told('timePile')).toEqual([{ type: 'timePile', n: 15, points: 0 }]);
    expect(t.refusal(0, { type: 'setAside', cards: 0 })).toBe('NOT_YOUR_TURN');
  });

  it('PR-O6 from none to all but one', () => {
    const t = together({ contracts: EXAMPLE, aside: 'ask' });
    const numbers = Array.from({ length: 15 }, (_, n) => `setAside ${n}`);
    expect([...t.options(0)].sort()).toEqual(numbers.sort());
    for (const action of [{ type: 'setAside', cards: 15 }, { type: 'setAside', cards: -1 }, { type: 'setAside' }])
      expect(t.refusal(0, action)).toBe('ILLEGAL_ACTION');
    expect(t.refusal(0, { type: 'keepTime' })).toBe('ILLEGAL_ACTION');
  });

  it('PR-O6 then the first turn begins: the example, 5 of 15 cards leave 10 turns', () => {
    const t = alone({ contracts: EXAMPLE, aside: 'ask' }).hush().setAsideFirst(5);
    expect(t.events.slice(0, 3)).toMatchObject([
      { type: 'setAside', seat: 0, cards: 5, points: 5 },
      { type: 'turn', seat: 0, round: 1 },
      { type: 'turnedUp' },
    ]);
    expect([t.timePile, t.points]).toEqual([9, 5]);
    let turns = 0;
    for (; t.phase !== 'over'; turns++) t.sitOut();
    expect(turns).toBe(10);
  });

  it.each([0, 14])('PR-O6 %i may be put aside', (cards) => {
    const t = together({ contracts: EXAMPLE, aside: 'ask' }).setAsideFirst(cards);
    expect([t.points, t.timePile, t.told('turn').length]).toEqual([cards, 14 - cards, 1]);
    expect(t.told('setAside')).toEqual([{ type: 'setAside', seat: 0, cards, points: cards }]);
  });

  it('PR-O6 the cards come off the top', () => {
    const timeStack = [YELLOW, BLUE, PRIEST];
    const t = together({ contracts: EXAMPLE, aside: 'ask', timeStack }).setAsideFirst(2);
    expect(t.harbour).toEqual([PRIEST]);
  });

  it('PR-O6 the question is asked once, and before anything else can be done', () => {
    const hands = { 0: { display: SWORDSMEN } };
    const t = together({ contracts: [FIGHTER, JINX], aside: 'ask', timeStack: [CAPTAIN], hands });
    expect(t.options(0).every((words) => words.startsWith('setAside'))).toBe(true);
    t.setAsideFirst(0);
    expect([t.phase, t.options(0)]).toEqual(['discover', ['discover', `fulfil ${FIGHTER}`]]);
    t.fulfil(0, FIGHTER).sitOut();
    expect([t.active, t.phase]).toEqual([1, 'discover']);
  });

  it('PR-O6 it is asked by default', () => {
    expect(portRoyal.options.find(({ name }) => name === 'setAside')?.default).toBe('ask');
  });

  it('PR-O6 with a number as option of the table nobody is asked', () => {
    const t = alone({ contracts: EXAMPLE, aside: 5 });
    expect(t.told('timePile')).toEqual([{ type: 'timePile', n: 10, points: 5 }]);
    expect([t.points, t.timePile, t.told('setAside')]).toEqual([5, 9, []]);
  });

  it('PR-O6 a number beyond the time pile puts aside all but one', () => {
    const t = alone({ contracts: EXAMPLE, aside: 20 });
    expect(t.told('timePile')).toEqual([{ type: 'timePile', n: 1, points: 14 }]);
  });

  it('PR-O6 no question before a competitive game', () => {
    const t = table({ with: ['contracts'], contracts: EXAMPLE, aside: 'ask' });
    expect([t.phase, t.told('turn').length]).toEqual(['discover', 1]);
  });

  it.each([
    [0, 'landlubber'],
    [1, 'landlubber'],
    [2, 'sailor'],
    [3, 'sailor'],
    [4, 'pirate'],
    [5, 'pirate'],
    [6, 'captain'],
    [7, 'captain'],
    [8, 'ruler'],
    [9, 'ruler'],
    [12, 'ruler'],
  ])('PR-O6 a win with %i points makes a %s', (points, title) => {
    const t = together({ contracts: [FIGHTER], aside: points, hands: { 0: { display: SWORDSMEN } } });
    expect(t.fulfil(0, FIGHTER).result).toMatchObject({ won: true, points, title });
  });

  it('PR-O6 points of the start and of the taxes add up', () => {
    const t = together({ contracts: EXAMPLE, aside: 1, stack: [TAX_SWORDS] });
    if (t.pending === null) t.discover();
    expect([t.pending, t.setAside().points]).toEqual(['setAside', 2]);
  });

  it('PR-O6 points do not count after a loss', () => {
    const t = together({ contracts: EXAMPLE, aside: 14 });
    while (t.phase !== 'over') t.sitOut();
    expect(t.result).toMatchObject({ won: false, title: null });
    expect(t.result?.winners).toEqual([]);
  });

  it('PR-O6 the end tells what each seat did', () => {
    const hands = { 0: { display: SWORDSMEN }, 1: { display: PRINCE } };
    const t = together({ contracts: [FIGHTER, TRADER_PRINCE], timeStack: [CAPTAIN], hands }).fulfil(0, FIGHTER);
    const { ranking } = t.stop().pass(0).fulfil(1, TRADER_PRINCE).result!;
    const done = Object.fromEntries(ranking.map(({ seat, contracts }) => [seat, contracts]));
    expect(done).toEqual({ 0: [FIGHTER], 1: [TRADER_PRINCE] });
  });
});
