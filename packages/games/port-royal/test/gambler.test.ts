import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL,
  BLACK,
  BLUE,
  BLUE_TOO,
  CAPTAIN,
  GAMBLER,
  GAMBLER_6,
  GAMBLER_8,
  GOVERNOR,
  GREEN,
  JESTER,
  JESTER_7,
  PIRATE_7,
  PIRATE_9,
  PRIEST,
  RED,
  RED_SKULL,
  SAILOR,
  SETTLER,
  TAX_INFLUENCE,
  TAX_SWORDS,
  TWO_CAPTAINS,
  TWO_PRIESTS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { type Position, type Table, table } from './table.js';

const withGambler = (position: Position = {}) => table({ with: ['gambler'], ...position });
const ONE = { 0: { display: [GAMBLER] } };
const TWO = { 0: { display: [GAMBLER, GAMBLER_6] } };
const FOUR_PERSONS = [CAPTAIN, PRIEST, SETTLER, SAILOR];
const FOUR_COLOURS = [YELLOW, BLUE, GREEN, RED];

function gambles(t: Table): readonly string[] {
  return t.options(t.active).filter((option) => option.startsWith('gamble'));
}

describe('PR-G the gambler', () => {
  it('PR-G1 there are four, mixed into the base game on request', () => {
    const plain = portRoyal.inventory(table().state).length;
    expect(portRoyal.inventory(withGambler().state).length).toBe(plain + 4);
  });

  it.each([
    [GAMBLER, 4, 1],
    [GAMBLER_6, 6, 2],
    [GAMBLER_8, 8, 3],
  ])('PR-G1 %s costs %i and gives %i influence', (gambler, cost, influence) => {
    const t = withGambler({ stack: [gambler], hands: { 0: { coins: 9 } } })
      .stop()
      .take(0, gambler);
    expect([t.coins(0), t.influence(0), t.swords(0)]).toEqual([9 - cost, influence, 0]);
  });

  it('PR-G1 he may be used as the very first act of a turn', () => {
    const t = withGambler({ stack: FOUR_PERSONS, hands: ONE });
    expect([t.harbour, t.options(0)]).toEqual([[], ['discover', `gamble ${GAMBLER}`]]);
    t.gamble(GAMBLER);
    expect([t.harbour, t.told('gambled')]).toMatchObject([FOUR_PERSONS, [{ seat: 0, card: GAMBLER }]]);
  });

  it('PR-G1 four cards are turned up on top of those that lie there', () => {
    const t = withGambler({ stack: [JESTER, YELLOW, ...FOUR_PERSONS, BLUE], hands: ONE }).discover(2);
    expect(t.options(0)).toEqual(['discover', `gamble ${GAMBLER}`, 'stop']);
    t.gamble(GAMBLER);
    expect(t.harbour).toEqual([JESTER, YELLOW, ...FOUR_PERSONS]);
  });

  it('PR-G1 using him is never a must', () => {
    const t = withGambler({ stack: [JESTER, YELLOW], hands: ONE })
      .discover(2)
      .stop();
    expect([t.phase, t.picksLeft, t.told('gambled')]).toEqual(['trade', 1, []]);
  });

  it('PR-G1 each gambler is used once in a turn, and again in the next', () => {
    const t = withGambler({ stack: [...FOUR_PERSONS, ...FOUR_PERSONS], hands: TWO });
    t.gamble(GAMBLER);
    expect(gambles(t)).toEqual([`gamble ${GAMBLER_6}`]);
    t.gamble(GAMBLER_6);
    expect([t.phase, t.told('gambled').length]).toEqual(['trade', 2]);
    t.sitOut().sitOut();
    expect([t.active, gambles(t)]).toEqual([0, [`gamble ${GAMBLER}`, `gamble ${GAMBLER_6}`].sort()]);
  });

  it('PR-G1 two copies of a gambler are two uses', () => {
    const t = withGambler({ stack: [...FOUR_PERSONS, ...FOUR_PERSONS], hands: { 0: { display: [GAMBLER, GAMBLER] } } });
    t.gamble(GAMBLER).gamble(GAMBLER);
    expect([t.phase, t.harbour.length, t.picksLeft]).toEqual(['trade', 8, 3]);
  });

  it('PR-G1 only the active player uses one, and only his own', () => {
    const t = withGambler({ stack: [JESTER], hands: { 1: { display: [GAMBLER] } } });
    expect(t.options(0)).toEqual(['discover', 'stop']);
    const uid = t.view.players[1]!.display[0]!.uid;
    expect(t.refusal(0, { type: 'gamble', uid })).toBe('ILLEGAL_ACTION');
    expect(t.refusal(1, { type: 'gamble', uid })).toBe('NOT_YOUR_TURN');
  });

  it('PR-G1 not in phase 2, so not in the turn he is hired in', () => {
    const t = withGambler({
      stack: [GAMBLER, YELLOW, BLUE],
      hands: { 0: { coins: 9, display: [GAMBLER_6, GOVERNOR] } },
    });
    t.discover(3).stop();
    expect(gambles(t)).toEqual([]);
    expect(gambles(t.take(0, GAMBLER))).toEqual([]);
  });

  it('PR-G1 not while a ship waits to be repelled', () => {
    const t = withGambler({ stack: [YELLOW], hands: { 0: { display: [GAMBLER, SAILOR] } } }).discover();
    expect([t.phase, t.options(0)]).toEqual(['repel', ['admit', 'repel']]);
  });

  it('PR-G1 with fewer than four cards left the discard pile is shuffled in', () => {
    const hands = { 0: { display: [GAMBLER] }, 1: { coins: 3 } };
    const t = withGambler({ players: 3, start: 1, stack: [SAILOR, CAPTAIN, PRIEST, SETTLER], rest: 2, hands });
    t.stop().take(1, SAILOR).sitOut().hush();
    expect([t.active, t.drawPile, t.discard.length]).toEqual([0, 2, 3 + 1]);
    t.gamble(GAMBLER);
    expect(t.told('reshuffled')).toMatchObject([{ n: 4 }]);
    const cards = t.told('turnedUp').map(({ card }) => card);
    expect([cards.slice(0, 2), cards.length]).toEqual([[PRIEST, SETTLER], 4]);
  });

  it('PR-G1 with both piles empty he turns up what there is, and phase 1 ends', () => {
    const hands = { 0: { display: [GAMBLER], coins: 5 } };
    const t = withGambler({ stack: [CAPTAIN, PRIEST, SETTLER], rest: 1, hands })
      .discover()
      .gamble(GAMBLER);
    expect([t.harbour, t.phase, t.drawPile, t.picksLeft]).toEqual([[CAPTAIN, PRIEST, SETTLER], 'trade', 0, 2]);
  });

  it('PR-G2 none of the four may be repelled', () => {
    const hands = { 0: { display: [GAMBLER, PIRATE_7, PIRATE_9, SAILOR] } };
    const t = withGambler({ stack: [YELLOW, BLUE, GREEN, SAILOR], hands }).gamble(GAMBLER);
    expect([t.phase, t.harbour]).toEqual(['trade', [YELLOW, BLUE, GREEN, SAILOR]]);
    expect(t.told('repelled')).toEqual([]);
  });

  it('PR-G2 not even a ship that busts', () => {
    const hands = { 0: { display: [GAMBLER, PIRATE_7, PIRATE_9, SAILOR] } };
    const t = withGambler({ stack: [YELLOW, SAILOR, SAILOR, YELLOW_TOO], hands }).gamble(GAMBLER);
    expect([t.told('bust').length, t.active]).toEqual([1, 1]);
  });

  it('PR-G2 a ship turned up before him could be repelled as usual', () => {
    const hands = { 0: { display: [GAMBLER, SAILOR] } };
    const t = withGambler({ stack: [YELLOW, YELLOW_TOO, BLUE, GREEN, SETTLER], hands })
      .discover()
      .repel();
    t.gamble(GAMBLER);
    expect([t.harbour, t.phase]).toEqual([[YELLOW_TOO, BLUE, GREEN, SETTLER], 'trade']);
  });

  it('PR-G2 taxes among them are resolved in the order drawn', () => {
    const hands = { 0: { coins: 26, display: [GAMBLER] }, 1: { coins: 0, display: [SAILOR] } };
    const t = withGambler({ stack: [TAX_INFLUENCE, YELLOW, TAX_SWORDS, BLUE], hands }).gamble(GAMBLER);
    expect(t.told('tax').map((tax) => [tax.card, tax.payers[0]?.n])).toEqual([
      [TAX_INFLUENCE, 13],
      [TAX_SWORDS, 7],
    ]);
    expect(t.told('tax').map((tax) => tax.bonus.seats)).toEqual([[0, 1], [1]]);
    expect([t.coins(0), t.coins(1)]).toEqual([7, 2]);
  });

  it('PR-G2 the other order of the same taxes', () => {
    const hands = { 0: { coins: 23, display: [GAMBLER] }, 1: { coins: 0, display: [SAILOR, SAILOR] } };
    const first = withGambler({ stack: [TAX_INFLUENCE, TAX_SWORDS, YELLOW, BLUE], hands }).gamble(GAMBLER);
    const second = withGambler({ stack: [TAX_SWORDS, TAX_INFLUENCE, YELLOW, BLUE], hands }).gamble(GAMBLER);
    // 23 - 11 + 1 = 13, 13 - 6 = 7; 23 - 11 = 12, 12 - 6 + 1 = 7
    expect(first.told('tax').map((tax) => tax.card)).toEqual([TAX_INFLUENCE, TAX_SWORDS]);
    expect(second.told('tax').map((tax) => tax.card)).toEqual([TAX_SWORDS, TAX_INFLUENCE]);
    expect([first.coins(0), second.coins(0), first.coins(1)]).toEqual([7, 7, 1]);
  });

  it('PR-G2 a tax is one of the four, and its bonus does not change which four they are', () => {
    const t = withGambler({ stack: [TAX_SWORDS, YELLOW, BLUE, GREEN, RED], hands: ONE }).gamble(GAMBLER);
    expect([t.harbour, t.coins(0), t.coins(1), t.phase]).toEqual([[YELLOW, BLUE, GREEN], 4, 4, 'trade']);
  });

  it('PR-G2 expeditions go to their row, and count among the four', () => {
    const t = withGambler({ stack: [TWO_CAPTAINS, YELLOW, TWO_PRIESTS, BLUE, GREEN], hands: ONE }).gamble(GAMBLER);
    expect([t.row, t.harbour, t.phase]).toEqual([[TWO_CAPTAINS, TWO_PRIESTS], [YELLOW, BLUE], 'trade']);
  });

  it('PR-G2 four cards that are no harbour cards leave the harbour empty, and phase 2 happens', () => {
    const hands = { 0: { display: [GAMBLER, JESTER] }, 1: { display: [JESTER_7] } };
    const t = withGambler({ stack: [TWO_CAPTAINS, TAX_SWORDS, TWO_PRIESTS, TAX_SWORDS], hands }).gamble(GAMBLER);
    expect([t.gained(0, 'jester'), t.gained(1, 'jester'), t.active]).toEqual([1, 1, 1]);
  });

  it('PR-G2 taxes count although the four cards bust', () => {
    const stack = [YELLOW, YELLOW_TOO, SAILOR, TAX_SWORDS];
    const t = withGambler({ stack, hands: { ...ONE, 1: { coins: 12 } } }).gamble(GAMBLER);
    expect([t.told('bust').length, t.told('tax').length, t.coins(1)]).toEqual([1, 1, 6 + 1]);
  });

  it('PR-G3 two ships of a colour among the four bust: all is discarded and nobody takes', () => {
    const stack = [YELLOW, SAILOR, YELLOW_TOO, BLUE];
    const t = withGambler({ stack, hands: ONE }).gamble(GAMBLER);
    expect([[...t.discard].sort(), t.active, t.told('stopped')]).toEqual([[...stack].sort(), 1, []]);
  });

  it('PR-G3 a ship that already lay there and one of the four bust', () => {
    const stack = [RED_SKULL, SAILOR, BLUE, RED, CAPTAIN];
    const t = withGambler({ stack, hands: ONE }).discover().gamble(GAMBLER);
    expect([[...t.discard].sort(), t.active]).toEqual([[...stack].sort(), 1]);
  });

  it('PR-G3 on such a bust everybody gets 1 coin per jester', () => {
    const stack = [YELLOW, SAILOR, YELLOW_TOO, BLUE];
    const hands = { 0: { display: [GAMBLER, JESTER] }, 1: { display: [JESTER_7, JESTER_7] } };
    const t = withGambler({ players: 3, stack, hands }).gamble(GAMBLER);
    expect([0, 1, 2].map((seat) => [t.coins(seat), t.gained(seat, 'bust')])).toEqual([
      [4, 1],
      [5, 2],
      [3, 0],
    ]);
  });

  it('PR-G3 after such a bust expeditions may be claimed, those of the four too', () => {
    const hands = { 0: { display: [GAMBLER, CAPTAIN, CAPTAIN] } };
    const t = withGambler({ stack: [YELLOW, TWO_CAPTAINS, YELLOW_TOO, BLUE], hands }).gamble(GAMBLER);
    expect([t.phase, t.row]).toEqual(['bust', [TWO_CAPTAINS]]);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.display(0), t.active]).toEqual([[TWO_CAPTAINS, GAMBLER], 1]);
  });

  it('PR-G3 the second gambler can bust as well, and then phase 2 does not happen', () => {
    const stack = [YELLOW, SAILOR, BLUE, SAILOR, SAILOR, SAILOR, SAILOR, BLUE_TOO];
    const t = withGambler({ stack, hands: TWO }).gamble(GAMBLER).gamble(GAMBLER_6);
    expect([t.told('bust').length, t.active, t.discard.length]).toEqual([1, 1, 8]);
  });

  it('PR-G3 a bust leaves no gambler to go on with', () => {
    const t = withGambler({ stack: [YELLOW, YELLOW_TOO, BLUE, SAILOR], hands: TWO }).gamble(GAMBLER);
    expect([t.active, t.told('gambled').length]).toEqual([1, 1]);
  });

  it('PR-G4 without a bust phase 1 ends by itself', () => {
    const t = withGambler({ stack: FOUR_PERSONS, hands: ONE }).gamble(GAMBLER);
    expect([t.phase, t.told('stopped').length]).toEqual(['trade', 1]);
  });

  it('PR-G4 he may take one card more for a gambler, two for two', () => {
    const one = withGambler({ stack: FOUR_PERSONS, hands: ONE }).gamble(GAMBLER);
    expect(one.picksLeft).toBe(2);
    const two = withGambler({ stack: [...FOUR_PERSONS, ...FOUR_PERSONS], hands: TWO });
    expect(two.gamble(GAMBLER).gamble(GAMBLER_6).picksLeft).toBe(3);
  });

  it('PR-G4 the cards more come on top of four colours, five colours and governors', () => {
    expect(withGambler({ stack: FOUR_COLOURS, hands: ONE }).gamble(GAMBLER).picksLeft).toBe(2 + 1);
    const hands = { 0: { display: [GAMBLER, GOVERNOR, GOVERNOR] } };
    const t = withGambler({ stack: [BLACK, ...FOUR_COLOURS], hands })
      .discover()
      .gamble(GAMBLER);
    expect(t.picksLeft).toBe(3 + 1 + 2);
  });

  it('PR-G4 the others take one card as ever', () => {
    const t = withGambler({ stack: [YELLOW, BLUE, GREEN, RED, SAILOR], hands: ONE })
      .gamble(GAMBLER)
      .pass(0);
    t.take(1, YELLOW);
    expect([t.active, t.coins(1), t.coins(0)]).toEqual([1, 3, 4]);
  });

  it('PR-G4 a gambler not used, or used in an earlier turn, gives no card more', () => {
    const hands = { 0: { coins: 9, display: [GAMBLER, GAMBLER_6] } };
    const t = withGambler({ stack: FOUR_PERSONS, hands }).gamble(GAMBLER).stop();
    expect(t.picksLeft).toBe(2);
    t.sitOut().sitOut().discover().stop();
    expect([t.active, t.picksLeft]).toEqual([0, 1]);
  });

  it('PR-G4 he goes straight on with another gambler, or stops', () => {
    const t = withGambler({ stack: FOUR_PERSONS, hands: TWO }).gamble(GAMBLER_6);
    expect([t.phase, t.options(0)]).toEqual(['discover', [`gamble ${GAMBLER}`, 'stop']]);
    expect(t.stop().phase).toBe('trade');
  });

  it('PR-G4 claiming an expedition between two gamblers is possible', () => {
    const hands = { 0: { display: [GAMBLER, GAMBLER_6, CAPTAIN, CAPTAIN] } };
    const t = withGambler({ stack: [TWO_CAPTAINS, YELLOW, ADMIRAL, BLUE], hands }).gamble(GAMBLER);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect(t.options(0)).toEqual([`gamble ${GAMBLER_6}`, 'stop']);
  });

  it('PR-G5 after a gambler no single card may be turned up', () => {
    const t = withGambler({ stack: FOUR_PERSONS, hands: TWO }).gamble(GAMBLER);
    expect(t.options(0)).not.toContain('discover');
    expect(t.refusal(0, { type: 'discover' })).toBe('ILLEGAL_ACTION');
  });
});
