import { describe, expect, it } from 'vitest';
import {
  asCoins,
  BLACK,
  BLUE,
  BLUE_STRONG,
  BLUE_TOO,
  CAPTAIN,
  COMEDIAN,
  FIGHTER,
  GAMBLER,
  GAMBLER_6,
  GAMESTER,
  GREEN,
  GREEN_STRONG,
  GREEN_TOO,
  JESTER,
  JESTER_7,
  JINX,
  LITTLE_GAMESTER,
  PIRATE,
  PIRATE_7,
  PRIEST,
  RED,
  RED_TOO,
  SAILOR,
  TRADER_BLUE,
  TRADER_PRINCE,
  TRADER_YELLOW,
  YELLOW,
  YELLOW_STRONG,
  YELLOW_TOO,
} from './names.js';
import { type Position, type Table, table } from './table.js';

const withContracts = (position: Position = {}) => table({ with: ['contracts'], ...position });
const withGambler = (position: Position = {}) => table({ with: ['contracts', 'gambler'], ...position });

const THREE_COLOURS = [YELLOW, BLUE, GREEN];
const FOUR_COLOURS = [...THREE_COLOURS, RED];
const GAMBLING = { 0: { display: [GAMBLER] } };
const WAITING = [FIGHTER, TRADER_PRINCE, COMEDIAN];
const SKILLED = [SAILOR, SAILOR, SAILOR, TRADER_YELLOW, TRADER_BLUE, PRIEST, JESTER_7];

/** Goes on turning up the next cards, whatever comes, and letting ships in. */
function reveal(t: Table, times: number): Table {
  for (let i = 0; i < times; i++) {
    t.discover();
    if (t.phase === 'repel') t.admit();
  }
  return t;
}

