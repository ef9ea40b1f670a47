import { Table } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  BOOK,
  INNKEEPER,
  INNKEEPER_7,
  LOOKOUT,
  LOOKOUT_6,
  STORM,
  TAILWIND,
  TAX_SIXTEEN,
  THOMAS,
  TYBUK,
  TYBUK_3,
  YELLOW_BREAD,
  YELLOW_RUM,
} from './adventure-names.js';
import { adventureByHand, adventureOptions } from './adventure-position.js';
import { type AdventureHand, type AdventurePosition, adventure } from './adventure-table.js';
import { asCoins, BLUE, CAPTAIN, GAMBLER, GREEN, PRIEST, SAILOR, SETTLER, TAX_SWORDS, YELLOW } from './names.js';

const FOUR_PERSONS = [CAPTAIN, PRIEST, SETTLER, SAILOR];

describe('PR-A12 Tybuk brothers', () => {
  it.each([
    [TYBUK, 2],
    [TYBUK_3, 3],
  ])('PR-A12 %s has %i swords, to repel and for missions', (brother, swords) => {
    const t = adventure({
      chapter: 2,
      event: TAILWIND,
      stack: [...asCoins(1), YELLOW],
      hands: { 0: { display: [brother] } },
    });
    expect([t.swords(0), t.offers(0, 'fulfil').length]).toEqual([swords, swords >= 3 ? 1 : 0]);
    if (t.phase === 'discover') t.discover();
    expect(t.phase).toBe('repel');
  });
});

describe('PR-A13 lookouts', () => {
  const looking = (position: AdventurePosition = {}) =>
    adventure({ chapter: 2, stack: [YELLOW, CAPTAIN, BLUE, GREEN], hands: { 0: { display: [LOOKOUT] } }, ...position });

  it('PR-A13 he looks at the top three, discards two without effect and puts the third back', () => {
    const t = looking({ stack: [TAX_SWORDS, CAPTAIN, BLUE, GREEN] });
    const pile = t.drawPile;
    t.choose(0, 'look');
    expect(t.options(0)).toEqual([`top ${BLUE}`, `top ${CAPTAIN}`, `top ${TAX_SWORDS}`].sort());
    t.choose(0, `top ${BLUE}`);
    expect([t.discard, t.harbour, t.drawPile, t.told('tax')]).toEqual([[TAX_SWORDS, CAPTAIN], [BLUE], pile - 3, []]);
  });

  it('PR-A13 only he sees them, and what he put on top', () => {
    const hands = { 0: { display: [LOOKOUT, LOOKOUT_6] } };
    const t = looking({ hands }).choose(0, 'look');
    const three = [YELLOW, CAPTAIN, BLUE];
    expect(t.seen(0).looked!.map(({ card }) => card)).toEqual(three);
    expect([t.seen(1).looked, t.view.looked]).toEqual([null, null]);
    t.choose(0, `top ${CAPTAIN}`);
    expect([t.seen(0).top?.card, t.seen(1).top, t.view.top]).toEqual([CAPTAIN, null, null]);
  });

  it('PR-A13 the others are told that he looks, not what he sees', () => {
    const position = { chapter: 2, stack: [YELLOW, CAPTAIN, BLUE], hands: { 0: { display: [LOOKOUT] } } } as const;
    const options = adventureOptions(position);
    const table = Table.open(portRoyal, { seats: 2, options, start: 0, byHand: adventureByHand(position) });
    const { event, only, others } = table.act(0, { type: 'look' }).find((told) => told.event.type === 'looked')!;
    expect(event).toMatchObject({ seat: 0, cards: [{ card: YELLOW }, { card: CAPTAIN }, { card: BLUE }] });
    expect([only, others]).toMatchObject([[0], { type: 'looked', seat: 0 }]);
    expect(others).not.toHaveProperty('cards');
  });

  it('PR-A13 once per turn, and the active player only', () => {
    const t = looking({ hands: { 0: { display: [LOOKOUT] }, 1: { display: [LOOKOUT] } } });
    t.choose(0, 'look').choose(0, `top ${YELLOW}`);
    expect([t.harbour, t.options(0)]).toEqual([[YELLOW], ['discover', 'stop']]);
    t.stop().pass(0);
    expect(t.offers(1, 'look')).toEqual([]);
    t.pass(1);
    expect([t.active, t.offers(1, 'look')]).toEqual([1, ['look']]);
  });

  it('PR-A35 each lookout once, and Thomas besides', () => {
    const hands = { 0: { display: [LOOKOUT, LOOKOUT_6], character: THOMAS, missions: ['20'] } };
    const t = looking({ missions: ['20'], hands });
    let looks = 0;
    for (; t.offers(0, 'look').length > 0; looks++) t.choose(0, 'look').choose(0, t.options(0)[0]!);
    expect(looks).toBe(3);
  });

  it('PR-A35 before the first card or between cards; a card must still be turned up', () => {
    const t = looking();
    expect(t.options(0)).toEqual(['discover', 'look']);
    t.discover();
    expect(t.options(0)).toEqual(['discover', 'look', 'stop']);
    t.choose(0, 'look').choose(0, `top ${GREEN}`);
    expect([t.options(0), t.seen(0).top?.card]).toEqual([['discover', 'stop'], GREEN]);
    expect(looking().choose(0, 'look').choose(0, `top ${CAPTAIN}`).told('turnedUp')).toHaveLength(1);
  });

  it('PR-A35 not in phase 2 and not after a gambler', () => {
    expect(looking().discover().stop().offers(0, 'look')).toEqual([]);
    const hands = { 0: { display: [LOOKOUT, GAMBLER, 'promo_gambler_6_2'] } };
    const t = looking({ with: ['gambler'], stack: FOUR_PERSONS, hands }).gamble(GAMBLER);
    expect([t.phase, t.offers(0, 'look')]).toEqual(['discover', []]);
  });

  it('PR-A35 fewer than three in the pile: the rest first, then the new pile', () => {
    const t = looking({ stack: [YELLOW, CAPTAIN, BLUE, GREEN], rest: 1 }).discover(2);
    expect([t.drawPile, t.discard]).toEqual([2, []]);
    t.choose(0, 'look');
    expect([t.seen(0).looked!.map(({ card }) => card), t.told('reshuffled')]).toEqual([[BLUE, GREEN], []]);
    t.choose(0, `top ${GREEN}`);
    expect([t.drawPile, t.discard]).toEqual([1, [BLUE]]);
  });

  it('PR-A35 the discard pile joins when the third is needed', () => {
    const t = looking({ event: STORM, stack: [YELLOW, CAPTAIN, BLUE, GREEN], rest: 1 }).discover(2);
    expect([t.discard, t.harbour, t.drawPile]).toEqual([[YELLOW], [CAPTAIN], 2]);
    t.choose(0, 'look');
    expect([t.seen(0).looked!.map(({ card }) => card), t.told('reshuffled')]).toMatchObject([
      [BLUE, GREEN, YELLOW],
      [{ n: 1 }],
    ]);
  });

  it('PR-A35 the card on top may become a coin; he goes on seeing it as long as it lies there', () => {
    const t = looking({ stack: [YELLOW, CAPTAIN, BLUE, GREEN] }).discover();
    t.choose(0, 'look').choose(0, `top ${CAPTAIN}`).stop();
    expect(t.seen(0).top?.card).toBe(CAPTAIN);
    t.take(0, YELLOW);
    expect([t.seen(0).top, t.state.players[0]!.coins.length]).toEqual([null, 4]);
  });

  it('PR-A35 he still sees it in the turn of another', () => {
    const t = looking({ hands: { 0: { display: [LOOKOUT] }, 1: { display: [LOOKOUT] } } }).discover();
    t.choose(0, 'look').choose(0, `top ${CAPTAIN}`).stop().pass(0).pass(1);
    expect([t.active, t.seen(0).top?.card, t.seen(1).top]).toEqual([1, CAPTAIN, null]);
  });
});

