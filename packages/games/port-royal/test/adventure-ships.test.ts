import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  ARES_CAPTAIN,
  ARES_PRIEST,
  ARES_SETTLER,
  BLACK_RUM,
  BLUE_BREAD,
  BLUE_RUM,
  BOOK,
  BOOK_2,
  BOOK_SKULL,
  CAPTAIN_BREAD_AND_RUM,
  FERDINANDO,
  GREEN_BREAD,
  HERBS,
  JACQUES,
  PETER,
  PRIEST_AND_BOOK,
  YELLOW_BREAD,
  YELLOW_RUM,
} from './adventure-names.js';
import { type AdventurePosition, adventure } from './adventure-table.js';
import {
  BLACK,
  BLUE,
  CAPTAIN,
  CLERK_BLACK,
  GREEN,
  GUNNER,
  JACK,
  PRIEST,
  RED,
  TRADER_BLUE,
  TRADER_YELLOW,
  WHOLESALER_BLACK_6,
  YELLOW,
} from './names.js';
import { table } from './table.js';

const third = (position: AdventurePosition) => adventure({ chapter: 3, ...position });

describe('PR-A10 the Ares pirates', () => {
  it.each([
    [4, 2],
    [5, 3],
    [6, 4],
  ])('PR-A10 %i colours with theirs: %i cards', (colours, picks) => {
    const stack = [BOOK, YELLOW, BLUE, GREEN, RED, BLACK].slice(0, colours);
    const t = adventure({ stack })
      .discover(colours - 1)
      .stop();
    expect([t.harbour.length, t.picksLeft]).toEqual([colours, picks]);
  });

  it('PR-A10 two of their ships are a bust, like any colour', () => {
    const t = adventure({ stack: [BOOK, YELLOW, HERBS] }).discover(2);
    expect(t.told('bust')).toMatchObject([{ card: HERBS }]);
  });

  it('PR-A10 they are repelled with swords, but for the skull', () => {
    const hands = { 0: { display: ['base_pirate_9_3', 'base_pirate_7_2'] } };
    expect(adventure({ stack: [BOOK_2], hands }).phase).toBe('repel');
    expect(adventure({ stack: [BOOK_SKULL], hands }).harbour).toEqual([BOOK_SKULL]);
  });
});

describe('PR-A11 items', () => {
  it('PR-A11 a ship of this set is traded or kept', () => {
    const t = adventure({ stack: [BOOK] }).stop();
    expect(t.options(0)).toEqual(['pass', `take ${BOOK}`, `take ${BOOK} keeping`]);
    t.take(0, BOOK);
    expect([t.coins(0), t.kept(0), t.discard]).toEqual([4, [], [BOOK]]);
    const kept = adventure({ stack: [BOOK, CAPTAIN] })
      .stop()
      .take(0, BOOK, { keep: true });
    expect([kept.coins(0), kept.kept(0), kept.discard]).toEqual([3, [BOOK], []]);
    expect(kept.told('kept')).toMatchObject([{ seat: 0, card: BOOK }]);
  });

  it('PR-A11 other ships cannot be kept', () => {
    expect(
      adventure({ stack: [YELLOW] })
        .stop()
        .options(0),
    ).toEqual(['pass', `take ${YELLOW}`]);
  });

  it('PR-A11 some are traded for a crown', () => {
    const t = third({ stack: [GREEN_BREAD] })
      .stop()
      .take(0, GREEN_BREAD);
    expect([t.coins(0), t.crowns(0), t.discard, t.kept(0)]).toEqual([3, 1, [GREEN_BREAD], []]);
    const kept = third({ stack: [GREEN_BREAD] })
      .stop()
      .take(0, GREEN_BREAD, { keep: true });
    expect([kept.crowns(0), kept.kept(0)]).toEqual([0, [GREEN_BREAD]]);
  });

  it.each([
    [YELLOW_BREAD, [TRADER_YELLOW], 3, 1 + 1, 1],
    [BLUE_RUM, [TRADER_BLUE], 3, 0 + 1, 1],
    [BOOK, [ARES_CAPTAIN], 1, 1 + 1, 1],
    [BOOK, [ARES_CAPTAIN, ARES_PRIEST, ARES_SETTLER], 1, 1 + 3, 3],
    [YELLOW_BREAD, [ARES_CAPTAIN], 3, 1, 0],
    [BOOK, [TRADER_YELLOW], 1, 1, 0],
  ] as const)('PR-A11 %s with %j: the trader’s coin is due traded and kept', (ship, display, chapter, traded, kept) => {
    const hands = { 0: { coins: 0, display } };
    const sold = adventure({ chapter, stack: [ship], hands })
      .stop()
      .take(0, ship);
    expect(sold.coins(0)).toBe(traded);
    const held = adventure({ chapter, stack: [ship], hands })
      .stop()
      .take(0, ship, { keep: true });
    expect([held.coins(0), held.kept(0)]).toEqual([kept, [ship]]);
  });

  it.each([
    [PETER, YELLOW_RUM, 1, 0],
    [FERDINANDO, BLUE_BREAD, 0, 1],
  ])('PR-A11 %s adds to a ship kept, too', (character, ship, coins, crowns) => {
    const hands = { 0: { coins: 0, character, missions: ['30'] } };
    const t = third({ missions: ['30'], stack: [ship], hands })
      .stop()
      .take(0, ship, { keep: true });
    expect([t.coins(0), t.crowns(0)]).toEqual([coins, crowns]);
  });
});

