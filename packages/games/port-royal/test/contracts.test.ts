import { CONTRACTS, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL_7,
  ADMIRAL_9,
  asCoins,
  BLACK,
  BLUE,
  CAPTAIN,
  CHEAP_STAFF,
  CLERK_BLUE,
  COMEDIAN,
  ELEVEN_INFLUENCE,
  EXPLORER,
  FIGHTER,
  FIGHTERS,
  FRIGATE_FOE,
  GOVERNOR,
  GREEN,
  JESTER,
  JESTER_7,
  JESTER_9,
  JINX,
  MARITIME_SUPREMACY,
  PIRATE_7,
  PIRATE_9,
  PRIEST,
  RANSOM,
  RED,
  SAILOR,
  SAILOR_5,
  SAILOR_7,
  SETTLER,
  SMALL_COURT,
  TAX_INFLUENCE,
  TRADE_OUTPOST,
  TRADER_BLUE,
  TRADER_GREEN,
  TRADER_PRINCE,
  TRADER_YELLOW,
  VICE_ADMIRAL,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { optionsOf } from './position.js';
import { type Position, type Table, table } from './table.js';

const withContracts = (position: Position = {}) => table({ with: ['contracts'], ...position });

const SWORDSMEN = [SAILOR, SAILOR, SAILOR];
const PRINCE = [TRADER_YELLOW, TRADER_BLUE];
const COMEDIANS = [PRIEST, JESTER_7];
/** Three waiting contracts and the persons who meet them. */
const THREE = [FIGHTER, TRADER_PRINCE, COMEDIAN];
const FOR_THREE = [...SWORDSMEN, ...PRINCE, ...COMEDIANS];

function fulfilments(t: Table, seat: number): readonly string[] {
  return t.options(seat).filter((option) => option.startsWith('fulfil'));
}

describe('PR-C contracts', () => {
  it('PR-C5 four of the sixteen lie open, and never one with a blue seal', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const open = withContracts({ seed: `contracts ${i}` }).view.contracts!.map(({ id }) => id);
      expect(new Set(open).size).toBe(4);
      for (const id of open) seen.add(id);
    }
    const others = CONTRACTS.map(({ id }) => id).filter((id) => id !== SMALL_COURT && id !== RANSOM);
    expect([...seen].sort()).toEqual([...others].sort());
  });

  it('PR-C5 the number of players does not matter, and everybody has 3 cubes', () => {
    for (const players of [2, 3, 4, 5]) {
      const { view } = withContracts({ players });
      expect([view.contracts!.length, view.players.map(({ cubes }) => cubes)]).toEqual([4, Array(players).fill(3)]);
      expect(view.contracts!.every(({ slots }) => slots.every((slot) => slot === null))).toBe(true);
    }
  });

  it('PR-C5 a blue-seal contract is refused in the competitive game, in a sentence', () => {
    for (const blue of [SMALL_COURT, RANSOM]) {
      const options = optionsOf({ with: ['contracts'], contracts: [blue] });
      expect(portRoyal.refuses({ seats: 3, options })).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('PR-C5 the contracts bring their cards along; the cards come without contracts too', () => {
    const plain = portRoyal.inventory(table().state).length;
    expect(portRoyal.inventory(withContracts().state).length).toBe(plain + 24);
    const cards = table({ with: ['contract-cards'] });
    expect([portRoyal.inventory(cards.state).length, cards.view.contracts]).toEqual([plain + 24, undefined]);
    expect(portRoyal.refuses({ seats: 2, options: optionsOf({ contracts: [JINX] }) })).toMatch(/^[A-Z].*\.$/);
  });

  it('PR-C5 there is no time pile in the competitive game', () => {
    const { view } = withContracts();
    expect([view.timePile, view.points]).toEqual([undefined, undefined]);
  });

  it('PR-C6 fulfilling puts a cube on the first space and pays its coins; nothing is given up', () => {
    const t = withContracts({ contracts: [FIGHTER], hands: { 0: { display: SWORDSMEN } } });
    expect(t.options(0)).toEqual(['discover', `fulfil ${FIGHTER}`]);
    t.fulfil(0, FIGHTER);
    expect([t.coins(0), t.display(0), t.cubes(0)]).toEqual([3 + 3, SWORDSMEN, 2]);
    expect([t.fulfilled(0), t.contract(FIGHTER).slots]).toEqual([[FIGHTER], [0, null, null, null, null]]);
    expect(t.told('fulfilled')).toMatchObject([{ seat: 0, contract: FIGHTER, coins: 3, influence: 0 }]);
  });

  it('PR-C6 there is a space for everyone, earlier ones are worth more, and the last 0 coins', () => {
    for (const { coins } of CONTRACTS) {
      expect(coins.length).toBe(portRoyal.players.max);
      expect(coins).toEqual([...coins].sort((a, b) => b - a));
    }
    const jesters = [JESTER, JESTER_7, JESTER_7, JESTER_7, JESTER_9];
    const hands = Object.fromEntries(jesters.map((jester, seat) => [seat, { display: [PRIEST, jester] }]));
    const t = withContracts({ players: 5, contracts: [COMEDIAN], stack: [...asCoins(4), YELLOW], hands });
    t.fulfil(0, COMEDIAN).stop().pass(0);
    for (const seat of [1, 2, 3, 4]) t.fulfil(seat, COMEDIAN).pass(seat);
    expect(t.contractsTold.map(({ coins }) => coins)).toEqual([4, 3, 2, 1, 0]);
  });

  it('PR-C6 the active player may fulfil between two cards', () => {
    const t = withContracts({
      contracts: [FIGHTER],
      stack: [CAPTAIN],
      hands: { 0: { display: SWORDSMEN } },
    }).discover();
    expect(t.options(0)).toEqual(['discover', `fulfil ${FIGHTER}`, 'stop']);
    expect([t.fulfil(0, FIGHTER).harbour, t.options(0)]).toEqual([[CAPTAIN], ['discover', 'stop']]);
  });

  it('PR-C6 and while he takes, before the first card or after it', () => {
    const hands = { 0: { coins: 9, display: [SAILOR, SAILOR, GOVERNOR] } };
    const t = withContracts({ contracts: [FIGHTER], stack: [SAILOR, CAPTAIN, PRIEST], hands })
      .discover(2)
      .stop();
    expect(fulfilments(t, 0)).toEqual([]);
    t.take(0, SAILOR);
    expect(t.options(0)).toContain(`fulfil ${FIGHTER}`);
    expect(t.fulfil(0, FIGHTER).toAct).toEqual([0]);
    expect([t.coins(0), t.picksLeft]).toEqual([9 - 3 + 3, 1]);
  });

  it('PR-C6 the coins of a contract pay for the person hired next', () => {
    const hands = { 0: { coins: 1, display: SWORDSMEN } };
    const t = withContracts({ contracts: [FIGHTER], stack: [CAPTAIN], hands })
      .discover()
      .stop();
    expect(t.options(0)).toEqual([`fulfil ${FIGHTER}`, 'pass']);
    t.fulfil(0, FIGHTER).take(0, CAPTAIN);
    expect([t.coins(0), t.display(0)]).toEqual([0, [CAPTAIN, ...SWORDSMEN].sort()]);
  });

  it('PR-C6 and after a bust', () => {
    const hands = { 0: { display: PRINCE } };
    const t = withContracts({ contracts: [TRADER_PRINCE], stack: [YELLOW, YELLOW_TOO], hands }).discover(2);
    expect([t.phase, t.options(0)]).toEqual(['bust', ['endTurn', `fulfil ${TRADER_PRINCE}`]]);
    expect(t.fulfil(0, TRADER_PRINCE).coins(0)).toBe(6);
  });

  it('PR-C6 a player who is not active may fulfil when he is at turn, and still take', () => {
    const hands = { 1: { display: SWORDSMEN } };
    const t = withContracts({ contracts: [FIGHTER], stack: [YELLOW, BLUE], hands }).discover();
    expect(t.refusal(1, { type: 'fulfil', contract: FIGHTER })).toBe('NOT_YOUR_TURN');
    t.stop().pass(0);
    expect(t.options(1)).toContain(`fulfil ${FIGHTER}`);
    t.fulfil(1, FIGHTER);
    expect([t.coins(1), t.coins(0), t.toAct]).toEqual([6, 3, [1]]);
    expect(t.take(1, YELLOW).coins(1)).toBe(6);
  });

  it('PR-C6 one who has just hired the person he needed may fulfil before the next player is at turn', () => {
    const hands = { 1: { coins: 9, display: [SAILOR, SAILOR] } };
    const t = withContracts({ players: 3, contracts: [FIGHTER], stack: [SAILOR, YELLOW, BLUE], hands })
      .discover(2)
      .stop()
      .pass(0)
      .take(1, SAILOR);
    expect([t.toAct, fulfilments(t, 1)]).toEqual([[1], [`fulfil ${FIGHTER}`]]);
    t.fulfil(1, FIGHTER);
    expect([t.coins(1), t.toAct]).toEqual([9 - 1 - 3 + 3, [2]]);
  });

  it('PR-C6 a contract that lies not open, or whose task is not met, cannot be fulfilled', () => {
    const t = withContracts({ contracts: [FIGHTER, EXPLORER], hands: { 0: { display: [...SWORDSMEN, ...PRINCE] } } });
    expect(fulfilments(t, 0)).toEqual([`fulfil ${FIGHTER}`]);
    for (const contract of [EXPLORER, TRADER_PRINCE, 'contract_of_marriage'])
      expect(t.refusal(0, { type: 'fulfil', contract })).toBe('ILLEGAL_ACTION');
  });

  it('PR-C6 the second player on a contract of 4, 3, 2, 1, 0 gets 3 coins and, with his second contract, 1 influence', () => {
    const hands = { 0: { display: COMEDIANS }, 1: { display: [PRIEST, JESTER, ...SWORDSMEN] } };
    const t = withContracts({ contracts: [COMEDIAN, FIGHTER], stack: [YELLOW, BLUE], hands });
    t.fulfil(0, COMEDIAN).discover(2).stop().pass(0).fulfil(1, FIGHTER);
    const [coins, influence] = [t.coins(1), t.influence(1)];
    t.fulfil(1, COMEDIAN);
    expect([t.coins(1) - coins, t.influence(1) - influence]).toEqual([3, 1]);
    expect(t.contract(COMEDIAN).slots).toEqual([0, 1, null, null, null]);
  });

  it('PR-C6 earlier is worth more: 3, 2, 1, and then no coins for the fourth and the fifth', () => {
    const displays = [SWORDSMEN, [PIRATE_7, SAILOR], [PIRATE_9, SAILOR], [...FIGHTERS], [SAILOR_5, SAILOR_5, SAILOR_7]];
    const hands = Object.fromEntries(displays.map((display, seat) => [seat, { display }]));
    const t = withContracts({ players: 5, contracts: [FIGHTER], stack: [CAPTAIN, PRIEST], hands });
    t.fulfil(0, FIGHTER).discover().stop();
    for (const seat of [1, 2, 3, 4]) {
      if (t.toAct[0] !== seat) t.pass(t.toAct[0]!);
      t.fulfil(seat, FIGHTER);
    }
    expect([0, 1, 2, 3, 4].map((seat) => t.gained(seat, 'contract'))).toEqual([3, 2, 1, 0, 0]);
    expect(t.contract(FIGHTER).slots).toEqual([0, 1, 2, 3, 4]);
    expect([0, 1, 2, 3, 4].map((seat) => t.cubes(seat))).toEqual([2, 2, 2, 2, 2]);
  });

  it('PR-C6 after the end nobody fulfils anything', () => {
    const hands = { 0: { display: [...ELEVEN_INFLUENCE, SAILOR_7] }, 1: { display: SWORDSMEN } };
    const t = withContracts({ contracts: [FIGHTER], hands });
    for (let turn = 0; turn < 3 && t.phase !== 'over'; turn++) t.sitOut();
    expect([t.phase, t.options(0), t.options(1)]).toEqual(['over', [], []]);
    expect(t.refusal(1, { type: 'fulfil', contract: FIGHTER })).toBe('GAME_OVER');
  });

  it('PR-C7 a first contract gives no influence, the second 1, the third 2 more', () => {
    const t = withContracts({ contracts: THREE, hands: { 0: { display: FOR_THREE } } });
    const before = t.influence(0);
    const gained = THREE.map((id) => t.fulfil(0, id).influence(0) - before);
    expect([gained, t.cubes(0), t.fulfilled(0)]).toEqual([[0, 1, 3], 0, [...THREE].sort()]);
    expect(t.contractsTold.map(({ influence }) => influence)).toEqual([0, 1, 2]);
  });

  it('PR-C7 three is the limit', () => {
    const contracts = [...THREE, CHEAP_STAFF];
    const t = withContracts({ contracts, hands: { 0: { display: FOR_THREE } } });
    expect(fulfilments(t, 0)).toHaveLength(4);
    for (const id of THREE) t.fulfil(0, id);
    expect([fulfilments(t, 0), t.refusal(0, { type: 'fulfil', contract: CHEAP_STAFF })]).toEqual([
      [],
      'ILLEGAL_ACTION',
    ]);
  });

  it('PR-C7 each contract once per player', () => {
    const t = withContracts({ contracts: [FIGHTER], stack: [CAPTAIN], hands: { 0: { display: SWORDSMEN } } });
    t.fulfil(0, FIGHTER);
    expect([fulfilments(t, 0), t.refusal(0, { type: 'fulfil', contract: FIGHTER })]).toEqual([[], 'ILLEGAL_ACTION']);
  });

  it('PR-C7 everybody counts for himself', () => {
    const hands = { 0: { display: [...SWORDSMEN, ...PRINCE] }, 1: { display: [...FIGHTERS] } };
    const t = withContracts({ contracts: [FIGHTER, TRADER_PRINCE], stack: [...asCoins(6), YELLOW], hands });
    t.fulfil(0, FIGHTER).fulfil(0, TRADER_PRINCE).admit().stop().pass(0);
    const before = t.influence(1);
    expect([t.fulfil(1, FIGHTER).influence(1) - before, t.influence(0)]).toEqual([0, 3 + 2 + 1]);
  });

  it('PR-C8 influence from contracts triggers the end', () => {
    const display = [ADMIRAL_7, ADMIRAL_7, ADMIRAL_7, ...SWORDSMEN, TRADER_GREEN, TRADER_GREEN];
    const t = withContracts({ contracts: [FIGHTER, TRADER_PRINCE], hands: { 0: { display } } });
    t.fulfil(0, FIGHTER);
    expect([t.influence(0), t.view.endTriggered]).toEqual([11, false]);
    t.fulfil(0, TRADER_PRINCE);
    expect([t.influence(0), t.view.endTriggered]).toEqual([12, true]);
    expect(t.told('endTriggered')).toMatchObject([{ seat: 0, influence: 12 }]);
  });

  it('PR-C8 for a player who is not active too, and it counts in the ranking', () => {
    const display = [ADMIRAL_7, ADMIRAL_7, ADMIRAL_7, ...SWORDSMEN, TRADER_GREEN, TRADER_GREEN];
    const t = withContracts({ contracts: [FIGHTER, TRADER_PRINCE], stack: [CAPTAIN], hands: { 1: { display } } });
    t.stop();
    if (t.toAct[0] === 0) t.pass(0);
    t.fulfil(1, FIGHTER).fulfil(1, TRADER_PRINCE);
    expect(t.view.endTriggered).toBe(true);
    for (let turn = 0; turn < 3 && t.phase !== 'over'; turn++) t.sitOut();
    expect(t.result).toMatchObject({ winners: [1], ranking: [{ seat: 1, influence: 12 }, {}] });
  });

  it('PR-C8 it counts where least influence gets the tax bonus', () => {
    const hands = { 0: { display: [...SWORDSMEN, ...PRINCE] }, 1: { display: [ADMIRAL_9, ADMIRAL_7] } };
    const tied = withContracts({ contracts: [FIGHTER, TRADER_PRINCE], stack: [TAX_INFLUENCE], hands }).discover();
    expect(tied.told('tax')[0]?.bonus.seats).toEqual([0, 1]);
    const stack = [...asCoins(6), TAX_INFLUENCE];
    const t = withContracts({ contracts: [FIGHTER, TRADER_PRINCE], stack, hands });
    t.fulfil(0, FIGHTER).fulfil(0, TRADER_PRINCE).discover();
    expect([t.influence(0), t.told('tax')[0]?.bonus.seats]).toEqual([6, [1]]);
  });

  it('PR-C8 the end by expedition still needs one', () => {
    const display = [...ELEVEN_INFLUENCE, ...SWORDSMEN];
    const t = withContracts({ end: 'expedition', contracts: [FIGHTER], hands: { 0: { display } } });
    expect([t.fulfil(0, FIGHTER).influence(0), t.view.endTriggered]).toEqual([14, false]);
  });

  it('PR-C9 a waiting contract may wait for a later turn', () => {
    const t = withContracts({ contracts: [FIGHTER], stack: [CAPTAIN], hands: { 0: { display: SWORDSMEN } } });
    t.discover().stop();
    t.sitOut().sitOut();
    expect([t.active, t.fulfilled(0), fulfilments(t, 0)]).toEqual([0, [], [`fulfil ${FIGHTER}`]]);
  });

  it('PR-C9 waiting contracts are no question: nobody is asked to decline them', () => {
    const t = withContracts({ contracts: [FIGHTER], stack: [CAPTAIN], hands: { 0: { display: SWORDSMEN } } });
    expect([t.phase, t.pending]).toEqual(['discover', null]);
    expect(t.refusal(0, { type: 'decline', contract: FIGHTER })).toBe('ILLEGAL_ACTION');
  });

  it('PR-C9 not while a ship waits to be repelled', () => {
    const t = withContracts({ contracts: [FIGHTER], stack: [YELLOW], hands: { 0: { display: SWORDSMEN } } }).discover();
    expect([t.phase, t.options(0)]).toEqual(['repel', ['admit', 'repel']]);
    expect(t.admit().options(0)).toContain(`fulfil ${FIGHTER}`);
  });

  it('PR-C9 not inside the question of another contract', () => {
    const hands = { 0: { display: PRINCE } };
    const t = withContracts({ contracts: [TRADER_PRINCE, JINX], stack: [YELLOW, YELLOW_TOO], hands }).discover(2);
    expect([t.phase, t.pending, t.options(0)]).toEqual(['decide', JINX, [`decline ${JINX}`, `fulfil ${JINX}`]]);
    expect(t.decline(0, JINX).options(0)).toEqual(['endTurn', `fulfil ${TRADER_PRINCE}`]);
  });

  it('PR-C9 what is decided on the spot and declined cannot be had afterwards', () => {
    const hands = { 0: { display: PRINCE } };
    const t = withContracts({ contracts: [TRADER_PRINCE, JINX], stack: [YELLOW, YELLOW_TOO], hands }).discover(2);
    t.decline(0, JINX);
    expect(t.told('declined')).toEqual([{ type: 'declined', seat: 0, contract: JINX }]);
    expect(t.refusal(0, { type: 'fulfil', contract: JINX })).toBe('ILLEGAL_ACTION');
    t.do(0, { type: 'endTurn' });
    expect([t.active, fulfilments(t, 0), t.cubes(0)]).toEqual([1, [], 3]);
  });

  it('PR-C9 frights and tax officer are not offered as waiting contracts', () => {
    const hands = { 0: { coins: 20 } };
    const t = withContracts({ contracts: [FRIGATE_FOE, 'contract_tax_officer', JINX], stack: [CAPTAIN], hands });
    expect(t.options(0)).toEqual(['discover', 'stop']);
  });

  it('PR-C10 jinx is for the active player: the others are not asked when he busts', () => {
    const t = withContracts({ players: 3, contracts: [JINX], stack: [YELLOW, YELLOW_TOO] }).discover();
    expect(t.toAct).toEqual([0]);
    t.fulfil(0, JINX);
    expect([t.active, [1, 2].map((seat) => t.cubes(seat))]).toEqual([1, [3, 3]]);
    expect(t.told('fulfilled').map(({ seat }) => seat)).toEqual([0]);
  });

  it.each([
    ['contract_tiny_gamester', 3],
    ['contract_gamester', 4],
  ])('PR-C10 %s is for the active player: nobody else is asked for his harbour', (contract, colours) => {
    const stack = [YELLOW, BLUE, GREEN, RED].slice(0, colours);
    const t = withContracts({ players: 3, contracts: [contract], stack }).discover(colours - 1);
    expect([t.pending, t.toAct]).toEqual([contract, [0]]);
    t.decline(0, contract).stop().pass(0);
    expect([t.toAct, t.options(1).filter((option) => option.includes('contract'))]).toEqual([[1], []]);
  });

  it('PR-C10 maritime supremacy and the other waiting ones are for everybody at turn', () => {
    const hands = { 1: { display: [CAPTAIN, VICE_ADMIRAL] }, 2: { display: [SETTLER, CLERK_BLUE, JESTER] } };
    const contracts = [MARITIME_SUPREMACY, TRADE_OUTPOST];
    const t = withContracts({ players: 3, contracts, stack: [YELLOW, BLACK, GREEN], hands })
      .discover(2)
      .stop()
      .pass(0);
    t.fulfil(1, MARITIME_SUPREMACY).pass(1).fulfil(2, TRADE_OUTPOST);
    expect([t.gained(1, 'contract'), t.gained(2, 'contract')]).toEqual([4, 4]);
  });
});
