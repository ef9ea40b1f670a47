import { describe, expect, it } from 'vitest';
import { BUSY_QUAY, GRACE, SAMUEL, STORM, TAX_SIXTEEN } from './adventure-names.js';
import { type AdventurePosition, adventure } from './adventure-table.js';
import {
  ADMIRAL,
  asCoins,
  BLACK,
  BLUE,
  CAPTAIN,
  GAMBLER,
  GAMBLER_6,
  GREEN,
  JESTER,
  PRIEST,
  RED,
  SAILOR,
  SETTLER,
  TAX_INFLUENCE,
  TAX_SWORDS,
  TWO_CAPTAINS,
  YELLOW,
} from './names.js';

const FOUR_COLOURS = [YELLOW, BLUE, GREEN, RED];
const FOUR_CARDS = [CAPTAIN, YELLOW, PRIEST, SETTLER];
const GAMBLING = { with: ['gambler'], hands: { 0: { display: [GAMBLER], coins: 6 } } };
const third = (position: AdventurePosition) => adventure({ chapter: 3, missions: ['30', '33'], ...position });
const fifth = (position: AdventurePosition) => adventure({ chapter: 5, missions: ['50', '51', '52'], ...position });
const QUESTION = (mission: string, seat = 0) => ({ kind: 'mission', seat, mission });

describe('PR-A17 missions decided on the spot', () => {
  it('PR-A17 33: four ship colours in the harbour', () => {
    const t = third({ stack: FOUR_COLOURS }).discover(3);
    expect([t.asked, t.options(0)]).toMatchObject([QUESTION('33'), ['decline 33', 'fulfil 33']]);
    t.choose(0, 'fulfil 33');
    expect([t.mission('33').done, t.crowns(0), t.phase, t.coins(0)]).toEqual([[0], 1, 'discover', 3]);
  });

  it('PR-A17 34 costs 5 coins besides', () => {
    const t = third({ missions: ['34'], stack: FOUR_COLOURS, hands: { 0: { coins: 5 } } }).discover(3);
    t.choose(0, 'fulfil 34');
    expect([t.coins(0), t.mission('34').done]).toEqual([0, [0]]);
    const poor = third({ missions: ['34'], stack: FOUR_COLOURS, hands: { 0: { coins: 4 } } }).discover(3);
    expect([poor.asked, poor.options(0)]).toEqual([null, ['discover', 'stop']]);
  });

  it('PR-A17 50: when paying tax', () => {
    const stack = [TAX_SWORDS, ...asCoins(3), CAPTAIN];
    const t = fifth({ missions: ['50'], stack, hands: { 0: { coins: 12 }, 1: { coins: 11 } } });
    expect([t.asked, t.coins(0)]).toMatchObject([QUESTION('50'), 6]);
    t.choose(0, 'fulfil 50');
    expect([t.mission('50').done, t.crowns(0), t.coins(0)]).toEqual([[0], 1, 6 + 2 + 1]);
  });

  it('PR-A17 51: stop at exactly four cards, pay 5, take one card less', () => {
    const t = fifth({ missions: ['51'], stack: FOUR_CARDS, hands: { 0: { coins: 6 } } }).discover(3);
    expect(t.asked).toMatchObject(QUESTION('51'));
    t.choose(0, 'fulfil 51');
    expect([t.phase, t.coins(0), t.mission('51').done, t.toAct]).toEqual(['trade', 1, [0], [1]]);
    t.take(1, YELLOW);
    expect([t.coins(1), t.active]).toEqual([3, 1]);
  });

  it('PR-A17 51 leaves what governors and colours allow beyond it', () => {
    const t = fifth({ missions: ['51'], stack: FOUR_COLOURS, hands: { 0: { coins: 6 } } }).discover(3);
    t.choose(0, 'fulfil 51');
    expect([t.phase, t.toAct, t.picksLeft]).toEqual(['trade', [0], 1]);
  });

  it('PR-A17 52: stop at exactly one card, twice: only the second field counts', () => {
    const t = fifth({ missions: ['52'], stack: [YELLOW] });
    expect(t.asked).toMatchObject(QUESTION('52'));
    t.choose(0, 'fulfil 52');
    expect([t.phase, t.toAct, t.mission('52')]).toEqual(['trade', [0], { id: '52', done: [], upper: [0] }]);
    expect(t.told('step')).toMatchObject([{ seat: 0, mission: '52' }]);
  });

  it.each([
    [3, ['33', '34']],
    [5, ['51', '52']],
  ])('PR-A17 the spots of chapter %i are for the active player only', (chapter, missions) => {
    const t = adventure({ chapter, missions, stack: FOUR_COLOURS, hands: { 1: { coins: 9 } } });
    while (t.phase !== 'trade') {
      expect(t.toAct).toEqual([0]);
      t.choose(
        0,
        t.asked?.kind === 'mission' ? `decline ${t.asked.mission}` : t.harbour.length < 4 ? 'discover' : 'stop',
      );
    }
    t.pass(0);
    expect(t.offers(1, 'fulfil')).toEqual([]);
  });
});

