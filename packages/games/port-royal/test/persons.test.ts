import { describe, expect, it } from 'vitest';
import {
  ADMIRAL,
  ADMIRAL_7,
  ADMIRAL_9,
  BLACK,
  BLUE,
  CAPTAIN,
  GOVERNOR,
  GREEN,
  JACK,
  JESTER,
  JESTER_7,
  JESTER_9,
  MADEMOISELLE_7,
  MADEMOISELLE_9,
  PIRATE,
  PIRATE_7,
  PIRATE_9,
  PRIEST,
  RED,
  SAILOR,
  SAILOR_5,
  SAILOR_7,
  SETTLER,
  TAX_INFLUENCE,
  TRADER_BLUE,
  TRADER_GREEN,
  TRADER_YELLOW,
  TRADER_YELLOW_5,
  TWO_CAPTAINS,
  TWO_PRIESTS,
  TWO_SETTLERS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { table } from './table.js';

const FOUR_CARDS = [YELLOW, BLUE, GREEN, PRIEST];
const FIVE_CARDS = [...FOUR_CARDS, SETTLER];
const SIX_CARDS = [...FIVE_CARDS, CAPTAIN];

describe('PR-P persons', () => {
  it.each([
    [CAPTAIN, TWO_CAPTAINS],
    [PRIEST, TWO_PRIESTS],
    [SETTLER, TWO_SETTLERS],
  ])('PR-P1 two of %s meet %s and no other expedition of two', (person, expedition) => {
    for (const other of [TWO_CAPTAINS, TWO_PRIESTS, TWO_SETTLERS]) {
      const t = table({ stack: [other], hands: { 0: { display: [person, person] } } });
      const claims = t.options(0).filter((option) => option.startsWith('claim'));
      expect(claims).toEqual(other === expedition ? [`claim ${expedition} with ${person} + ${person}`] : []);
    }
  });

  it('PR-P1 captain, priest and settler have no other use in a turn', () => {
    const t = table({ stack: [YELLOW], hands: { 0: { display: [CAPTAIN, PRIEST, SETTLER] } } }).stop();
    expect([t.swords(0), t.influence(0), t.picksLeft]).toEqual([0, 3, 1]);
    expect(t.take(0, YELLOW).coins(0)).toBe(4);
  });

  it('PR-P2 a priest and a jack-of-all-trades claim the expedition of two priests', () => {
    const t = table({ stack: [TWO_PRIESTS], hands: { 0: { display: [PRIEST, JACK] } } });
    t.claim(0, TWO_PRIESTS, [PRIEST, JACK]);
    expect([t.display(0), t.coins(0)]).toEqual([[TWO_PRIESTS], 5]);
    expect([...t.discard].sort()).toEqual([JACK, PRIEST].sort());
  });

  it('PR-P3 a trader adds 1 coin to each ship of his colour', () => {
    const t = table({ stack: [YELLOW_TOO], hands: { 0: { display: [TRADER_YELLOW] } } })
      .stop()
      .take(0, YELLOW_TOO);
    expect(t.coins(0)).toBe(3 + 2 + 1);
    expect(t.told('traded')).toMatchObject([{ coins: 3 }]);
  });

  it('PR-P3 two traders of a colour add 2, whatever their price', () => {
    const hands = { 0: { display: [TRADER_YELLOW, TRADER_YELLOW_5] } };
    expect(
      table({ stack: [YELLOW], hands })
        .stop()
        .take(0, YELLOW)
        .coins(0),
    ).toBe(3 + 1 + 2);
  });

  it('PR-P3 a trader of another colour adds nothing', () => {
    const hands = { 0: { display: [TRADER_BLUE, TRADER_GREEN] } };
    expect(
      table({ stack: [YELLOW], hands })
        .stop()
        .take(0, YELLOW)
        .coins(0),
    ).toBe(4);
  });

  it('PR-P3 a trader serves for every ship of one turn', () => {
    const hands = { 0: { display: [TRADER_YELLOW, TRADER_BLUE, GOVERNOR] } };
    const t = table({ stack: [YELLOW, BLUE], hands })
      .discover()
      .stop()
      .take(0, YELLOW)
      .take(0, BLUE);
    expect(t.coins(0)).toBe(3 + 2 + 2);
  });

  it('PR-P3 a trader serves a player who is not active too, and only his owner', () => {
    const hands = { 1: { display: [TRADER_YELLOW] }, 2: { display: [TRADER_BLUE] } };
    const t = table({ players: 3, stack: [YELLOW, BLUE, GREEN], hands })
      .discover(2)
      .stop();
    t.take(0, BLUE).take(1, YELLOW).pass(2);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3 + 1 + 1, 3 + 2 - 1, 3]);
  });

  it('PR-P3 the coin of a trader can pay the fee', () => {
    const hands = { 1: { coins: 0, display: [TRADER_YELLOW] } };
    const t = table({ stack: [YELLOW, PRIEST], hands })
      .discover()
      .stop()
      .pass(0)
      .take(1, YELLOW);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 1]);
  });

  it('PR-P4 a sailor has 1 sword and a pirate 2, whatever their price', () => {
    for (const sailor of [SAILOR, SAILOR_5, SAILOR_7]) {
      expect(table({ hands: { 0: { display: [sailor] } } }).swords(0)).toBe(1);
    }
    for (const pirate of [PIRATE, PIRATE_7, PIRATE_9]) {
      expect(table({ hands: { 0: { display: [pirate] } } }).swords(0)).toBe(2);
    }
    expect(table({ hands: { 0: { display: [SAILOR, SAILOR_7, PIRATE_9] } } }).swords(0)).toBe(4);
  });

  it('PR-P4 a sailor hired in one turn repels in the next', () => {
    const t = table({ stack: [SAILOR], hands: { 0: { coins: 3 } } })
      .stop()
      .take(0, SAILOR);
    expect([t.swords(0), t.active]).toEqual([1, 1]);
    const next = table({ start: 1, stack: [SAILOR, YELLOW], hands: { 0: { coins: 4 } } })
      .stop()
      .pass(1);
    next.take(0, SAILOR);
    expect([next.active, next.phase, next.options(0)]).toEqual([0, 'repel', ['admit', 'repel']]);
  });

  it('PR-P5 with 5 cards in the harbour an admiral gives 2 coins', () => {
    const t = table({ stack: FIVE_CARDS, hands: { 0: { display: [ADMIRAL] } } })
      .discover(4)
      .stop();
    expect(t.coins(0)).toBe(5);
    expect([t.gained(0, 'admiral'), t.gained(1, 'admiral')]).toEqual([2, 0]);
  });

  it('PR-P5 with 4 cards in the harbour an admiral gives nothing', () => {
    const t = table({ stack: FOUR_CARDS, hands: { 0: { display: [ADMIRAL] } } })
      .discover(3)
      .stop();
    expect(t.coins(0)).toBe(3);
  });

  it('PR-P5 each admiral gives 2 coins, also with more than 5 cards, whatever his price', () => {
    const hands = { 0: { display: [ADMIRAL, ADMIRAL_7, ADMIRAL_9] } };
    expect(table({ stack: SIX_CARDS, hands }).discover(5).stop().coins(0)).toBe(9);
  });

  it('PR-P5 an admiral of another player pays if 5 cards are left as that turn begins', () => {
    const hands = { 1: { display: [ADMIRAL] } };
    const left = table({ stack: SIX_CARDS, hands }).discover(5).stop();
    expect(left.coins(1)).toBe(3);
    expect(left.take(0, YELLOW).coins(1)).toBe(5);
    const gone = table({ stack: FIVE_CARDS, hands }).discover(4).stop().take(0, YELLOW);
    expect([gone.toAct, gone.coins(1)]).toEqual([[1], 3]);
  });

  it('PR-P5 an admiral pays once in a turn, not again for every card taken', () => {
    const hands = { 0: { display: [ADMIRAL, GOVERNOR] } };
    const t = table({ stack: [...SIX_CARDS, RED], hands })
      .discover(6)
      .stop(); // 4 colours and a governor: 3 cards
    expect(t.take(0, YELLOW).take(0, BLUE).coins(0)).toBe(3 + 2 + 1 + 1);
  });

  it('PR-P5 an admiral hired in this turn does not pay any more', () => {
    const stack = [YELLOW, BLUE, GREEN, RED, PRIEST, ADMIRAL, SETTLER];
    const t = table({ stack, hands: { 0: { coins: 5 } } })
      .discover(6)
      .stop()
      .take(0, ADMIRAL);
    expect([t.harbour.length, t.coins(0)]).toEqual([6, 0]);
    expect(t.take(0, YELLOW).coins(0)).toBe(1);
  });

  it('PR-P6 with no card in the harbour a jester gives 1 coin, to the active player too', () => {
    const hands = { 0: { display: [JESTER] }, 1: { display: [JESTER_7, JESTER_9] } };
    const t = table({ players: 3, stack: [TWO_PRIESTS], hands }).stop();
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([4, 5, 3]);
    expect([0, 1, 2].map((seat) => t.gained(seat, 'jester'))).toEqual([1, 2, 0]);
  });

  it('PR-P6 a jester pays those whose turn begins after the last card is gone', () => {
    const hands = { 0: { display: [JESTER] }, 1: { display: [JESTER_7] }, 2: { display: [JESTER_9] } };
    const t = table({ players: 3, stack: [YELLOW, BLUE], hands })
      .discover()
      .stop()
      .take(0, YELLOW)
      .take(1, BLUE);
    // Seat 0 began with two cards, seat 1 with one, seat 2 with none; the fee went from seat 1 to seat 0.
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3 + 1 + 1, 3 + 1 - 1, 3 + 1]);
  });

  it('PR-P6 with a card in the harbour a jester gives nothing', () => {
    const hands = { 0: { display: [JESTER] }, 1: { display: [JESTER_7] } };
    const t = table({ stack: [YELLOW], hands })
      .stop()
      .pass(0, 1);
    expect([t.coins(0), t.coins(1)]).toEqual([3, 3]);
  });

  it('PR-P6 a jester hired as the last card of the harbour pays nothing to his new owner', () => {
    const hands = { 0: { coins: 5 }, 1: { display: [JESTER_7] } };
    const t = table({ stack: [JESTER], hands })
      .stop()
      .take(0, JESTER);
    expect([t.coins(0), t.coins(1)]).toEqual([0, 4]);
  });

  it('PR-P7 a governor lets the active player take 1 card more, each governor', () => {
    const picks = (display: readonly string[], stack: readonly string[]) =>
      table({ stack, hands: { 0: { display } } })
        .discover(stack.length - 1)
        .stop().picksLeft;
    expect(picks([GOVERNOR], [YELLOW, BLUE])).toBe(2);
    expect(picks([GOVERNOR, GOVERNOR], [YELLOW, BLUE])).toBe(3);
    expect(picks([GOVERNOR], [YELLOW, BLUE, GREEN, RED])).toBe(3);
    expect(picks([GOVERNOR, GOVERNOR], [YELLOW, BLUE, GREEN, RED, BLACK])).toBe(5);
  });

  it('PR-P7 a governor lets another player take 1 card more, for 1 coin each', () => {
    const hands = { 1: { display: [GOVERNOR] } };
    const t = table({ players: 3, stack: [YELLOW, BLUE, GREEN], hands })
      .discover(2)
      .stop()
      .pass(0);
    expect([t.toAct, t.picksLeft]).toEqual([[1], 2]);
    t.take(1, YELLOW).take(1, BLUE);
    expect([t.coins(0), t.coins(1), t.toAct]).toEqual([5, 3, [2]]);
    expect(t.told('fee')).toEqual([
      { type: 'fee', seat: 1, to: 0, n: 1 },
      { type: 'fee', seat: 1, to: 0, n: 1 },
    ]);
  });

  it('PR-P7 the second card of a governor is optional', () => {
    const hands = { 1: { display: [GOVERNOR] } };
    const t = table({ players: 3, stack: [YELLOW, BLUE, GREEN], hands })
      .discover(2)
      .stop()
      .pass(0);
    t.take(1, YELLOW).pass(1);
    expect([t.coins(0), t.toAct]).toEqual([4, [2]]);
  });

  it('PR-P7 a governor hired in this turn gives no further card yet', () => {
    const t = table({ stack: [GOVERNOR, YELLOW], hands: { 0: { coins: 8 } } })
      .discover()
      .stop()
      .take(0, GOVERNOR);
    expect(t.toAct).toEqual([1]);
    const hands = { 1: { coins: 9 } };
    const other = table({ players: 3, stack: [GOVERNOR, YELLOW], hands })
      .discover()
      .stop()
      .pass(0)
      .take(1, GOVERNOR);
    expect(other.toAct).toEqual([2]);
  });

  it('PR-P7 a governor serves from the next turn on, the turn of another player too', () => {
    const stack = [GOVERNOR, YELLOW, BLUE];
    const t = table({ stack, hands: { 0: { coins: 8 } } })
      .stop()
      .take(0, GOVERNOR)
      .discover()
      .stop()
      .pass(1);
    expect([t.active, t.toAct, t.picksLeft]).toEqual([1, [0], 2]);
  });

  it('PR-P8 a mademoiselle makes each person 1 coin cheaper, each mademoiselle', () => {
    const cost = (display: readonly string[]) => {
      const t = table({ stack: [SAILOR_5, YELLOW], hands: { 0: { coins: 5, display } } })
        .discover()
        .stop();
      return 5 - t.take(0, SAILOR_5).coins(0);
    };
    expect(cost([])).toBe(5);
    expect(cost([MADEMOISELLE_7])).toBe(4);
    expect(cost([MADEMOISELLE_7, MADEMOISELLE_9])).toBe(3);
    expect(cost([MADEMOISELLE_7, MADEMOISELLE_7, MADEMOISELLE_9])).toBe(2);
  });

  it('PR-P8 with the discount a person can be hired that would be too expensive', () => {
    const hands = { 0: { coins: 2, display: [MADEMOISELLE_7] } };
    const t = table({ stack: [SAILOR, SAILOR_5], hands })
      .discover()
      .stop();
    expect(t.options(0)).toEqual(['pass', `take ${SAILOR}`]);
  });

  it('PR-P8 a cost never falls below 0', () => {
    const display = [MADEMOISELLE_7, MADEMOISELLE_7, MADEMOISELLE_9, MADEMOISELLE_9];
    const t = table({ stack: [SAILOR, YELLOW], hands: { 0: { coins: 0, display } } })
      .discover()
      .stop();
    t.take(0, SAILOR);
    expect([t.coins(0), t.swords(0)]).toEqual([0, 1]);
  });

  it('PR-P8 the discount serves a player who is not active, but the fee stays', () => {
    const display = [MADEMOISELLE_7, MADEMOISELLE_7, MADEMOISELLE_9, MADEMOISELLE_9];
    const t = table({ stack: [SAILOR, YELLOW], hands: { 1: { coins: 1, display } } })
      .discover()
      .stop()
      .pass(0);
    t.take(1, SAILOR);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 0]);
    const broke = table({ stack: [SAILOR, YELLOW], hands: { 1: { coins: 0, display } } })
      .discover()
      .stop()
      .pass(0);
    expect(broke.refusal(1, broke.taking(SAILOR))).toBe('ILLEGAL_ACTION');
  });

  it('PR-P8 a mademoiselle costs her full price and serves from then on', () => {
    const hands = { 0: { coins: 9, display: [GOVERNOR] } };
    const t = table({ stack: [MADEMOISELLE_7, SAILOR], hands })
      .discover()
      .stop();
    expect(t.take(0, MADEMOISELLE_7).coins(0)).toBe(2);
    expect(t.take(0, SAILOR).coins(0)).toBe(0);
  });

  it('PR-P8 the discount is not for the other players', () => {
    const t = table({ stack: [SAILOR, YELLOW], hands: { 1: { display: [MADEMOISELLE_7] } } })
      .discover()
      .stop();
    expect(t.take(0, SAILOR).coins(0)).toBe(0);
  });

  it('PR-P9 the income of an admiral arrives before the active player chooses', () => {
    const hands = { 0: { coins: 1, display: [ADMIRAL] } };
    const t = table({ stack: [YELLOW, BLUE, GREEN, PRIEST, SAILOR], hands })
      .discover(4)
      .stop();
    expect(t.options(0)).toContain(`take ${SAILOR}`);
    t.take(0, SAILOR);
    expect(t.coins(0)).toBe(0);
  });

  it('PR-P9 the income of an admiral arrives before another player chooses', () => {
    const hands = { 1: { coins: 2, display: [ADMIRAL] } };
    const stack = [SAILOR, PRIEST, SETTLER, CAPTAIN, PRIEST, SETTLER];
    const t = table({ stack, hands }).discover(5).stop().pass(0);
    expect(t.options(1)).toEqual(['pass', `take ${SAILOR}`]);
  });

  it('PR-P9 income comes even to a player who then cannot take anything', () => {
    const hands = { 0: { coins: 3 }, 1: { coins: 0, display: [ADMIRAL] } };
    const t = table({ stack: [PRIEST, PRIEST, SETTLER, SETTLER, CAPTAIN, JACK], hands })
      .discover(5)
      .stop();
    expect([t.active, t.coins(1)]).toEqual([1, 2]);
  });

  it('PR-P10 taxes and expeditions are no harbour cards for the admiral', () => {
    const stack = [TWO_PRIESTS, ...FOUR_CARDS, TAX_INFLUENCE];
    const t = table({ stack, hands: { 0: { display: [ADMIRAL] } } })
      .discover(5)
      .stop();
    expect([t.harbour.length, t.coins(0)]).toEqual([4, 3]); // and the tax bonus was for seat 1
  });

  it('PR-P10 taxes and expeditions are no harbour cards for the jester', () => {
    const stack = [TWO_PRIESTS, TAX_INFLUENCE];
    const t = table({ stack, hands: { 0: { display: [JESTER] } } })
      .discover()
      .stop();
    expect(t.coins(0)).toBe(4);
  });

  it('PR-P10 an expedition in the row is no card to take', () => {
    const t = table({ stack: [TWO_PRIESTS, YELLOW], hands: { 0: { display: [GOVERNOR] } } })
      .discover()
      .stop();
    expect(t.options(0)).toEqual(['pass', `take ${YELLOW}`]);
    expect(t.take(0, YELLOW).active).toBe(1);
  });
});
