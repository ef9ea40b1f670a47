import { describe, expect, it } from 'vitest';
import {
  ANNE,
  ARES_PRIEST,
  BOOK,
  BOOK_2,
  GREEN_BREAD,
  HERBS,
  HERBS_2,
  INNKEEPER,
  JEAN,
  LOOKOUT,
  MONTHS_END,
  YELLOW_BREAD,
  YELLOW_RUM,
} from './adventure-names.js';
import { type AdventureHand, adventure } from './adventure-table.js';
import {
  ADMIRAL,
  ADMIRAL_9,
  CAPTAIN,
  GOVERNOR,
  JACK,
  MADEMOISELLE_7,
  PIRATE,
  PIRATE_7,
  PRIEST,
  SAILOR,
  SAILOR_5,
  SETTLER,
  TRADER_BLUE,
  TRADER_YELLOW,
  TWO_CAPTAINS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';

const ARES = { kept: [BOOK, HERBS] };
const ARES_TOO = { kept: [BOOK_2, HERBS_2] };

/** What seat 0 may fulfil, between cards, with this hand. */
function open(chapter: number, missions: readonly string[], hand: AdventureHand): readonly string[] {
  return adventure({ chapter, missions, stack: [CAPTAIN], hands: { 0: hand } }).offers(0, 'fulfil');
}

describe('PR-A6 missions in time', () => {
  it('PR-A6 the active player fulfils between cards, once', () => {
    const t = adventure({ stack: [CAPTAIN], hands: { 0: { kept: [BOOK, BOOK_2, HERBS, HERBS_2] } } });
    expect(t.offers(0, 'fulfil')).toHaveLength(6);
    t.accomplish(0, '10', [BOOK, HERBS]);
    expect([t.mission('10').done, t.kept(0), t.offers(0, 'fulfil')]).toEqual([[0], [BOOK_2, HERBS_2], []]);
    expect(t.told('fulfilled')).toMatchObject([{ seat: 0, mission: '10' }]);
  });

  it('PR-A6 another player does in his own step of phase 2', () => {
    const t = adventure({ stack: [YELLOW], hands: { 1: ARES } });
    expect(t.offers(1, 'fulfil')).toEqual([]);
    t.stop().pass(0);
    expect(t.offers(1, 'fulfil')).toEqual([`fulfil 10 with ${BOOK} + ${HERBS}`]);
    t.accomplish(1, '10', [BOOK, HERBS]);
    expect(t.mission('10').done).toEqual([1]);
  });

  it('PR-A6 a mission may be fulfilled by several players, and waits as long as they like', () => {
    const t = adventure({ stack: [CAPTAIN], hands: { 0: { kept: [BOOK, HERBS] }, 1: { missions: ['10'] } } });
    t.accomplish(0, '10', [BOOK, HERBS]);
    expect(t.mission('10').done).toEqual([1, 0]);
  });

  it('PR-A6 having is enough without a minus, and more than enough is enough', () => {
    const t = adventure({ chapter: 2, stack: [CAPTAIN], hands: { 0: { display: [PIRATE, PIRATE_7, SAILOR] } } });
    t.accomplish(0, '20');
    expect(t.display(0)).toEqual([PIRATE, PIRATE_7, SAILOR].sort());
  });

  it('PR-A30 never in phase 0, nor while a ship waits to be repelled', () => {
    const hands = { 0: { ...ARES, display: [PIRATE], coins: 2 } };
    const t = adventure({ events: ['event_audience', MONTHS_END], stack: [YELLOW], hands });
    expect(t.options(0)).toEqual(['decline', 'pay']);
    t.choose(0, 'decline').choose(1, 'decline');
    expect(t.offers(0, 'fulfil')).toHaveLength(1);
    t.discover();
    expect(t.options(0)).toEqual(['admit', 'repel']);
  });

  it('PR-A30 after a bust the active player fulfils, the others do not', () => {
    const t = adventure({ players: 3, stack: [YELLOW, YELLOW_TOO], hands: { 0: ARES, 1: ARES_TOO } });
    t.discover(2);
    expect([t.phase, t.options(0)]).toEqual(['bust', ['endTurn', `fulfil 10 with ${BOOK} + ${HERBS}`]]);
    t.endTurn();
    expect([t.active, t.toAct]).toEqual([1, [1]]);
    expect(t.told('fulfilled')).toEqual([]);
  });

  it('PR-A30 also with an empty harbour and with nothing he may take', () => {
    const empty = adventure({ stack: [YELLOW], hands: { 1: { ...ARES, coins: 0 } } })
      .stop()
      .take(0, YELLOW);
    expect([empty.harbour, empty.options(1)]).toEqual([[], [`fulfil 10 with ${BOOK} + ${HERBS}`, 'pass']]);
    const dear = adventure({ stack: [CAPTAIN], hands: { 1: { ...ARES, coins: 0 } } }).stop();
    expect(dear.options(1)).toEqual([`fulfil 10 with ${BOOK} + ${HERBS}`, 'pass']);
  });

  it('PR-A30 while taking, also once he may take no more', () => {
    const t = adventure({ stack: [YELLOW, CAPTAIN], hands: { 0: ARES } })
      .discover(2)
      .stop()
      .take(0, YELLOW);
    expect(t.options(0)).toEqual([`fulfil 10 with ${BOOK} + ${HERBS}`, 'pass']);
  });
});

describe('PR-A31 what counts', () => {
  it('PR-A31 persons of any set, and a jack-of-all-trades replaces none', () => {
    expect(open(1, ['10', '13'], { coins: 4, display: [ARES_PRIEST] })).toEqual(['fulfil 13']);
    expect(open(1, ['10', '13'], { coins: 9, display: [JACK, CAPTAIN] })).toEqual([]);
  });

  it('PR-A31 printed costs count, whatever discounts there are', () => {
    const cheap = [SAILOR, SAILOR, TRADER_BLUE];
    expect(open(4, ['40'], { display: cheap })).toEqual(['fulfil 40']);
    expect(open(4, ['40'], { display: [SAILOR, SAILOR, CAPTAIN, MADEMOISELLE_7] })).toEqual([]);
  });

  it('PR-A31 influence counts with crowns', () => {
    const seven = [ADMIRAL_9, ADMIRAL_9, ADMIRAL];
    expect(open(2, ['20', '21', '22', '24'], { display: seven, crowns: 1 })).toEqual([]);
    expect(open(2, ['20', '21', '22', '24'], { display: seven, crowns: 2 })).toEqual(['fulfil 24']);
  });

  it('PR-A31 a character is no person', () => {
    const anne = { character: ANNE, missions: ['40'], display: [SAILOR] };
    expect(open(4, ['40', '41', '43', '45', '46'], anne)).toEqual([]);
    expect(open(4, ['40', '41', '43', '45', '46'], { ...anne, display: [MADEMOISELLE_7] })).toEqual(['fulfil 46']);
    expect(open(1, ['10', '11'], { character: JEAN, missions: ['10'], kept: [BOOK] })).toEqual([]);
  });

  it('PR-A31 what is given up goes to the discard pile; which ships is the player’s choice', () => {
    const hands = { 0: { coins: 5, display: [SAILOR, SAILOR], kept: [BOOK, BOOK_2, HERBS] } };
    const t = adventure({ missions: ['10', '11', '12', '14'], stack: [CAPTAIN], hands });
    expect(t.offers(0, 'fulfil 14')).toEqual([BOOK, BOOK_2, HERBS].map((ship) => `fulfil 14 with ${ship}`).sort());
    t.accomplish(0, '14', [BOOK_2]);
    expect([t.discard.at(-1), t.kept(0), t.display(0)]).toEqual([BOOK_2, [BOOK, HERBS].sort(), [SAILOR, SAILOR]]);
  });

  it('PR-A31 crowns given are moved back', () => {
    const hands = { 0: { crowns: 5, display: [] } };
    const t = adventure({ chapter: 3, missions: ['30', '32', '34', '36', '37', '38'], stack: [CAPTAIN], hands });
    t.accomplish(0, '38');
    expect([t.crowns(0), t.influence(0)]).toEqual([2, 1]);
  });
});

/** A mission with a hand that is just enough, and one that is not. */
const TASKS = [
  [1, '12', { coins: 2, display: [PRIEST] }, { coins: 1, display: [PRIEST] }],
  [1, '13', { coins: 4, display: [PRIEST] }, { coins: 3, display: [PRIEST] }],
  [1, '14', { display: [SAILOR, SAILOR], kept: [BOOK] }, { display: [SAILOR], kept: [BOOK] }],
  [1, '15', { display: [PIRATE], kept: [BOOK, HERBS] }, { display: [PIRATE], kept: [HERBS] }],
  [1, '16', { coins: 2, kept: [HERBS] }, { coins: 2, kept: [BOOK] }],
  [1, '17', { display: [CAPTAIN, SETTLER] }, { display: [CAPTAIN, CAPTAIN] }],
  [2, '20', { display: [PIRATE, SAILOR] }, { display: [PIRATE] }],
  [2, '21', { display: [LOOKOUT] }, { display: [SAILOR] }],
  [2, '22', { kept: [BOOK, HERBS] }, { kept: [BOOK, BOOK_2] }],
  [2, '23', { coins: 3, kept: [BOOK, HERBS] }, { coins: 2, kept: [BOOK, HERBS] }],
  [2, '26', { coins: 5, display: [ADMIRAL] }, { coins: 4, display: [ADMIRAL] }],
  [2, '27', { display: [PRIEST], kept: [BOOK] }, { display: [PRIEST], kept: [] }],
  [2, '28a', { display: [TRADER_BLUE, TRADER_YELLOW] }, { display: [TRADER_BLUE] }],
  [3, '30', { display: [TWO_CAPTAINS] }, { display: [CAPTAIN, CAPTAIN] }],
  [3, '31', { kept: [GREEN_BREAD] }, { kept: [YELLOW_RUM] }],
  [3, '32', { kept: [YELLOW_RUM] }, { kept: [GREEN_BREAD] }],
  [3, '35', { coins: 2, display: [PIRATE] }, { coins: 1, display: [PIRATE] }],
  [3, '37', { display: [MADEMOISELLE_7] }, { display: [SAILOR_5] }],
  [3, '38', { crowns: 3 }, { crowns: 2 }],
  [4, '40', { display: [SAILOR, SAILOR, SAILOR] }, { display: [SAILOR, SAILOR, SAILOR_5] }],
  [4, '41', { kept: [HERBS, YELLOW_BREAD] }, { kept: [BOOK, YELLOW_BREAD] }],
  [4, '43', { coins: 2, display: [INNKEEPER] }, { coins: 1, display: [INNKEEPER] }],
  [4, '48', { crowns: 2, display: [TWO_CAPTAINS] }, { crowns: 1, display: [TWO_CAPTAINS] }],
  [5, '53', { display: [PIRATE], kept: [BOOK] }, { display: [SAILOR], kept: [BOOK] }],
  [5, '54', { display: [PIRATE, SAILOR], kept: [BOOK] }, { display: [PIRATE], kept: [BOOK] }],
  [5, '55', { coins: 2, crowns: 4 }, { coins: 2, crowns: 3 }],
  [5, '57', { coins: 8 }, { coins: 7 }],
  [5, '58', { display: [GOVERNOR] }, { display: [ADMIRAL] }],
] as const;

describe('PR-A18 the missions', () => {
  it.each(TASKS)('PR-A18 chapter %i, mission %s: %j is enough, %j is not', (chapter, id, enough, short) => {
    expect(open(chapter, [id], enough)).toHaveLength(1);
    expect(open(chapter, [id], short)).toEqual([]);
  });
});