describe('PR-K contracts of the active player', () => {
  it('PR-K6 who busts as the active player is asked at once: 1 coin', () => {
    const t = withContracts({ contracts: [JINX], stack: [YELLOW, YELLOW_TOO] }).discover();
    expect([t.phase, t.pending, t.options(0)]).toEqual(['decide', JINX, [`decline ${JINX}`, `fulfil ${JINX}`]]);
    t.fulfil(0, JINX);
    expect([t.coins(0), t.fulfilled(0), t.active]).toEqual([4, [JINX], 1]);
  });

  it('PR-K6 jesters pay besides', () => {
    const hands = { 0: { display: [JESTER] }, 1: { display: [JESTER_7] } };
    const t = withContracts({ contracts: [JINX], stack: [YELLOW, YELLOW_TOO], hands })
      .discover()
      .fulfil(0, JINX);
    expect([t.coins(0), t.coins(1)]).toEqual([3 + 1 + 1, 4]);
  });

  it('PR-K6 declined, it is asked again at his next bust', () => {
    const stack = [YELLOW, YELLOW_TOO, CAPTAIN, BLUE, BLUE_TOO];
    const t = withContracts({ contracts: [JINX], stack })
      .discover()
      .decline(0, JINX)
      .sitOut();
    expect([t.active, t.harbour]).toEqual([0, [BLUE]]);
    expect(t.discover().pending).toBe(JINX);
  });

  it('PR-K6 once fulfilled he is not asked again', () => {
    const stack = [YELLOW, YELLOW_TOO, ...asCoins(1), CAPTAIN, BLUE, BLUE_TOO];
    const t = withContracts({ contracts: [JINX], stack })
      .discover()
      .fulfil(0, JINX)
      .sitOut()
      .discover();
    expect([t.told('bust').length, t.active, t.pending]).toEqual([2, 1, null]);
  });

  it('PR-K6 every later player gets 1 coin as well', () => {
    const stack = [YELLOW, YELLOW_TOO, ...asCoins(1), BLUE, BLUE_TOO];
    const t = withContracts({ contracts: [JINX], stack })
      .discover()
      .fulfil(0, JINX)
      .discover()
      .fulfil(1, JINX);
    expect([t.coins(1), t.contract(JINX).slots]).toEqual([4, [0, 1, null, null, null]]);
  });

  it('PR-K6 one without a cube is not asked', () => {
    const stack = [...asCoins(10), YELLOW, YELLOW_STRONG];
    const t = withContracts({ contracts: [JINX, ...WAITING], stack, hands: { 0: { display: SKILLED } } });
    for (const id of WAITING) t.fulfil(0, id);
    t.admit().discover();
    expect([t.told('bust').length, t.pending, t.active]).toEqual([1, null, 1]);
  });

  it('PR-K6 a bust by a gambler counts', () => {
    const stack = [YELLOW, SAILOR, YELLOW_TOO, SAILOR];
    const t = withGambler({ contracts: [JINX], stack, hands: GAMBLING }).gamble(GAMBLER);
    expect([t.phase, t.pending]).toEqual(['decide', JINX]);
    expect(t.fulfil(0, JINX).fulfilled(0)).toEqual([JINX]);
  });

  it('PR-K6 stopping is no bust, and repelling saves from it', () => {
    const hands = { 0: { display: [PIRATE] } };
    const t = withContracts({ contracts: [JINX], stack: [YELLOW, YELLOW_TOO], hands })
      .admit()
      .discover()
      .repel();
    expect([t.phase, t.pending, t.stop().phase]).toEqual(['discover', null, 'trade']);
  });

  it('PR-K7 the third colour asks, and the cube goes to space 1', () => {
    const t = withContracts({ contracts: [LITTLE_GAMESTER], stack: THREE_COLOURS }).discover();
    expect(t.phase).toBe('discover');
    t.discover();
    expect([t.phase, t.pending, t.toAct]).toEqual(['decide', LITTLE_GAMESTER, [0]]);
    t.fulfil(0, LITTLE_GAMESTER);
    expect([t.contract(LITTLE_GAMESTER).fields, t.cubes(0), t.coins(0)]).toEqual([{ 1: [0] }, 2, 3]);
    expect([t.fulfilled(0), t.phase, t.options(0)]).toEqual([[], 'discover', ['discover', 'stop']]);
    expect(t.told('progress')).toMatchObject([{ seat: 0, contract: LITTLE_GAMESTER, field: 1 }]);
  });

  it('PR-K7 three ships of three colours, not three cards', () => {
    const t = withContracts({ contracts: [LITTLE_GAMESTER], stack: [YELLOW, SAILOR, BLUE, CAPTAIN] }).discover(3);
    expect(t.pending).toBeNull();
  });

  it('PR-K7 it is asked once per turn: not again at the fourth and the fifth colour', () => {
    for (const deed of ['fulfil', 'decline'] as const) {
      const t = withContracts({ contracts: [LITTLE_GAMESTER], stack: [...FOUR_COLOURS, BLACK] }).discover(2);
      if (deed === 'fulfil') t.fulfil(0, LITTLE_GAMESTER);
      else t.do(0, { type: deed, contract: LITTLE_GAMESTER });
      expect([t.pending, t.discover().pending, t.discover().pending]).toEqual([null, null, null]);
    }
  });

  it('PR-K7 again in a later turn of his: fulfilled, for 2 coins', () => {
    const stack = [...THREE_COLOURS, CAPTAIN, YELLOW_TOO, BLUE_TOO, GREEN_TOO];
    const t = withContracts({ contracts: [LITTLE_GAMESTER], stack })
      .discover(2)
      .fulfil(0, LITTLE_GAMESTER);
    t.sitOut().sitOut().discover(2);
    expect(t.pending).toBe(LITTLE_GAMESTER);
    t.fulfil(0, LITTLE_GAMESTER);
    expect([t.fulfilled(0), t.coins(0), t.cubes(0)]).toEqual([[LITTLE_GAMESTER], 5, 2]);
    expect(t.contract(LITTLE_GAMESTER)).toMatchObject({ slots: [0, null, null, null, null], fields: { 1: [] } });
  });

  it('PR-K7 somebody else’s turn with three colours brings him no further', () => {
    const stack = [...THREE_COLOURS, YELLOW_TOO, BLUE_TOO, GREEN_TOO];
    const t = withContracts({ contracts: [LITTLE_GAMESTER], stack })
      .discover(2)
      .fulfil(0, LITTLE_GAMESTER);
    t.sitOut().discover(2);
    expect([t.active, t.toAct, t.pending]).toEqual([1, [1], LITTLE_GAMESTER]);
    t.fulfil(1, LITTLE_GAMESTER);
    expect([...t.contract(LITTLE_GAMESTER).fields[1]!].sort()).toEqual([0, 1]);
    expect(t.fulfilled(0)).toEqual([]);
  });

  it('PR-K7 a third colour that is let in asks after that, and a repelled one does not', () => {
    const hands = { 0: { display: [SAILOR] } };
    const t = withContracts({ contracts: [LITTLE_GAMESTER], stack: [...THREE_COLOURS, RED], hands }).admit();
    t.discover().admit().discover();
    expect([t.phase, t.repel().pending]).toEqual(['repel', null]);
    t.discover();
    expect([t.phase, t.admit().pending]).toEqual(['repel', LITTLE_GAMESTER]);
  });

  it('PR-K7 with a gambler it is asked after his four cards', () => {
    const stack = [YELLOW, BLUE, GREEN, SAILOR];
    const t = withGambler({ contracts: [LITTLE_GAMESTER], stack, hands: GAMBLING }).gamble(GAMBLER);
    expect([t.pending, t.harbour]).toEqual([LITTLE_GAMESTER, stack]);
    t.fulfil(0, LITTLE_GAMESTER);
    expect([t.phase, t.picksLeft, t.contract(LITTLE_GAMESTER).fields]).toEqual(['trade', 2, { 1: [0] }]);
  });

  it('PR-K7 and not if they bust, though three colours lay there for a moment', () => {
    const stack = [YELLOW, BLUE, GREEN, YELLOW_TOO];
    const t = withGambler({ contracts: [LITTLE_GAMESTER], stack, hands: GAMBLING }).gamble(GAMBLER);
    expect([t.told('bust').length, t.pending, t.active]).toEqual([1, null, 1]);
  });

  it('PR-K7 not again by a gambler when it was asked before he was used', () => {
    const stack = [...THREE_COLOURS, SAILOR, RED, SAILOR, SAILOR];
    const t = withGambler({ contracts: [LITTLE_GAMESTER], stack, hands: GAMBLING }).discover(3);
    t.decline(0, LITTLE_GAMESTER).gamble(GAMBLER);
    expect([t.phase, t.pending]).toEqual(['trade', null]);
  });

  it('PR-K7 one with no cube left is asked only if his cube stands on the space', () => {
    const later = [CAPTAIN, YELLOW_STRONG, BLUE_STRONG, GREEN_STRONG];
    const contracts = [LITTLE_GAMESTER, TRADER_PRINCE, COMEDIAN, FIGHTER];
    const hands = { 0: { display: [TRADER_YELLOW, TRADER_BLUE, PRIEST, JESTER_7, PIRATE_7, SAILOR] } };
    const without = withContracts({
      contracts,
      stack: [...asCoins(10), YELLOW_STRONG, BLUE_STRONG, GREEN_STRONG],
      hands,
    });
    without.fulfil(0, TRADER_PRINCE).fulfil(0, COMEDIAN).fulfil(0, FIGHTER);
    reveal(without, 2);
    expect([without.cubes(0), without.harbour.length, without.pending]).toEqual([0, 3, null]);
    const t = withContracts({ contracts, stack: [...THREE_COLOURS, ...asCoins(7), ...later], hands });
    reveal(t, 3);
    expect(t.pending).toBe(LITTLE_GAMESTER);
    t.fulfil(0, LITTLE_GAMESTER).fulfil(0, TRADER_PRINCE).fulfil(0, COMEDIAN);
    expect(t.cubes(0)).toBe(0);
    t.sitOut().sitOut();
    reveal(t, 2);
    expect([t.active, t.pending]).toEqual([0, LITTLE_GAMESTER]);
  });

  it('PR-K8 the fourth colour asks the gamester: 2 coins', () => {
    const t = withContracts({ contracts: [GAMESTER], stack: FOUR_COLOURS }).discover(2);
    expect(t.pending).toBeNull();
    t.discover();
    expect([t.phase, t.pending]).toEqual(['decide', GAMESTER]);
    t.fulfil(0, GAMESTER);
    expect([t.fulfilled(0), t.coins(0), t.phase, t.harbour]).toEqual([[GAMESTER], 5, 'discover', FOUR_COLOURS]);
  });

  it('PR-K8 declined, it is not asked again at the fifth colour, but in a later turn', () => {
    const stack = [...FOUR_COLOURS, BLACK, CAPTAIN, YELLOW_TOO, BLUE_TOO, GREEN_TOO, RED_TOO];
    const t = withContracts({ contracts: [GAMESTER], stack })
      .discover(3)
      .decline(0, GAMESTER)
      .discover();
    expect([t.harbour.length, t.pending]).toEqual([5, null]);
    t.sitOut().sitOut().discover(3);
    expect([t.active, t.pending]).toEqual([0, GAMESTER]);
  });

  it('PR-K8 with a gambler it is asked after his four cards, if they do not bust', () => {
    const t = withGambler({ contracts: [GAMESTER], stack: FOUR_COLOURS, hands: GAMBLING }).gamble(GAMBLER);
    expect([t.pending, t.fulfil(0, GAMESTER).phase, t.picksLeft]).toEqual([GAMESTER, 'trade', 3]);
    const stack = [YELLOW, ...FOUR_COLOURS.slice(1), YELLOW_TOO];
    const bust = withGambler({ contracts: [GAMESTER], stack, hands: GAMBLING })
      .discover()
      .gamble(GAMBLER);
    expect([bust.told('bust').length, bust.pending]).toEqual([1, null]);
  });

  it('PR-K8 a gamble from two colours to four asks both gamesters', () => {
    const stack = [YELLOW, BLUE, GREEN, RED, SAILOR, SAILOR];
    const t = withGambler({ contracts: [GAMESTER, LITTLE_GAMESTER], stack, hands: GAMBLING }).discover(2);
    t.gamble(GAMBLER);
    const asked = [t.pending!];
    t.fulfil(0, asked[0]!);
    asked.push(t.pending!);
    t.fulfil(0, asked[1]!);
    expect([[...asked].sort(), t.phase]).toEqual([[GAMESTER, LITTLE_GAMESTER].sort(), 'trade']);
    expect([t.fulfilled(0), t.contract(LITTLE_GAMESTER).fields, t.cubes(0)]).toEqual([[GAMESTER], { 1: [0] }, 1]);
  });

  it('PR-K8 between two gamblers the question comes first', () => {
    const hands = { 0: { display: [GAMBLER, GAMBLER_6] } };
    const t = withGambler({ contracts: [GAMESTER], stack: FOUR_COLOURS, hands }).gamble(GAMBLER);
    expect(t.options(0)).toEqual([`decline ${GAMESTER}`, `fulfil ${GAMESTER}`]);
    expect(t.decline(0, GAMESTER).options(0)).toEqual([`gamble ${GAMBLER_6}`, 'stop']);
  });
});
