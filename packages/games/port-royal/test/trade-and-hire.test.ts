import { describe, expect, it } from 'vitest';
import {
  BLACK,
  BLUE,
  BLUE_TOO,
  GREEN,
  GREEN_TOO,
  PIRATE,
  PRIEST,
  RED,
  RED_SKULL,
  SAILOR,
  SAILOR_5,
  SETTLER,
  TRADER_YELLOW,
  TWO_PRIESTS,
  YELLOW,
  YELLOW_STRONG,
  YELLOW_TOO,
} from './names.js';
import { table } from './table.js';

const COLOURS = [YELLOW, BLUE, GREEN, RED, BLACK];

describe('PR-T phase 2: trade and hire', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 3],
  ])('PR-T1 with %i ship colours the active player may take %i', (colours, picks) => {
    const t = table({ stack: COLOURS.slice(0, colours) });
    t.discover(colours - 1).stop();
    expect([t.picksLeft, t.told('stopped')[0]?.picks, t.told('stopped')[0]?.colours]).toEqual([picks, picks, colours]);
    for (const ship of COLOURS.slice(0, picks)) t.take(0, ship);
    expect(t.toAct).not.toContain(0);
  });

  it('PR-T1 persons are no colours: with persons only the active player may take 1', () => {
    const t = table({ stack: [SAILOR, PRIEST, SAILOR, SETTLER, SAILOR], hands: { 0: { coins: 10 }, 1: { coins: 9 } } });
    t.discover(4).stop();
    expect(t.picksLeft).toBe(1);
    t.take(0, SAILOR);
    expect(t.refusal(0, t.taking(SAILOR))).toBe('NOT_YOUR_TURN');
  });

  it('PR-T1 the colours are counted once, as phase 2 begins', () => {
    const t = table({ stack: COLOURS }).discover(4).stop();
    expect(t.take(0, YELLOW).picksLeft).toBe(2);
    expect(t.take(0, BLUE).picksLeft).toBe(1);
    t.take(0, GREEN);
    expect(t.toAct).toEqual([1]);
  });

  it('PR-T2 coins of a ship pay for the person taken next', () => {
    const t = table({ stack: [RED_SKULL, BLUE, GREEN, YELLOW, PRIEST], hands: { 0: { coins: 0 } } })
      .discover(4)
      .stop();
    expect(t.refusal(0, t.taking(PRIEST))).toBe('ILLEGAL_ACTION');
    t.take(0, RED_SKULL).take(0, PRIEST);
    expect([t.coins(0), t.display(0)]).toEqual([0, [PRIEST]]);
  });

  it('PR-T2 a trader just hired pays for the ship taken next', () => {
    const t = table({ stack: [YELLOW, BLUE, GREEN, RED, TRADER_YELLOW] })
      .discover(4)
      .stop();
    t.take(0, TRADER_YELLOW).take(0, YELLOW);
    expect(t.coins(0)).toBe(3 - 3 + 2);
  });

  it('PR-T2 a ship taken before the trader gets nothing from him', () => {
    const t = table({ stack: [YELLOW, BLUE, GREEN, RED, TRADER_YELLOW] })
      .discover(4)
      .stop();
    t.take(0, YELLOW).take(0, TRADER_YELLOW);
    expect(t.coins(0)).toBe(3 + 1 - 3);
  });

  it('PR-T2 taking is optional: the active player may take nothing', () => {
    const t = table({ stack: [YELLOW, BLUE] })
      .discover()
      .stop();
    expect(t.options(0)).toEqual(['pass', `take ${BLUE}`, `take ${YELLOW}`]);
    t.pass(0);
    expect([t.toAct, t.harbour, t.coins(0)]).toEqual([[1], [YELLOW, BLUE], 3]);
    expect(t.told('passed')).toEqual([{ type: 'passed', seat: 0, took: 0 }]);
  });

  it('PR-T2 taking is optional: the active player may leave a second card', () => {
    const t = table({ stack: [YELLOW, BLUE, GREEN, RED] })
      .discover(3)
      .stop()
      .take(0, RED)
      .pass(0);
    expect([t.toAct, t.harbour]).toEqual([[1], [YELLOW, BLUE, GREEN]]);
    expect(t.told('passed')).toEqual([{ type: 'passed', seat: 0, took: 1 }]);
  });

  it('PR-T2 taking is optional: the others may take nothing', () => {
    const t = table({ players: 3, stack: [YELLOW, BLUE] })
      .discover()
      .stop()
      .pass(0, 1, 2);
    expect([t.active, [0, 1, 2].map((seat) => t.coins(seat))]).toEqual([1, [3, 3, 3]]);
  });

  it.each([
    [YELLOW, 1],
    [YELLOW_TOO, 2],
    [YELLOW_STRONG, 3],
    [RED_SKULL, 4],
  ])('PR-T3 trading %s gives %i coins and discards the ship', (ship, coins) => {
    const t = table({ stack: [ship, GREEN] })
      .discover()
      .stop()
      .take(0, ship);
    expect([t.coins(0), t.harbour, t.discard, t.display(0)]).toEqual([3 + coins, [GREEN], [ship], []]);
    expect(t.told('traded')).toMatchObject([{ seat: 0, card: ship, coins }]);
  });

  it('PR-T4 hiring pays the cost to the discard pile and puts the person in the display', () => {
    const t = table({ stack: [SAILOR_5, YELLOW], hands: { 0: { coins: 6 } } })
      .discover()
      .stop();
    const drawPile = t.drawPile;
    t.take(0, SAILOR_5);
    expect([t.coins(0), t.display(0), t.harbour]).toEqual([1, [SAILOR_5], [YELLOW]]);
    expect([t.discard.length, t.drawPile, t.coins(1)]).toEqual([5, drawPile, 3]);
    expect([t.influence(0), t.swords(0)]).toEqual([2, 1]);
    expect(t.told('hired')).toMatchObject([{ seat: 0, card: SAILOR_5, cost: 5 }]);
  });

  it('PR-T4 of two copies of a person only one is taken', () => {
    const t = table({ stack: [SAILOR, SAILOR, YELLOW] })
      .discover(2)
      .stop()
      .take(0, SAILOR);
    expect([t.display(0), t.harbour]).toEqual([[SAILOR], [SAILOR, YELLOW]]);
  });

  it('PR-T5 the others follow clockwise from the active player, with 1 card each', () => {
    const stack = [YELLOW, BLUE, GREEN, RED];
    const t = table({ players: 4, start: 2, stack }).discover(3).stop().take(2, YELLOW).pass(2);
    const asked: number[] = [];
    for (const ship of [BLUE, GREEN, RED]) {
      expect(t.picksLeft).toBe(1);
      const seat = t.toAct[0]!;
      asked.push(seat);
      t.take(seat, ship);
    }
    expect(asked).toEqual([3, 0, 1]);
    expect(t.active).toBe(3);
  });

  it('PR-T5 colours give the others no further card', () => {
    const t = table({ stack: COLOURS }).discover(4).stop().pass(0);
    expect([t.toAct, t.picksLeft]).toEqual([[1], 1]);
    t.take(1, YELLOW);
    expect([t.active, t.phase]).toEqual([1, 'discover']);
  });

  it('PR-T5 each other player pays 1 coin to the active one for a card', () => {
    const stack = [YELLOW_TOO, BLUE_TOO, GREEN_TOO];
    const t = table({ players: 3, start: 1, stack }).discover(2).stop().take(1, YELLOW_TOO);
    t.take(2, BLUE_TOO).take(0, GREEN_TOO);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3 + 2 - 1, 3 + 2 + 1 + 1, 3 + 2 - 1]);
    expect(t.told('fee')).toEqual([
      { type: 'fee', seat: 2, to: 1, n: 1 },
      { type: 'fee', seat: 0, to: 1, n: 1 },
    ]);
  });

  it('PR-T5 who takes nothing pays nothing, and the active player pays no fee', () => {
    const t = table({ stack: [YELLOW, BLUE] })
      .discover()
      .stop()
      .take(0, YELLOW)
      .pass(1);
    expect([t.coins(0), t.coins(1), t.told('fee')]).toEqual([4, 3, []]);
  });

  it('PR-T5 the others take their card even when the active player took nothing', () => {
    const t = table({ stack: [YELLOW_TOO, PRIEST] })
      .discover()
      .stop()
      .pass(0)
      .take(1, YELLOW_TOO);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 4]);
  });

  it('PR-T5 whoever cannot take anything is passed over', () => {
    const hands = { 1: { coins: 0 }, 2: { coins: 4 } };
    const t = table({ players: 3, stack: [SAILOR, SAILOR], hands })
      .discover()
      .stop()
      .pass(0);
    expect(t.toAct).toEqual([2]);
  });

  it('PR-T6 the fee may come out of the income of the ship', () => {
    const t = table({ stack: [YELLOW_TOO, PRIEST], hands: { 1: { coins: 0 } } })
      .discover()
      .stop()
      .pass(0);
    t.take(1, YELLOW_TOO);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 1]);
  });

  it('PR-T6 without coins a 1-coin ship is a legal, worthless take', () => {
    const t = table({ stack: [YELLOW, PRIEST], hands: { 1: { coins: 0 } } })
      .discover()
      .stop()
      .pass(0);
    expect(t.options(1)).toEqual(['pass', `take ${YELLOW}`]);
    t.take(1, YELLOW);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 0]);
  });

  it('PR-T6 for a person the fee is paid first, and the rest must cover the hire', () => {
    const hands = { 1: { coins: 3 }, 2: { coins: 4 } };
    const t = table({ players: 3, stack: [SAILOR, YELLOW], hands })
      .discover()
      .stop()
      .pass(0);
    expect(t.options(1)).toEqual(['pass', `take ${YELLOW}`]);
    expect(t.refusal(1, t.taking(SAILOR))).toBe('ILLEGAL_ACTION');
    t.pass(1).take(2, SAILOR);
    expect([t.coins(0), t.coins(1), t.coins(2), t.display(2)]).toEqual([4, 3, 0, [SAILOR]]);
  });

  it('PR-T6 the fee of a hire is told before its cost is paid', () => {
    const t = table({ stack: [SAILOR], hands: { 1: { coins: 4 } } })
      .stop()
      .pass(0)
      .hush()
      .take(1, SAILOR);
    const paid = t.events.filter((event) => event.type === 'fee' || event.type === 'coins').map((event) => event.type);
    expect(paid).toEqual(['fee', 'coins']);
  });

  it('PR-T7 what is left in the harbour is discarded when all had their chance', () => {
    const t = table({ players: 3, stack: [YELLOW, BLUE, SAILOR, TWO_PRIESTS] })
      .discover(3)
      .stop();
    t.pass(0).take(1, YELLOW);
    expect([t.harbour, t.discard]).toEqual([[BLUE, SAILOR], [YELLOW]]);
    t.pass(2);
    expect(
      t
        .told('cleared')
        .at(-1)
        ?.cards.map((card) => card.card),
    ).toEqual([BLUE, SAILOR]);
    expect([...t.discard].sort()).toEqual([YELLOW, BLUE, SAILOR].sort());
    expect(t.row).toEqual([TWO_PRIESTS]);
  });

  it('PR-T7 the next player clockwise becomes active and turns up the first card', () => {
    const t = table({ players: 3, start: 2, stack: [YELLOW, PIRATE] })
      .stop()
      .pass(2, 0, 1);
    expect([t.active, t.phase, t.harbour, t.picksLeft]).toEqual([0, 'discover', [PIRATE], 0]);
  });

  it('PR-T7 with an empty harbour nobody is asked any more', () => {
    const t = table({ players: 4, stack: [YELLOW, GREEN, PIRATE] })
      .stop()
      .take(0, YELLOW);
    expect([t.active, t.harbour]).toEqual([1, [PIRATE]]);
  });

  it('PR-T8 a person that the active player cannot pay in full cannot be taken', () => {
    const t = table({ stack: [SAILOR, YELLOW], hands: { 0: { coins: 2 } } })
      .discover()
      .stop();
    expect(t.options(0)).toEqual(['pass', `take ${YELLOW}`]);
    expect(t.refusal(0, t.taking(SAILOR))).toBe('ILLEGAL_ACTION');
  });

  it('PR-T8 the last coin will do', () => {
    const t = table({ stack: [SAILOR, YELLOW], hands: { 0: { coins: 3 } } })
      .discover()
      .stop()
      .take(0, SAILOR);
    expect(t.coins(0)).toBe(0);
  });

  it('PR-T8 only cards of the harbour can be taken, and only in turn', () => {
    const hands = { 1: { display: [SAILOR] }, 2: { coins: 5 } };
    const t = table({ players: 3, stack: [YELLOW, SAILOR], hands })
      .discover()
      .stop();
    expect(t.refusal(1, t.taking(YELLOW))).toBe('NOT_YOUR_TURN');
    expect(t.refusal(0, { type: 'take', uid: t.view.players[1]!.display[0]!.uid })).toBe('ILLEGAL_ACTION');
    t.pass(0);
    expect(t.refusal(2, t.taking(YELLOW))).toBe('NOT_YOUR_TURN');
    expect(t.refusal(0, t.taking(YELLOW))).toBe('NOT_YOUR_TURN');
    const ship = t.taking(YELLOW);
    t.take(1, YELLOW);
    expect(t.refusal(2, ship)).toBe('ILLEGAL_ACTION');
  });
});