describe('PR-A32 the spot', () => {
  it('PR-A32 33 is asked as the fourth colour is laid, once, and declined is gone for this turn', () => {
    const t = third({ stack: [...FOUR_COLOURS, BLACK, CAPTAIN] }).discover(3);
    t.choose(0, 'decline 33').discover();
    expect([t.asked, t.harbour.length]).toEqual([null, 5]);
    t.stop();
    expect(t.offers(0, 'fulfil')).toEqual([]);
  });

  it('PR-A32 33 is not asked by four ships of which one was repelled, but by one let in', () => {
    const t = third({ event: 'event_navy_escort', stack: FOUR_COLOURS }).admit();
    for (const _ of [1, 2]) t.discover().admit();
    t.discover();
    expect(t.phase).toBe('repel');
    t.admit();
    expect(t.asked).toMatchObject(QUESTION('33'));
  });

  it('PR-A32 only if he can fulfil it then: not without a cube, not twice', () => {
    const done = third({ stack: FOUR_COLOURS, hands: { 0: { missions: ['33'] } } }).discover(3);
    expect(done.asked).toBeNull();
    const missions = ['30', '31', '33', '35', '36'];
    const spent = third({ missions, stack: FOUR_COLOURS, hands: { 0: { missions: ['30', '31', '35', '36'] } } });
    expect(spent.discover(3).asked).toBeNull();
  });

  it('PR-A32 50: when all have paid, before the bonus, the payers from the active player on', () => {
    const hands = { 0: { coins: 12, display: [SAILOR] }, 1: { coins: 12 }, 2: { coins: 3, display: [ADMIRAL] } };
    const t = fifth({ players: 3, start: 1, missions: ['50'], stack: [TAX_INFLUENCE, ...asCoins(6), CAPTAIN], hands });
    expect([t.asked, t.coins(0), t.coins(1)]).toMatchObject([QUESTION('50', 1), 6, 6]);
    t.choose(1, 'decline 50');
    expect([t.asked, t.coins(1)]).toMatchObject([QUESTION('50', 0), 6]);
    t.choose(0, 'fulfil 50');
    expect([t.coins(0), t.coins(1), t.coins(2)]).toEqual([8, 7, 3]);
  });

  it('PR-A32 50: the crown it brings counts for the bonus', () => {
    const hands = { 0: { coins: 12, crowns: 1 }, 1: { coins: 1 } };
    const t = fifth({ missions: ['50'], stack: [TAX_INFLUENCE, ...asCoins(6), CAPTAIN], hands });
    t.choose(0, 'fulfil 50');
    expect([t.influence(0), t.coins(0), t.coins(1)]).toEqual([1, 8, 2]);
  });

  it('PR-A32 50: whoever had nothing to pay is not asked', () => {
    const t = fifth({ missions: ['50'], stack: [TAX_SIXTEEN, ...asCoins(6), CAPTAIN], hands: { 0: { coins: 15 } } });
    expect([t.asked, t.told('tax')]).toMatchObject([null, [{ payers: [] }]]);
  });

  it('PR-A32 51 is asked as the fourth card is laid, not at a fifth; declined, he goes on', () => {
    const t = fifth({ missions: ['51'], stack: [...FOUR_CARDS, SAILOR], hands: { 0: { coins: 6 } } }).discover(3);
    t.choose(0, 'decline 51');
    expect([t.phase, t.options(0)]).toEqual(['discover', ['discover', 'stop']]);
    t.discover();
    expect(t.asked).toBeNull();
  });

  it('PR-A32 52 is asked as the first card is laid, also after a tax, an expedition or a ship lost in a storm', () => {
    const stack = [TWO_CAPTAINS, TAX_SWORDS, ...asCoins(2), YELLOW, CAPTAIN];
    const t = fifth({ missions: ['52'], event: STORM, stack });
    expect(t.options(0)).toEqual(['discover', 'stop']);
    t.discover(3);
    expect([t.asked, t.harbour]).toMatchObject([QUESTION('52'), [CAPTAIN]]);
  });

  it('PR-A32 busy quay forbids 52', () => {
    const t = fifth({ missions: ['52'], event: BUSY_QUAY, stack: FOUR_CARDS });
    expect([t.asked, t.harbour.length]).toEqual([null, 3]);
  });

  it('PR-A32 after a gambler’s four cards: the four colours', () => {
    const t = third({ ...GAMBLING, stack: FOUR_COLOURS }).gamble(GAMBLER);
    expect(t.asked).toMatchObject(QUESTION('33'));
    t.choose(0, 'fulfil 33');
    expect([t.phase, t.picksLeft]).toEqual(['trade', 3]);
  });

  it('PR-A32 after a gambler’s four cards the four colours count that lay there before, if it was not asked yet', () => {
    const stack = [...FOUR_COLOURS, TAX_SWORDS, CAPTAIN, PRIEST, SETTLER, ...asCoins(2)];
    const hands = { 0: { display: [GAMBLER], coins: 4 } };
    const late = third({ ...GAMBLING, missions: ['34'], hands, stack }).discover(4);
    expect([late.asked, late.harbour.length, late.coins(0)]).toEqual([null, 4, 4]);
    late.gamble(GAMBLER);
    expect([late.asked, late.coins(0)]).toMatchObject([QUESTION('34'), 5]);
    const declined = third({ ...GAMBLING, missions: ['33'], hands, stack }).discover(4);
    declined.choose(0, 'decline 33').gamble(GAMBLER);
    expect([declined.asked, declined.phase]).toEqual([null, 'trade']);
  });

  it('PR-A32 a fifth colour does not ask for four again', () => {
    const stack = [...FOUR_COLOURS, TAX_SWORDS, ...asCoins(2), BLACK, CAPTAIN];
    const hands = { 0: { coins: 4 } };
    const t = third({ missions: ['34'], hands, stack }).discover(4);
    expect([t.coins(0), t.harbour.length]).toEqual([5, 4]);
    t.discover();
    expect([t.asked, t.harbour.length]).toEqual([null, 5]);
  });

  it('PR-A32 after a gambler’s four cards: exactly 4 cards, or exactly 1', () => {
    const four = fifth({ ...GAMBLING, missions: ['51'], stack: FOUR_CARDS }).gamble(GAMBLER);
    expect(four.asked).toMatchObject(QUESTION('51'));
    const five = fifth({ ...GAMBLING, missions: ['51'], stack: [SAILOR, ...FOUR_CARDS] });
    expect(five.discover().gamble(GAMBLER).asked).toBeNull();
    const one = fifth({ ...GAMBLING, missions: ['52'], stack: [TWO_CAPTAINS, CAPTAIN, TAX_SWORDS, TAX_INFLUENCE] });
    expect(one.gamble(GAMBLER).asked).toMatchObject(QUESTION('52'));
  });

  it('PR-A32 51 ends phase 1 at once: no second gambler', () => {
    const hands = { 0: { display: [GAMBLER, GAMBLER_6], coins: 5 } };
    const t = fifth({ ...GAMBLING, missions: ['51'], stack: FOUR_CARDS, hands }).gamble(GAMBLER);
    t.choose(0, 'fulfil 51');
    expect([t.phase, t.picksLeft, t.offers(0, 'gamble')]).toEqual(['trade', 1, []]);
  });

  it('PR-A32 not after a gambler’s bust', () => {
    const t = third({ ...GAMBLING, stack: [YELLOW, BLUE, GREEN, 'base_ship_yellow_2_2c'] }).gamble(GAMBLER);
    expect([t.asked, t.told('bust').length]).toEqual([null, 1]);
  });
});