describe('PR-A14 the innkeeper', () => {
  const inn = (hand: AdventureHand, stack: readonly string[] = FOUR_PERSONS) =>
    adventure({ chapter: 4, stack, hands: { 0: hand } })
      .discover(stack.length - 1)
      .stop();

  it('PR-A14 four person cards: 1 crown, and 1 bread or rum may be sold for 3 coins', () => {
    const t = inn({ coins: 0, display: [INNKEEPER], kept: [YELLOW_BREAD, YELLOW_RUM, BOOK] });
    expect([t.crowns(0), t.asked]).toMatchObject([1, { kind: 'sell', seat: 0, left: 1 }]);
    expect(t.options(0)).toEqual(['decline', `sell ${YELLOW_BREAD}`, `sell ${YELLOW_RUM}`]);
    expect([t.phase, t.picksLeft]).toEqual(['decide', 0]);
    t.choose(0, `sell ${YELLOW_RUM}`);
    expect(t.picksLeft).toBe(1);
    expect([t.coins(0), t.kept(0), t.discard, t.phase]).toEqual([
      3,
      [BOOK, YELLOW_BREAD].sort(),
      [YELLOW_RUM],
      'trade',
    ]);
    expect(t.told('sold')).toMatchObject([{ seat: 0, card: YELLOW_RUM }]);
  });

  it('PR-A14 three persons and a ship are not enough', () => {
    const t = inn({ display: [INNKEEPER], kept: [YELLOW_RUM] }, [CAPTAIN, PRIEST, YELLOW, SETTLER]);
    expect([t.crowns(0), t.asked]).toEqual([0, null]);
  });

  it('PR-A14 per innkeeper, and the sale may be declined', () => {
    const t = inn({ display: [INNKEEPER, INNKEEPER_7], kept: [YELLOW_BREAD, YELLOW_RUM] });
    expect([t.crowns(0), t.asked]).toMatchObject([2, { left: 2 }]);
    t.choose(0, `sell ${YELLOW_BREAD}`);
    expect(t.asked).toMatchObject({ kind: 'sell', left: 1 });
    t.choose(0, 'decline');
    expect([t.asked, t.kept(0)]).toEqual([null, [YELLOW_RUM]]);
  });

  it('PR-A14 her owner gets it as his turn in phase 2 begins, active or not', () => {
    const hands = { 1: { display: [INNKEEPER], coins: 0 } };
    const t = adventure({ chapter: 4, stack: FOUR_PERSONS, hands }).discover(3).stop();
    expect(t.crowns(1)).toBe(0);
    t.pass(0);
    expect(t.crowns(1)).toBe(1);
  });

  it('PR-A14 without bread or rum only the crown comes', () => {
    const t = inn({ display: [INNKEEPER], kept: [BOOK] });
    expect([t.crowns(0), t.asked, t.phase]).toEqual([1, null, 'trade']);
  });
});

describe('PR-A15 the new tax', () => {
  it('PR-A15 16 or more coins: half, rounded down; then least influence gets 2, all tied', () => {
    const hands = { 0: { coins: 17, display: [SAILOR] }, 1: { coins: 15 }, 2: { coins: 16 } };
    const t = adventure({
      chapter: 5,
      missions: ['53'],
      players: 3,
      stack: [TAX_SIXTEEN, ...asCoins(4), CAPTAIN],
      hands,
    });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([9, 17, 10]);
  });
});
