import { describe, expect, it } from 'vitest';
import {
  ANNE,
  BOOK,
  FERDINANDO,
  GRACE,
  JEAN,
  MARY,
  NAVY_ESCORT,
  OPEN_HARBOUR,
  PETER,
  SCOTT,
  TAILWIND,
  THOMAS,
} from './adventure-names.js';
import { type AdventureHand, type AdventurePosition, adventure } from './adventure-table.js';
import {
  ADMIRAL,
  asCoins,
  BLUE,
  BLUE_STRONG,
  CAPTAIN,
  GAMBLER,
  GREEN,
  GREEN_STRONG,
  JESTER,
  MADEMOISELLE_7,
  PRIEST,
  RED,
  SAILOR,
  SETTLER,
  TAX_SWORDS,
  TRADER_YELLOW,
  TWO_CAPTAINS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';

const FOUR_PERSONS = [CAPTAIN, PRIEST, SETTLER, SAILOR];
const FIVE_CARDS = [...FOUR_PERSONS, YELLOW];

/** Seat 0 plays this character, whose door is open. */
const as = (character: string, position: AdventurePosition, hand: AdventureHand = {}) =>
  adventure({ ...position, hands: { ...position.hands, 0: { coins: 0, ...hand, character, missions: ['10'] } } });

describe('PR-A16 characters', () => {
  it('PR-A16 an ability sleeps until the first cube has left', () => {
    const t = adventure({ event: TAILWIND, stack: [...asCoins(1), YELLOW], hands: { 0: { character: JEAN } } });
    expect([t.swords(0), t.phase]).toEqual([0, 'discover']);
  });

  it('PR-A16 Grace: a bust by the 4th ship or person turned up pays 2 coins', () => {
    const early = as(GRACE, { stack: [YELLOW, CAPTAIN, PRIEST, YELLOW_TOO] }).discover(3);
    expect(early.coins(0)).toBe(2);
    const late = as(GRACE, { stack: [YELLOW, CAPTAIN, PRIEST, SETTLER, YELLOW_TOO] }).discover(4);
    expect([late.coins(0), late.told('bust').length]).toEqual([0, 1]);
  });

  it('PR-A16 Grace: taxes and expeditions are not counted, repelled ships are', () => {
    const stack = [TWO_CAPTAINS, TAX_SWORDS, YELLOW, CAPTAIN, PRIEST, YELLOW_TOO];
    const t = as(GRACE, {
      stack: [stack[0]!, stack[1]!, ...asCoins(1), ...stack.slice(2)],
      hands: { 1: { display: [SAILOR] } },
    });
    t.discover(5);
    expect(t.coins(0)).toBe(2);
    const repelled = as(GRACE, {
      event: NAVY_ESCORT,
      stack: [BLUE, YELLOW_TOO, CAPTAIN, PRIEST, 'base_ship_yellow_4_3c'],
    });
    repelled.repel().discover(4);
    expect([repelled.told('bust').length, repelled.coins(0)]).toEqual([1, 0]);
  });

  it('PR-A16 Grace: a ship that comes up again by a reshuffle counts again', () => {
    const position = { event: OPEN_HARBOUR, stack: [RED, YELLOW, RED], rest: 1 };
    const t = as(GRACE, position, { display: [SAILOR] })
      .admit()
      .discover()
      .repel()
      .discover()
      .repel();
    for (let turnedUp = 4; ; turnedUp++) {
      t.discover();
      if (turnedUp > 4 && t.view.revealed!.card === RED) break;
      t.repel();
    }
    t.admit();
    expect([t.told('bust').length, t.gained(0, 'character')]).toEqual([1, 0]);
  });

  it('PR-A16 Grace: not for the bust of another', () => {
    const t = adventure({
      start: 1,
      stack: [YELLOW, YELLOW_TOO],
      hands: { 0: { coins: 0, character: GRACE, missions: ['10'] } },
    });
    t.discover();
    expect([t.told('bust').length, t.coins(0)]).toEqual([1, 0]);
  });

  it('PR-A16 Jean: a sword that repels and counts for the tax bonus', () => {
    const t = as(JEAN, { event: TAILWIND, stack: [...asCoins(1), TAX_SWORDS, ...asCoins(1, PRIEST), YELLOW] });
    expect([t.swords(0), t.coins(0), t.coins(1)]).toEqual([1, 2, 3]);
    t.discover();
    expect(t.phase).toBe('repel');
  });

  it('PR-A16 Lady Anne: as a mademoiselle, and added to one', () => {
    const t = as(ANNE, { stack: [CAPTAIN] }, { coins: 2, display: [MADEMOISELLE_7] })
      .stop()
      .take(0, CAPTAIN);
    expect(t.coins(0)).toBe(0);
  });

  it('PR-A16 Ferdinando: a crown for every blue ship, traded or kept', () => {
    const t = as(FERDINANDO, { stack: [BLUE] })
      .stop()
      .take(0, BLUE);
    expect([t.crowns(0), t.coins(0)]).toEqual([1, 1]);
    const other = as(FERDINANDO, { stack: [YELLOW] })
      .stop()
      .take(0, YELLOW);
    expect(other.crowns(0)).toBe(0);
  });

  it('PR-A16 Scott: 1 coin with five cards in the harbour, beside an admiral’s 2', () => {
    expect(as(SCOTT, { stack: FIVE_CARDS }).discover(4).stop().coins(0)).toBe(1);
    expect(
      as(SCOTT, { stack: FIVE_CARDS }, { display: [ADMIRAL] })
        .discover(4)
        .stop()
        .coins(0),
    ).toBe(3);
    expect(as(SCOTT, { stack: FOUR_PERSONS }).discover(3).stop().coins(0)).toBe(0);
  });

  it('PR-A16 Peter: as a trader of yellow, beside others', () => {
    const t = as(PETER, { stack: [YELLOW] }, { display: [TRADER_YELLOW] })
      .stop()
      .take(0, YELLOW);
    expect(t.coins(0)).toBe(1 + 1 + 1);
  });

  it('PR-A16 Mary: 1 coin with three ships as her turn in phase 2 begins, active or not', () => {
    expect(
      as(MARY, { stack: [YELLOW, BLUE, GREEN] })
        .discover(2)
        .stop()
        .coins(0),
    ).toBe(1);
    expect(
      as(MARY, { stack: [YELLOW, BLUE, CAPTAIN] })
        .discover(2)
        .stop()
        .coins(0),
    ).toBe(0);
    const other = as(MARY, { start: 1, stack: [YELLOW, BLUE, GREEN, BOOK] })
      .discover(3)
      .stop()
      .pass(1);
    expect(other.coins(0)).toBe(1);
  });

  it('PR-A16 Thomas: as a lookout', () => {
    expect(as(THOMAS, { stack: [RED] }).options(0)).toEqual(['discover', 'look']);
  });

  it('PR-A16 a gambler’s bust pays Grace by the ship that clashes', () => {
    const stack = [CAPTAIN, BLUE_STRONG, PRIEST, BLUE, GREEN_STRONG];
    const t = as(GRACE, { with: ['gambler'], stack }, { display: [GAMBLER, JESTER] })
      .discover()
      .gamble(GAMBLER);
    expect([t.told('bust').length, t.coins(0)]).toEqual([1, 1 + 2]);
  });
});