describe('PR-A34 ships kept', () => {
  it('PR-A34 lie open with their owner, are no influence, and any number may be kept', () => {
    const kept = [BOOK, BOOK_2, HERBS, YELLOW_BREAD, YELLOW_RUM];
    const t = third({ stack: [BLUE_RUM], hands: { 0: { kept } } })
      .stop()
      .take(0, BLUE_RUM, { keep: true });
    expect([t.kept(0), t.influence(0)]).toEqual([[...kept, BLUE_RUM].sort(), 0]);
    expect(t.seen(1).players[0]!.kept).toHaveLength(6);
  });

  it('PR-A34 the fee may come out of what the take brings: a ship kept brings only the trader’s', () => {
    const stack = [YELLOW_BREAD, BLACK_RUM];
    const poor = third({ stack, hands: { 1: { coins: 0 } } })
      .discover()
      .stop()
      .pass(0);
    expect(poor.offers(1, 'take')).toEqual([`take ${YELLOW_BREAD}`]);
    const hands = { 1: { coins: 0, display: [TRADER_YELLOW] } };
    const trader = third({ stack, hands }).discover().stop().pass(0);
    expect(trader.offers(1, 'take')).toEqual([`take ${YELLOW_BREAD}`, `take ${YELLOW_BREAD} keeping`]);
    trader.take(1, YELLOW_BREAD, { keep: true });
    expect([trader.coins(1), trader.coins(0)]).toEqual([0, 4]);
  });

  it('PR-A34 with a coin in hand a ship is taken for a crown, or kept', () => {
    const t = third({ stack: [BLACK_RUM], hands: { 1: { coins: 1 } } })
      .stop()
      .pass(0);
    expect(t.offers(1, 'take')).toEqual([`take ${BLACK_RUM}`, `take ${BLACK_RUM} keeping`]);
    t.take(1, BLACK_RUM);
    expect([t.coins(1), t.crowns(1), t.coins(0)]).toEqual([0, 1, 4]);
  });

  it('PR-A34 new expeditions take items beside persons, given together', () => {
    const hands = { 0: { coins: 0, display: [PRIEST, ARES_PRIEST, JACK], kept: [BOOK, BOOK_2, HERBS] } };
    const t = adventure({ stack: [PRIEST_AND_BOOK, CAPTAIN], hands }).discover();
    expect(t.offers(0, 'claim')).toHaveLength(3 * 2);
    t.claim(0, PRIEST_AND_BOOK, [JACK, BOOK_2]);
    expect([t.coins(0), t.kept(0), t.display(0)]).toEqual([
      2,
      [BOOK, HERBS].sort(),
      [ARES_PRIEST, PRIEST_AND_BOOK, PRIEST].sort(),
    ]);
    expect([...t.discard].sort()).toEqual([JACK, BOOK_2].sort());
  });

  it('PR-A34 without the items there is no claim', () => {
    const claims = (kept: readonly string[]) =>
      third({ stack: [CAPTAIN_BREAD_AND_RUM, CAPTAIN], hands: { 0: { display: [CAPTAIN], kept } } }).offers(0, 'claim');
    expect(claims([YELLOW_BREAD, GREEN_BREAD])).toEqual([]);
    expect(claims([YELLOW_BREAD, BLUE_RUM])).toHaveLength(1);
  });

  it('PR-A16 Jacques gets 2 crowns for an expedition', () => {
    const hands = { 0: { character: JACQUES, missions: ['10'], display: [PRIEST], kept: [BOOK] } };
    const t = adventure({ stack: [PRIEST_AND_BOOK, CAPTAIN], hands }).claim(0, PRIEST_AND_BOOK, [PRIEST, BOOK]);
    expect(t.crowns(0)).toBe(2);
  });
});

describe('PR-A26 with other boxes', () => {
  it('PR-A26 a wholesaler works for a ship traded, for a crown too, not for one kept', () => {
    const hands = { 0: { display: [WHOLESALER_BLACK_6] } };
    const t = third({ with: ['unterwegs'], stack: [BLACK_RUM], hands })
      .stop()
      .take(0, BLACK_RUM);
    expect([t.tucked(0), t.influence(0), t.crowns(0)]).toEqual([[BLACK_RUM], 2 + 1, 1]);
    const kept = third({ with: ['unterwegs'], stack: [BLACK_RUM], hands })
      .stop()
      .take(0, BLACK_RUM, { keep: true });
    expect([kept.tucked(0), kept.kept(0), kept.influence(0)]).toEqual([[], [BLACK_RUM], 2]);
  });

  it('PR-A26 a clerk likewise', () => {
    const hands = { 0: { display: [CLERK_BLACK] } };
    const two = { with: ['contract-cards'], stack: [BLACK_RUM, YELLOW], hands };
    const t = third(two).discover().stop().take(0, BLACK_RUM);
    expect([t.toAct, t.picksLeft]).toEqual([[0], 1]);
    expect(third(two).discover().stop().take(0, BLACK_RUM, { keep: true }).toAct).toEqual([1]);
  });

  it('PR-A26 Ares ships count as ships for all who count them', () => {
    const hands = { 0: { coins: 0, display: [GUNNER] } };
    const t = adventure({ with: ['contract-cards'], stack: [BOOK, YELLOW, BLUE], hands })
      .discover(2)
      .stop();
    expect(t.coins(0)).toBe(2);
  });

  it('PR-A26 without a chapter none of the new cards is in', () => {
    expect(portRoyal.inventory(table().state)).toHaveLength(119);
    expect(adventure().cards).toBe(119 + 12);
  });
});
