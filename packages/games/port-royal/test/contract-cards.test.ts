import { describe, expect, it } from 'vitest';
import {
  asCoins,
  BLACK,
  BLACK_GIFT,
  BLUE,
  BLUE_GIFT,
  CAPTAIN,
  CLERK_BLUE,
  CLERK_YELLOW,
  GOVERNOR,
  GREEN,
  GREEN_GIFT,
  GUNNER,
  GUNNER_6,
  GUNNER_8,
  JINX,
  PRIEST,
  RED,
  RED_GIFT,
  SAILOR,
  SETTLER,
  TWO_CAPTAINS,
  VICE_ADMIRAL,
  VICE_ADMIRAL_7,
  VICE_ADMIRAL_9,
  YELLOW,
  YELLOW_GIFT,
  YELLOW_TOO,
} from './names.js';
import { type Position, table } from './table.js';

const withCards = (position: Position = {}) => table({ with: ['contract-cards'], ...position });

describe('PR-C the new cards', () => {
  it('PR-C1 trading a ship of a clerk’s colour allows one further card', () => {
    const hands = { 0: { display: [CLERK_YELLOW] } };
    const t = withCards({ stack: [YELLOW, BLUE, GREEN], hands })
      .discover(2)
      .stop();
    expect([t.picksLeft, t.take(0, YELLOW).picksLeft]).toEqual([1, 1]);
    expect(t.told('further')).toEqual([{ type: 'further', seat: 0, n: 1 }]);
    t.take(0, BLUE);
    expect([t.coins(0), t.toAct]).toEqual([5, [1]]);
  });

  it('PR-C1 a ship of another colour, or a person, allows none', () => {
    const hands = { 0: { display: [CLERK_YELLOW] } };
    expect(
      withCards({ stack: [YELLOW, BLUE], hands })
        .discover()
        .stop()
        .take(0, BLUE).toAct,
    ).toEqual([1]);
    expect(
      withCards({ stack: [YELLOW, SAILOR], hands })
        .discover()
        .stop()
        .take(0, SAILOR)
        .told('further'),
    ).toEqual([]);
  });

  it('PR-C1 every such ship counts: two clerks lead from ship to ship', () => {
    const hands = { 0: { coins: 6, display: [CLERK_YELLOW, CLERK_BLUE] } };
    const t = withCards({ stack: [YELLOW, BLUE, SAILOR, GREEN], hands })
      .discover(3)
      .stop();
    t.take(0, YELLOW).take(0, BLUE).take(0, SAILOR);
    expect([t.harbour, t.toAct, t.told('further').length]).toEqual([[GREEN], [1], 2]);
  });

  it('PR-C1 the further card comes on top of governors', () => {
    const hands = { 0: { display: [CLERK_YELLOW, GOVERNOR] } };
    const t = withCards({ stack: [YELLOW, BLUE, GREEN, SAILOR], hands })
      .discover(3)
      .stop();
    expect([t.picksLeft, t.take(0, YELLOW).picksLeft, t.take(0, BLUE).picksLeft]).toEqual([2, 2, 1]);
  });

  it('PR-C1 a clerk hired a moment ago counts from then on', () => {
    const hands = { 0: { coins: 4, display: [GOVERNOR] } };
    const t = withCards({ stack: [CLERK_YELLOW, YELLOW, BLUE, GREEN], hands })
      .discover(3)
      .stop();
    t.take(0, CLERK_YELLOW).take(0, YELLOW);
    expect([t.picksLeft, t.toAct]).toEqual([1, [0]]);
  });

  it('PR-C1 but not for a ship traded before', () => {
    const hands = { 0: { coins: 4, display: [GOVERNOR] } };
    const t = withCards({ stack: [CLERK_YELLOW, YELLOW, BLUE, GREEN], hands })
      .discover(3)
      .stop();
    t.take(0, YELLOW).take(0, CLERK_YELLOW);
    expect([t.toAct, t.told('further')]).toEqual([[1], []]);
  });

  it('PR-C1 a player who is not active pays 1 coin for the further card too', () => {
    const hands = { 1: { coins: 0, display: [CLERK_YELLOW] } };
    const t = withCards({ stack: [YELLOW_TOO, BLUE, GREEN], hands })
      .discover(2)
      .stop()
      .pass(0);
    t.take(1, YELLOW_TOO).take(1, BLUE);
    expect([t.coins(0), t.coins(1), t.told('fee').length]).toEqual([5, 2 - 1 + 1 - 1, 2]);
  });

  it('PR-C1 and one who cannot pay for it and the card gets no further person', () => {
    const hands = { 1: { coins: 3, display: [CLERK_YELLOW] } };
    const t = withCards({ stack: [YELLOW, SAILOR, BLUE], hands })
      .discover(2)
      .stop()
      .pass(0)
      .take(1, YELLOW);
    expect([t.coins(1), t.options(1)]).toEqual([3, ['pass', `take ${BLUE}`]]);
  });

  it('PR-C1 the further card is optional, and lapses with the turn', () => {
    const hands = { 0: { display: [CLERK_YELLOW] } };
    const t = withCards({ stack: [YELLOW, BLUE, ...asCoins(1), RED, GREEN], hands })
      .discover()
      .stop();
    t.take(0, YELLOW).pass(0, 1);
    expect([t.active, t.discover().stop().pass(1).picksLeft]).toEqual([1, 1]);
  });

  it.each([
    [[SAILOR], 0],
    [[YELLOW, SAILOR], 0],
    [[YELLOW, BLUE, SAILOR], 1],
    [[YELLOW, BLUE, GREEN], 2],
    [[YELLOW, BLUE, GREEN, RED, BLACK], 4],
  ])('PR-C2 with %j in the harbour a gunner gives %i coins', (stack, coins) => {
    const t = withCards({ stack, hands: { 0: { coins: 9, display: [GUNNER] } } })
      .discover(stack.length - 1)
      .stop();
    expect([t.coins(0), t.gained(0, 'gunner'), t.phase]).toEqual([9 + coins, coins, 'trade']);
  });

  it('PR-C2 the coins are per gunner', () => {
    const hands = { 0: { display: [GUNNER, GUNNER_6, GUNNER_8] } };
    const t = withCards({ stack: [YELLOW, BLUE, GREEN], hands })
      .discover(2)
      .stop();
    expect(t.coins(0)).toBe(3 + 3 * 2);
  });

  it('PR-C2 with an empty harbour nothing is lost', () => {
    const hands = { 0: { display: [GUNNER, GUNNER_6] }, 1: { display: [GUNNER_8] } };
    const t = withCards({ stack: [TWO_CAPTAINS], hands }).stop();
    expect([t.coins(0), t.coins(1)]).toEqual([3, 3]);
  });

  it('PR-C2 a player who is not active counts the ships that are left for him', () => {
    const hands = { 1: { display: [GUNNER] }, 2: { display: [GUNNER_6] } };
    const t = withCards({ players: 3, stack: [YELLOW, BLUE, GREEN], hands })
      .discover(2)
      .stop();
    t.take(0, YELLOW);
    expect(t.gained(1, 'gunner')).toBe(1);
    t.take(1, BLUE);
    expect(t.gained(2, 'gunner')).toBe(0);
  });

  it('PR-C2 a gunner hired in that turn gives nothing yet', () => {
    const hands = { 0: { coins: 4, display: [GOVERNOR] } };
    const t = withCards({ stack: [YELLOW, BLUE, GREEN, GUNNER], hands })
      .discover(3)
      .stop()
      .take(0, GUNNER);
    expect(t.coins(0)).toBe(0);
  });

  it('PR-C2 the income arrives before the player chooses', () => {
    const hands = { 0: { coins: 2, display: [GUNNER] } };
    const t = withCards({ stack: [YELLOW, BLUE, SAILOR], hands })
      .discover(2)
      .stop();
    expect(t.options(0)).toContain(`take ${SAILOR}`);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 0],
    [6, 0],
  ])('PR-C3 with %i cards in the harbour a vice admiral gives %i coins', (cards, coins) => {
    const stack = [YELLOW, BLUE, GREEN, PRIEST, SETTLER, CAPTAIN].slice(0, cards);
    const t = withCards({ stack, hands: { 0: { display: [VICE_ADMIRAL] } } })
      .discover(cards - 1)
      .stop();
    expect([t.coins(0), t.gained(0, 'viceAdmiral')]).toEqual([3 + coins, coins]);
  });

  it('PR-C3 the coin is per vice admiral', () => {
    const hands = { 0: { display: [VICE_ADMIRAL, VICE_ADMIRAL_7, VICE_ADMIRAL_9] } };
    expect(
      withCards({ stack: [YELLOW, BLUE, GREEN], hands })
        .discover(2)
        .stop()
        .coins(0),
    ).toBe(3 + 3);
  });

  it('PR-C3 a player who is not active gets 1 as well, for the cards that are left for him', () => {
    const hands = { 1: { display: [VICE_ADMIRAL] }, 2: { display: [VICE_ADMIRAL_7] } };
    const t = withCards({ players: 3, stack: [YELLOW, BLUE, GREEN, PRIEST], hands })
      .discover(3)
      .stop();
    t.take(0, YELLOW);
    expect(t.gained(1, 'viceAdmiral')).toBe(1);
    t.take(1, BLUE);
    expect(t.gained(2, 'viceAdmiral')).toBe(0);
  });

  it('PR-C3 five cards for the active player can be four for the next', () => {
    const hands = { 0: { display: [VICE_ADMIRAL] }, 1: { display: [VICE_ADMIRAL_7] } };
    const t = withCards({ stack: [YELLOW, BLUE, GREEN, PRIEST, SETTLER], hands })
      .discover(4)
      .stop()
      .take(0, YELLOW);
    expect([t.gained(0, 'viceAdmiral'), t.gained(1, 'viceAdmiral')]).toEqual([0, 1]);
  });

  it('PR-C3 taxes and expeditions do not count as cards of the harbour', () => {
    const hands = { 0: { display: [VICE_ADMIRAL] } };
    const t = withCards({ stack: [YELLOW, TWO_CAPTAINS, BLUE], hands })
      .discover(2)
      .stop();
    expect(t.gained(0, 'viceAdmiral')).toBe(0);
  });

  it('PR-C3 a vice admiral hired in that turn gives nothing yet', () => {
    const hands = { 0: { coins: 5, display: [GOVERNOR] } };
    const t = withCards({ stack: [YELLOW, BLUE, GREEN, VICE_ADMIRAL], hands })
      .discover(3)
      .stop();
    expect(t.take(0, VICE_ADMIRAL).coins(0)).toBe(0);
  });

  it.each([YELLOW_GIFT, BLUE_GIFT, GREEN_GIFT, RED_GIFT, BLACK_GIFT])(
    'PR-C4 %s gives 3 coins, and 1 from the pile to another player',
    (ship) => {
      const t = withCards({ stack: [ship] }).stop();
      const pile = t.drawPile;
      t.take(0, ship, { gift: 1 });
      expect([t.coins(0), t.coins(1), t.gained(1, 'gift')]).toEqual([6, 4, 1]);
      expect(t.drawPile).toBe(pile - 3 - 1 - t.harbour.length);
    },
  );

  it('PR-C4 with two players the other one is named too', () => {
    const t = withCards({ stack: [RED_GIFT] }).stop();
    expect(t.options(0)).toEqual(['pass', `take ${RED_GIFT} giving to 1`]);
    expect(t.refusal(0, t.taking(RED_GIFT))).toBe('ILLEGAL_ACTION');
  });

  it('PR-C4 with five players the taker chooses any other, never himself', () => {
    const t = withCards({ players: 5, start: 3, stack: [RED_GIFT] }).stop();
    expect(t.options(3)).toEqual(['pass', ...[0, 1, 2, 4].map((seat) => `take ${RED_GIFT} giving to ${seat}`)]);
    expect(t.refusal(3, t.taking(RED_GIFT, { gift: 3 }))).toBe('ILLEGAL_ACTION');
    expect(t.refusal(3, t.taking(RED_GIFT, { gift: 5 }))).toBe('ILLEGAL_ACTION');
    expect(t.take(3, RED_GIFT, { gift: 1 }).coins(1)).toBe(4);
  });

  it('PR-C4 a player who is not active pays the fee besides, and may give to the active one', () => {
    const t = withCards({ players: 3, stack: [RED_GIFT] })
      .stop()
      .pass(0)
      .take(1, RED_GIFT, { gift: 0 });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3 + 1 + 1, 3 + 3 - 1, 3]);
  });

  it('PR-C4 any other ship gives to nobody', () => {
    const t = withCards({ stack: [YELLOW] }).stop();
    expect(t.options(0)).toEqual(['pass', `take ${YELLOW}`]);
    expect(t.refusal(0, t.taking(YELLOW, { gift: 1 }))).toBe('ILLEGAL_ACTION');
  });

  it('PR-C4 solo nobody gets the coin, and nobody is named', () => {
    const t = table({ with: ['contracts'], players: 1, contracts: [JINX], timeStack: [RED_GIFT] }).stop();
    expect(t.options(0)).toEqual(['pass', `take ${RED_GIFT}`]);
    const pile = t.drawPile;
    t.take(0, RED_GIFT);
    expect([t.coins(0), t.drawPile]).toEqual([6, pile - 3]);
  });
});
