import { cardOf, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { countById, DECK, TO_COMBINE, UNDER_WAY } from './deck.js';
import {
  ADMIRAL,
  ADMIRAL_7,
  asCoins,
  BLUE,
  CAPTAIN,
  ELEVEN_INFLUENCE,
  FRIGATE_FOE,
  GOVERNOR,
  GREEN,
  PASSENGER_2,
  PASSENGER_4,
  PASSENGER_6,
  RED_TOO,
  SAILOR,
  TAX_INFLUENCE,
  TAX_SWORDS,
  TRADER_YELLOW,
  TWO_CAPTAINS,
  U_BLACK,
  U_BLUE,
  U_GREEN,
  U_PIRATE,
  U_PIRATE_7,
  U_RED,
  U_SAILOR,
  U_SAILOR_7,
  U_TAX,
  U_YELLOW,
  U_YELLOW_TOO,
  WHOLESALER_GREEN,
  WHOLESALER_RED_6,
  WHOLESALER_YELLOW,
  WHOLESALER_YELLOW_8,
  YELLOW,
} from './names.js';
import { optionsOf } from './position.js';
import { type Position, type Table, table } from './table.js';

const underWay = (position: Position = {}) => table({ box: 'unterwegs', ...position });
const combined = (position: Position = {}) => table({ with: ['unterwegs'], ...position });

/** Six influence without any ability; a third of them for seven. */
const SIX_INFLUENCE = [PASSENGER_6, PASSENGER_6];
const SEVEN_INFLUENCE = [...SIX_INFLUENCE, PASSENGER_2];

function cardsOf(t: Table): readonly string[] {
  return portRoyal.inventory(t.state).map((uid) => cardOf(uid as number).id);
}

describe('PR-U Under way!', () => {
  it('PR-U1 sixty cards: wholesalers, passengers, sailors, pirates, ships and taxes, but no expedition', () => {
    const kinds = cardsOf(underWay()).map((id) => id.split('_')[1]!);
    expect(countById(kinds)).toEqual({ wholesaler: 10, passenger: 10, sailor: 10, pirate: 2, ship: 25, tax: 3 });
  });

  it.each([
    ['yellow', [1, 1, 2, 2, 4]],
    ['blue', [1, 1, 2, 5, 5]],
    ['green', [1, 1, 3, 5, 5]],
    ['red', [1, 1, 3, 6, null]],
    ['black', [2, 2, 4, 7, null]],
  ])('PR-U1 the five %s ships have the swords of the rulebook', (colour, swords) => {
    const ships = UNDER_WAY.filter((id) => id.startsWith(`unterwegs_ship_${colour}`));
    const strength = ships.map((id) => (/_skull_/.test(id) ? null : Number(id.split('_')[3])));
    expect([...strength].sort((a, b) => (a ?? 9) - (b ?? 9))).toEqual(swords);
  });

  it('PR-U1 everybody starts with 3 coins, and the rest is the draw pile', () => {
    const t = underWay({ players: 4 });
    expect([0, 1, 2, 3].map((seat) => t.coins(seat))).toEqual([3, 3, 3, 3]);
    expect(t.drawPile).toBe(60 - 4 * 3 - t.harbour.length);
  });

  it('PR-U1 a turn has the phases of the base game: turn up, stop, take, and the others take for a fee', () => {
    const t = underWay({ stack: [U_YELLOW, U_SAILOR, U_BLUE] })
      .discover(2)
      .stop();
    expect(t.take(0, U_SAILOR).take(1, U_YELLOW).coins(1)).toBe(3 + 2 - 1);
    expect([t.coins(0), t.display(0), t.active]).toEqual([0 + 1, [U_SAILOR], 1]);
  });

  it('PR-U1 two ships of a colour bust, and swords repel', () => {
    const t = underWay({ stack: [U_YELLOW, U_YELLOW_TOO] }).discover();
    expect([t.told('bust').length, t.active]).toEqual([1, 1]);
    const armed = underWay({ stack: [U_YELLOW, U_YELLOW_TOO], hands: { 0: { display: [U_SAILOR_7, U_PIRATE] } } });
    armed.admit().discover().repel();
    expect([armed.harbour, armed.phase]).toEqual([[U_YELLOW], 'discover']);
  });

  it('PR-U1 it is for 2 to 4 players', () => {
    const options = optionsOf({ box: 'unterwegs' });
    for (const seats of [2, 3, 4]) expect(portRoyal.refuses({ seats, options })).toBeNull();
    for (const seats of [1, 5]) expect(portRoyal.refuses({ seats, options })).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    [{ end: 'expedition' }],
    [{ with: ['gambler'] }],
    [{ with: ['unterwegs'] }],
    [{ with: ['contract-cards'] }],
    [{ with: ['contracts'] }],
    [{ mode: 'co-op' }],
    [{ aside: 1 }],
    [{ contracts: [FRIGATE_FOE] }],
  ] as const)('PR-U1 on its own it is refused with %o, in a sentence', (more) => {
    const options = optionsOf({ box: 'unterwegs', ...more });
    expect(portRoyal.refuses({ seats: 3, options })).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    [8, 8],
    [9, 8],
    [10, 8],
    [20, 8],
  ])('PR-U2 with %i coins a tax leaves %i', (coins, left) => {
    const hands = { 0: { display: [U_SAILOR] }, 1: { coins, display: [U_SAILOR, U_SAILOR] } };
    expect(underWay({ stack: [U_TAX], hands }).coins(1)).toBe(left);
  });

  it('PR-U2 everybody pays, the active player and the others', () => {
    const hands = {
      0: { coins: 11, display: [PASSENGER_2] },
      1: { coins: 9, display: [PASSENGER_2] },
      2: { coins: 8 },
    };
    const t = underWay({ players: 3, stack: [U_TAX], hands });
    expect(t.told('tax')[0]?.payers).toEqual([
      { seat: 0, n: 3 },
      { seat: 1, n: 1 },
    ]);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([8, 8, 9]);
  });

  it('PR-U2 then least influence gets 1 coin, also one who has just paid', () => {
    const t = underWay({ stack: [U_TAX], hands: { 0: { coins: 12 }, 1: { display: [U_SAILOR] } } });
    expect([t.coins(0), t.coins(1)]).toEqual([8 + 1, 3]);
  });

  it('PR-U2 all tied for least influence get 1 coin, with none at all too', () => {
    const t = underWay({ players: 4, stack: [U_TAX], hands: { 2: { display: [PASSENGER_2] } } });
    expect([0, 1, 2, 3].map((seat) => t.coins(seat))).toEqual([4, 4, 3, 4]);
    const some = underWay({ players: 3, stack: [U_TAX], hands: bothWith([PASSENGER_2], [PASSENGER_4]) });
    expect([0, 1, 2].map((seat) => some.coins(seat))).toEqual([4, 4, 3]);
  });

  it('PR-U2 swords do not matter for the bonus', () => {
    const t = underWay({ stack: [U_TAX], hands: { 0: { display: [U_PIRATE_7] }, 1: { display: [U_SAILOR] } } });
    expect([t.coins(0), t.coins(1), t.told('tax')[0]?.bonus.to]).toEqual([3, 4, 'leastInfluence']);
  });

  it('PR-U3 the end is triggered at 8 influence, not at 7', () => {
    const hands = { 0: { coins: 5, display: SIX_INFLUENCE } };
    const t = underWay({ stack: [PASSENGER_2, U_BLUE, PASSENGER_2], hands })
      .stop()
      .take(0, PASSENGER_2);
    expect([t.influence(0), t.view.endTriggered]).toEqual([7, false]);
    t.sitOut();
    expect([t.active, t.harbour]).toEqual([0, [PASSENGER_2]]);
    t.stop().take(0, PASSENGER_2);
    expect([t.influence(0), t.view.endTriggered]).toEqual([8, true]);
    expect(t.told('endTriggered')).toMatchObject([{ seat: 0, influence: 8 }]);
  });

  it('PR-U3 the view names the goal: 8, and 12 in the base game', () => {
    expect([underWay().view.goal, combined().view.goal]).toEqual([8, 12]);
  });

  it('PR-U3 the round is completed', () => {
    const hands = { 1: { display: [...SEVEN_INFLUENCE, PASSENGER_2] } };
    const t = underWay({ players: 4, start: 2, hands });
    for (let turn = 0; turn < 9 && t.phase !== 'over'; turn++) t.sitOut();
    expect(t.told('turn').map((event) => event.seat)).toEqual([2, 3, 0, 1]);
    expect(t.result?.winners).toEqual([1]);
  });

  it('PR-U3 a tie is decided by coins, as in the base game', () => {
    const eight = [PASSENGER_4, PASSENGER_4, PASSENGER_4, PASSENGER_2, PASSENGER_2];
    const hands = {
      0: { coins: 5, display: eight },
      1: { coins: 6, display: [PASSENGER_6, PASSENGER_6, PASSENGER_4] },
    };
    const t = underWay({ hands });
    for (let turn = 0; turn < 9 && t.phase !== 'over'; turn++) t.sitOut();
    expect([t.influence(0), t.influence(1), t.result?.winners]).toEqual([8, 8, [1]]);
  });

  it('PR-U4 a traded ship slides under the wholesaler of its colour and is not discarded', () => {
    const t = underWay({ stack: [U_YELLOW], hands: { 0: { display: [WHOLESALER_YELLOW] } } }).stop();
    expect(t.influence(0)).toBe(2);
    t.take(0, U_YELLOW);
    expect([t.tucked(0), t.discard, t.coins(0), t.influence(0)]).toEqual([[U_YELLOW], [], 3 + 2, 3]);
    expect(t.told('tucked')).toMatchObject([{ seat: 0, card: U_YELLOW, under: { card: WHOLESALER_YELLOW } }]);
  });

  it('PR-U4 a ship of another colour is discarded', () => {
    const t = underWay({ stack: [U_BLUE], hands: { 0: { display: [WHOLESALER_YELLOW] } } })
      .stop()
      .take(0, U_BLUE);
    expect([t.tucked(0), t.discard, t.influence(0)]).toEqual([[], [U_BLUE], 2]);
  });

  it('PR-U4 each ship is 1 influence, whatever it is worth, and any number lie under one wholesaler', () => {
    const dear = 'unterwegs_ship_yellow_4_3c_combine';
    const hands = { 0: { display: [WHOLESALER_YELLOW] } };
    const t = underWay({ stack: [dear, ...asCoins(3, U_SAILOR), U_YELLOW], hands })
      .stop()
      .take(0, dear);
    expect([t.influence(0), t.active]).toEqual([3, 1]);
    t.stop().pass(1).take(0, U_YELLOW);
    expect([t.influence(0), t.tucked(0)]).toEqual([4, [U_YELLOW, dear].sort()]);
    expect(t.coins(0)).toBe(3 + 3 + 2 - 1);
  });

  it('PR-U4 it serves a player who is not active, who pays his fee', () => {
    const t = underWay({ stack: [U_GREEN], hands: { 1: { coins: 0, display: [WHOLESALER_GREEN] } } })
      .stop()
      .pass(0)
      .take(1, U_GREEN);
    expect([t.tucked(1), t.influence(1), t.coins(1), t.coins(0)]).toEqual([[U_GREEN], 2, 0, 4]);
  });

  it('PR-U4 it serves its owner only', () => {
    const t = underWay({ stack: [U_GREEN], hands: { 1: { display: [WHOLESALER_GREEN] } } })
      .stop()
      .take(0, U_GREEN);
    expect([t.tucked(1), t.discard]).toEqual([[], [U_GREEN]]);
  });

  it('PR-U4 with two wholesalers of a colour the ship lies under one of them and is 1 influence', () => {
    const t = underWay({ stack: [U_YELLOW], hands: { 0: { display: [WHOLESALER_YELLOW, WHOLESALER_YELLOW_8] } } });
    expect([t.influence(0), t.stop().take(0, U_YELLOW).influence(0)]).toEqual([5, 6]);
    expect([t.tucked(0), t.told('tucked').length]).toEqual([[U_YELLOW], 1]);
  });

  it('PR-U4 a wholesaler hired a moment ago serves for the ship taken next', () => {
    const stack = [WHOLESALER_GREEN, U_GREEN, U_BLUE, U_RED, U_BLACK];
    const t = underWay({ stack, hands: { 0: { coins: 4 } } })
      .discover(4)
      .stop();
    t.take(0, WHOLESALER_GREEN).take(0, U_GREEN);
    expect([t.tucked(0), t.influence(0), t.coins(0)]).toEqual([[U_GREEN], 2, 1]);
  });

  it('PR-U4 a ship traded before its wholesaler was hired does not come back', () => {
    const stack = [WHOLESALER_GREEN, U_GREEN, U_BLUE, U_RED, U_BLACK];
    const t = underWay({ stack, hands: { 0: { coins: 3 } } })
      .discover(4)
      .stop();
    t.take(0, U_GREEN).take(0, WHOLESALER_GREEN);
    expect([t.tucked(0), t.influence(0)]).toEqual([[], 1]);
  });

  it('PR-U4 a tucked ship triggers the end', () => {
    const hands = { 0: { display: [WHOLESALER_YELLOW, PASSENGER_6, PASSENGER_4] } };
    const t = underWay({ stack: [U_YELLOW], hands }).stop();
    expect([t.influence(0), t.view.endTriggered]).toEqual([7, false]);
    t.take(0, U_YELLOW);
    expect([t.influence(0), t.view.endTriggered]).toEqual([8, true]);
  });

  it('PR-U4 tucked ships count where least influence gets the tax bonus', () => {
    const hands = { 0: { display: [WHOLESALER_GREEN] }, 1: { display: [PASSENGER_2] } };
    const t = underWay({ stack: [U_GREEN, ...asCoins(1, U_SAILOR), U_TAX], hands })
      .stop()
      .take(0, U_GREEN);
    expect([t.told('tax')[0]?.bonus.seats, t.active]).toEqual([[1], 1]);
  });

  it('PR-U4 a ship whose coins are forgone is discarded', () => {
    const boxes = { with: ['unterwegs', 'contracts'], contracts: [FRIGATE_FOE] };
    const hands = { 0: { display: [WHOLESALER_RED_6] } };
    const t = table({ ...boxes, stack: [RED_TOO], hands })
      .stop()
      .take(0, RED_TOO, { forgo: true });
    expect([t.tucked(0), t.influence(0), t.discard]).toEqual([[], 2, [RED_TOO]]);
    const kept = table({ ...boxes, stack: [RED_TOO], hands })
      .stop()
      .take(0, RED_TOO);
    expect([kept.tucked(0), kept.influence(0), kept.discard]).toEqual([[RED_TOO], 3, []]);
  });

  it('PR-U4 with a trader of the colour too, its owner gets the coin and the influence', () => {
    const t = combined({ stack: [YELLOW], hands: { 0: { display: [WHOLESALER_YELLOW_8, TRADER_YELLOW] } } });
    t.stop().take(0, YELLOW);
    expect([t.coins(0), t.tucked(0), t.influence(0)]).toEqual([3 + 2, [YELLOW], 5]);
  });

  it.each([
    [PASSENGER_2, 2, 1],
    [PASSENGER_4, 4, 2],
    [PASSENGER_6, 6, 3],
  ])('PR-U5 %s costs %i and gives %i influence', (passenger, cost, influence) => {
    const t = underWay({ stack: [passenger], hands: { 0: { coins: 7 } } })
      .stop()
      .take(0, passenger);
    expect([t.coins(0), t.influence(0)]).toEqual([7 - cost, influence]);
  });

  it('PR-U5 passengers do nothing else', () => {
    const hands = { 0: { display: [PASSENGER_2, PASSENGER_4, PASSENGER_6] } };
    const t = underWay({ stack: [U_YELLOW, U_BLUE, U_GREEN], hands });
    expect([t.swords(0), t.phase]).toEqual([0, 'discover']);
    t.discover(2).stop();
    expect([t.picksLeft, t.coins(0), t.take(0, U_YELLOW).coins(0)]).toEqual([1, 3, 5]);
  });

  it('PR-U6 combining adds exactly twenty cards: 5 wholesalers, 5 passengers and 10 ships', () => {
    const added = [...cardsOf(combined())].filter((id) => id.startsWith('unterwegs'));
    expect(countById(added.map((id) => id.split('_')[1]!))).toEqual({ wholesaler: 5, passenger: 5, ship: 10 });
    expect(countById(added)).toEqual(countById(TO_COMBINE));
    expect(countById(cardsOf(combined()))).toEqual(countById([...DECK, ...TO_COMBINE]));
  });

  it('PR-U6 there is one wholesaler and there are two ships of each colour among them', () => {
    const ids = cardsOf(combined()).filter((id) => id.startsWith('unterwegs'));
    for (const colour of ['yellow', 'blue', 'green', 'red', 'black']) {
      const mine = ids.filter((id) => id.includes(colour)).map((id) => cardOf(uidOf(id)).type);
      expect([...mine].sort()).toEqual(['person', 'ship', 'ship']);
    }
  });

  it('PR-U6 the base tax applies: half from 12 coins on', () => {
    const hands = { 0: { coins: 12, display: [SAILOR] }, 1: { coins: 11, display: [SAILOR] } };
    const t = combined({ stack: [TAX_SWORDS], hands });
    expect([t.coins(0), t.coins(1)]).toEqual([6 + 1, 11 + 1]);
    const least = combined({ stack: [TAX_INFLUENCE], hands: { 0: { coins: 13, display: [PASSENGER_4] } } });
    expect([least.coins(0), least.coins(1)]).toEqual([7, 4]);
  });

  it('PR-U6 the base rules apply: expeditions, and the end at 12 influence', () => {
    const display = [CAPTAIN, CAPTAIN, PASSENGER_4, ADMIRAL_7];
    const t = combined({ stack: [TWO_CAPTAINS], hands: { 0: { display } } });
    expect(t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]).influence(0)).toBe(8);
    expect(t.view.endTriggered).toBe(false);
    const end = combined({ stack: [PASSENGER_4], hands: { 0: { coins: 4, display: [...ELEVEN_INFLUENCE] } } });
    expect(end.stop().take(0, PASSENGER_4).view.endTriggered).toBe(true);
  });

  it('PR-U6 the end by expedition needs one in the combined game too', () => {
    const hands = { 0: { coins: 4, display: [...ELEVEN_INFLUENCE] } };
    const t = combined({ end: 'expedition', stack: [PASSENGER_4], hands })
      .stop()
      .take(0, PASSENGER_4);
    expect([t.influence(0), t.view.endTriggered]).toEqual([13, false]);
  });

  it('PR-U6 a governor fetches a wholesaler and his ship in one turn', () => {
    const hands = { 0: { coins: 8, display: [GOVERNOR, ADMIRAL] } };
    const t = combined({ stack: [WHOLESALER_YELLOW_8, YELLOW, BLUE, GREEN], hands })
      .discover(3)
      .stop();
    t.take(0, WHOLESALER_YELLOW_8).take(0, YELLOW);
    expect([t.tucked(0), t.influence(0)]).toEqual([[YELLOW], 5]);
  });

  it('PR-U6 five can play, and then the expedition for five lies out', () => {
    expect(combined({ players: 5 }).row).toHaveLength(1);
  });
});

function bothWith(two: readonly string[], last: readonly string[]) {
  return { 0: { display: two }, 1: { display: two }, 2: { display: last } };
}

function uidOf(id: string): number {
  let uid = 0;
  while (cardOf(uid).id !== id) uid++;
  return uid;
}