describe('PR-A33 the two fields of 52', () => {
  it('PR-A33 the same cube goes below in a later turn; only then the mission pays', () => {
    const t = fifth({ missions: ['52'], stack: [CAPTAIN], hands: { 0: { upper: true, character: GRACE } } });
    expect(t.hero(0)).toMatchObject({ cubes: 3, ability: true });
    t.choose(0, 'fulfil 52');
    expect([t.mission('52'), t.hero(0)]).toMatchObject([
      { done: [0], upper: [] },
      { cubes: 3, crowns: 1, trophy: false },
    ]);
  });

  it('PR-A33 the cube above has left the character and uncovers what is under it, and is on no mission', () => {
    const hands = { 0: { coins: 0, character: SAMUEL } };
    const t = fifth({ mode: 'co-op', missions: ['52'], stack: [CAPTAIN, ...asCoins(2)], hands }).choose(0, 'fulfil 52');
    expect([t.hero(0), t.coins(0)]).toMatchObject([{ cubes: 3, ability: true, crowns: 0 }, 2]);
    expect(t.view.card9).toMatchObject({ cubesNow: 0, open: ['52'] });
  });

  it('PR-A33 with the cube above, the last step needs no further cube', () => {
    const missions = ['50', '52', '53', '55'];
    const hands = { 0: { upper: true as const, missions: ['50', '53', '55'] } };
    const t = fifth({ missions, stack: [CAPTAIN], hands });
    expect([t.hero(0).cubes, t.asked]).toMatchObject([0, QUESTION('52')]);
    t.choose(0, 'fulfil 52');
    expect([t.mission('52').done, t.crowns(0), t.hero(0).cubes]).toEqual([[0], 1, 0]);
  });

  it('PR-A33 not twice in a turn', () => {
    const t = fifth({ missions: ['52'], stack: [YELLOW] }).choose(0, 'fulfil 52');
    expect(t.offers(0, 'fulfil')).toEqual([]);
    t.pass(0, 1).sitOut();
    expect([t.active, t.asked]).toMatchObject([0, QUESTION('52')]);
  });

  it('PR-A33 after a bust nobody is asked', () => {
    const t = fifth({
      missions: ['52'],
      stack: [YELLOW, 'base_ship_yellow_2_2c'],
      hands: { 0: { display: [JESTER] } },
    });
    t.choose(0, 'decline 52').discover();
    expect([t.told('bust').length, t.told('step')]).toEqual([1, []]);
  });
});
