import { CONTRACTS, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL_9,
  asCoins,
  BLACK,
  BLUE,
  CAPTAIN,
  CHEAP_STAFF,
  COMEDIAN,
  EXPLORER,
  FIGHTER,
  GALLEON_FOE,
  GAMBLER,
  GAMBLER_6,
  GAMESTER,
  GREEN,
  JESTER,
  JESTER_7,
  JESTER_9,
  JINX,
  LADY_KILLER,
  LITTLE_GAMESTER,
  MADEMOISELLE_9,
  MARITIME_SUPREMACY,
  NEW_COLONY,
  PACK_OF_PIRATES,
  PIRATE,
  PRIEST,
  RANSOM,
  RED,
  SAILOR,
  SETTLER,
  SMALL_COURT,
  TAX_INFLUENCE,
  TAX_OFFICER,
  TAX_SWORDS,
  TRADER_BLUE,
  TRADER_PRINCE,
  TRADER_YELLOW,
  TWO_CAPTAINS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { optionsOf } from './position.js';
import { type Position, table } from './table.js';

const together = (position: Position = {}) => table({ with: ['contracts'], mode: 'co-op', ...position });
const alone = (position: Position = {}) => together({ players: 1, ...position });

/** Seals 1, 0 and -1 with the letters G, G and H. */
const EXAMPLE = [LADY_KILLER, MARITIME_SUPREMACY, GALLEON_FOE];
const SWORDSMEN = [SAILOR, SAILOR, SAILOR];
const PRINCE = [TRADER_YELLOW, TRADER_BLUE];
/** One contract that can be fulfilled, and one that stays open. */
const TWO = [FIGHTER, JINX];

function timePileFor(contracts: readonly string[], players = 2): number {
  return together({ players, contracts }).told('timePile')[0]!.n;
}

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

  it('PR-O4 won at once when every open contract is fulfilled by someone', () => {
    const hands = { 0: { display: SWORDSMEN }, 1: { display: PRINCE } };
    const t = together({ contracts: [FIGHTER, TRADER_PRINCE], timeStack: [CAPTAIN], hands }).fulfil(0, FIGHTER);
    expect(t.phase).toBe('discover');
    t.stop().pass(0).fulfil(1, TRADER_PRINCE);
    expect([t.phase, t.toAct, t.told('over')[0]?.why]).toEqual(['over', [], 'contracts']);
    expect(t.result).toMatchObject({ won: true, winners: [0, 1] });
  });

  it('PR-O4 one player may fulfil them all, and the others win with him', () => {
    const hands = { 0: { display: [...SWORDSMEN, ...PRINCE] } };
    const t = together({ players: 3, contracts: [FIGHTER, TRADER_PRINCE], hands });
    t.fulfil(0, FIGHTER).fulfil(0, TRADER_PRINCE);
    expect([t.phase, t.result?.winners]).toEqual(['over', [0, 1, 2]]);
  });

  it('PR-O4 a contract fulfilled twice is not two contracts', () => {
    const hands = { 0: { display: SWORDSMEN }, 1: { display: [PIRATE, SAILOR] } };
    const t = together({ contracts: TWO, timeStack: [CAPTAIN], hands })
      .fulfil(0, FIGHTER)
      .stop()
      .pass(0)
      .fulfil(1, FIGHTER);
    expect(t.phase).not.toBe('over');
  });

  it('PR-O4 won in the middle of a question too', () => {
    const t = together({ contracts: [JINX], timeStack: [YELLOW], stack: [YELLOW_TOO] })
      .discover()
      .fulfil(0, JINX);
    expect([t.phase, t.result?.won]).toEqual(['over', true]);
  });

  it('PR-O4 a cube on a space does not fulfil', () => {
    const t = together({ contracts: [GALLEON_FOE], timeStack: [BLACK, BLACK] })
      .stop()
      .take(0, BLACK, { forgo: true });
    expect(t.phase).not.toBe('over');
    t.stop().take(1, BLACK, { forgo: true });
    expect([t.phase, t.contract(GALLEON_FOE).fields[1]]).toEqual(['discover', [0, 1]]);
  });

  it('PR-O4 lost as soon as a turn begins and the time pile is empty', () => {
    const t = together({ contracts: EXAMPLE, aside: 13 });
    expect(t.timePile).toBe(1);
    t.sitOut();
    expect([t.timePile, t.phase === 'over']).toEqual([0, false]);
    t.hush().sitOut();
    expect(t.events.slice(-2).map(({ type }) => type)).toEqual(['turn', 'over']);
    expect([t.phase, t.toAct, t.told('over')[0]?.why]).toEqual(['over', [], 'time']);
    expect(t.result).toMatchObject({ won: false, winners: [], title: null });
  });

  it('PR-O4 the turn of the last card is played in full', () => {
    const t = together({ contracts: EXAMPLE, aside: 14 });
    expect([t.timePile, t.phase === 'over']).toEqual([0, false]);
    t.sitOut();
    expect([t.phase, t.told('turn').length]).toEqual(['over', 2]);
  });

  it.each([1, 2, 3])('PR-O4 %i cards are that many turns: the example of the rulebooks', (cards) => {
    const t = alone({ contracts: EXAMPLE, aside: 15 - cards });
    let turns = 0;
    while (t.phase !== 'over') {
      t.sitOut();
      turns++;
    }
    expect([turns, t.told('turnedUp').length]).toEqual([cards, cards]);
  });

  it('PR-O4 nothing is fulfilled in a turn that cannot begin', () => {
    const hands = { 1: { display: SWORDSMEN } };
    const t = together({ contracts: [FIGHTER], aside: 13, timeStack: [YELLOW], hands });
    expect([t.told('timePile')[0]?.n, t.timePile]).toEqual([1, 0]);
    t.stop().pass(0);
    expect(t.options(1)).toContain(`fulfil ${FIGHTER}`); // in the turn before, it could still be done
    t.pass(1);
    expect([t.phase, t.result?.won, t.fulfilled(1)]).toEqual(['over', false, []]);
  });

  it('PR-O4 nothing is claimed in a turn that cannot begin', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN] } };
    const t = alone({ contracts: [EXPLORER, JINX], timeStack: [TWO_CAPTAINS], aside: 14, hands });
    expect([t.row, t.timePile, t.options(0).length]).toEqual([[TWO_CAPTAINS], 0, 3]);
    t.sitOut();
    expect([t.phase, t.result?.won, t.row]).toEqual(['over', false, [TWO_CAPTAINS]]);
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
