import { describe, expect, it } from 'vitest';
import { ANNE, BOOK, BOOK_2, GRACE, HERBS, HERBS_2, JEAN, SAMUEL, TAILWIND } from './adventure-names.js';
import { adventure } from './adventure-table.js';
import {
  ADMIRAL,
  ADMIRAL_9,
  asCoins,
  CAPTAIN,
  PIRATE,
  PRIEST,
  SAILOR,
  SETTLER,
  TWO_CAPTAINS,
  YELLOW,
} from './names.js';

const ARES = { kept: [BOOK, HERBS] };
const ARES_TOO = { kept: [BOOK_2, HERBS_2] };

describe('PR-A7 cubes', () => {
  const missions = ['10', '13', '14', '15', '16', '17'];
  const able = { coins: 9, display: [PRIEST, PIRATE], kept: [BOOK, HERBS, BOOK_2] };

  it('PR-A7 the first opens the door, the second uncovers the trophy, the third 1 crown, the fourth 3', () => {
    const t = adventure({ missions, stack: [CAPTAIN, ...asCoins(3)], hands: { 0: { ...able, character: GRACE } } });
    const cubes = () => Object.values(t.hero(0)).slice(1);
    t.accomplish(0, '13'); // 1 crown
    expect(cubes()).toEqual([1, 3, 0, true, false]);
    t.accomplish(0, '14', [BOOK_2]); // 2 crowns
    expect(cubes()).toEqual([1 + 2, 2, 0, true, true]);
    t.accomplish(0, '16', [HERBS]); // 1 crown
    expect(cubes()).toEqual([3 + 1 + 1, 1, 0, true, true]);
    expect(t.told('ability')).toMatchObject([{ seat: 0 }]);
  });

  it('PR-A7 the fourth gives 3 crowns, and there are no more than four', () => {
    const hands = { 0: { ...able, missions: ['10', '15', '16'] } };
    const t = adventure({ missions, stack: [CAPTAIN], hands }).accomplish(0, '13');
    expect([t.hero(0).cubes, t.crowns(0), t.offers(0, 'fulfil')]).toEqual([0, 3 + 1, []]);
  });

  it('PR-A7 an ability works from that moment: a price at once', () => {
    const hands = { 0: { coins: 4 + 3, display: [PRIEST], character: ANNE } };
    const t = adventure({ missions, stack: [CAPTAIN], hands })
      .discover()
      .stop();
    t.accomplish(0, '13').take(0, CAPTAIN);
    expect(t.coins(0)).toBe(0);
  });

  it('PR-A7 … and a repel at once', () => {
    const hands = { 0: { coins: 4, display: [PRIEST], character: JEAN } };
    const t = adventure({ missions, event: TAILWIND, stack: [...asCoins(1), CAPTAIN, YELLOW], hands });
    t.accomplish(0, '13').discover();
    expect(t.phase).toBe('repel');
  });

  it('PR-A7 … but not as his turn in phase 2 begins, once it has begun', () => {
    const five = [CAPTAIN, SETTLER, SAILOR, PRIEST, SETTLER];
    const hands = { 0: { coins: 4, display: [PRIEST], character: 'char_scott' } };
    const t = adventure({ missions, stack: five, hands }).discover(4).stop();
    t.accomplish(0, '13');
    expect(t.coins(0)).toBe(0);
  });
});

describe('PR-A8 rewards', () => {
  it('PR-A8 the first gets the coins, everyone the crowns', () => {
    const hands = { 0: ARES, 1: ARES_TOO };
    const t = adventure({ stack: [CAPTAIN], hands }).accomplish(0, '10', [BOOK, HERBS]);
    expect([t.coins(0), t.crowns(0)]).toEqual([5, 1]);
    t.stop().pass(0).accomplish(1, '10', [BOOK_2, HERBS_2]);
    expect([t.coins(1), t.crowns(1)]).toEqual([3, 1]);
  });

  it('PR-A8 once the first gets a crown', () => {
    const hands = { 0: { coins: 5, display: [ADMIRAL] }, 1: { coins: 6, display: [ADMIRAL_9] } };
    const t = adventure({ chapter: 2, missions: ['20', '26'], stack: [CAPTAIN], hands }).accomplish(0, '26');
    t.stop().accomplish(1, '26');
    expect([t.crowns(0), t.crowns(1)]).toEqual([2, 1]);
  });

  it('PR-A8 what is given up is discarded before the coins are drawn', () => {
    const t = adventure({ stack: [CAPTAIN], rest: 1, hands: { 0: { ...ARES, coins: 0 } } }).discover();
    expect([t.drawPile, t.discard]).toEqual([0, []]);
    t.accomplish(0, '10', [BOOK, HERBS]);
    expect([t.coins(0), t.drawPile, t.discard, t.told('reshuffled')]).toMatchObject([2, 0, [], [{ n: 2 }]]);
  });

  it('PR-A16 Samuel’s 2 coins come as the door opens, once', () => {
    const hands = { 0: { ...ARES, coins: 0, character: SAMUEL } };
    const t = adventure({ stack: [CAPTAIN], hands }).accomplish(0, '10', [BOOK, HERBS]);
    expect([t.coins(0), t.gained(0, 'character')]).toEqual([4, 2]);
  });
});

describe('PR-A9 crowns', () => {
  it.each([
    [1, 0],
    [2, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [8, 3],
    [9, 4],
    [12, 5],
    [14, 5],
    [15, 6],
  ])('PR-A9 %i crowns are %i influence', (crowns, influence) => {
    expect(adventure({ hands: { 0: { crowns } } }).influence(0)).toBe(influence);
  });

  it('PR-A9 crowns beyond the last field are lost', () => {
    const t = adventure({ stack: [CAPTAIN], hands: { 0: { ...ARES, crowns: 15 } } }).accomplish(0, '10', [BOOK, HERBS]);
    expect([t.crowns(0), t.influence(0)]).toEqual([15, 6]);
  });

  it('PR-A9 paying crowns needs them, and can lower influence', () => {
    const t = adventure({
      chapter: 4,
      missions: ['48'],
      stack: [CAPTAIN],
      hands: { 0: { crowns: 2, display: [TWO_CAPTAINS] } },
    });
    expect(t.influence(0)).toBe(5);
    t.accomplish(0, '48');
    expect([t.crowns(0), t.influence(0)]).toEqual([0, 4]);
  });
});
