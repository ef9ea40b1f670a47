import { begin, FastRandom } from '@roadstead/kernel';
import { CREW, type Event, FORTUNE, ITEMS, swordAndSkull } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { positionRefusal, table } from './table.js';

/** A new table, at its first decision. */
function fresh(seats: number, seed = 'fresh') {
  const events: Event[] = [];
  const state = begin(swordAndSkull, { seats, options: {} }, new FastRandom(seed), (event) => void events.push(event));
  return { state, events, view: swordAndSkull.view(state, null) };
}

const TABLES = [2, 3, 4, 5];

describe('set-up', () => {
  it('SS-S1 2 to 5 players, each with an officer and a pirate and 10 gold', () => {
    expect(swordAndSkull.players).toEqual({ min: 2, max: 5 });
    for (const seats of TABLES) {
      const { view } = fresh(seats);
      expect(view.players.map(({ gold }) => gold)).toEqual(Array(seats).fill(10));
      expect(view.players.map(({ might }) => might)).toEqual(Array(seats).fill({ officer: 0, pirate: 0 }));
    }
  });

  it('SS-S2 1 gold on each of the 4 chests, and an empty treasure trove', () => {
    const { view } = fresh(3);
    expect(view.chests).toEqual({ O5: 1, O14: 1, O22: 1, O28: 1 });
    expect(view.trove).toBe(0);
  });

  it('SS-S3 three piles face down with their open discards', () => {
    const { view } = fresh(2);
    expect(view.piles).toEqual({ enemy: 16, item: 20, fortune: 33 });
    expect(view.discards).toEqual({ enemy: [], item: [], fortune: [] });
    const tops = (seed: string) => fresh(2, seed).state.fortune.cards.join();
    expect(tops('one')).not.toBe(tops('two'));
  });

  it('SS-S3 an empty pile is made anew from its discards when a card is needed, in the middle of a draw of two as well', () => {
    const rest = FORTUNE.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    const without = (...cards: string[]) => {
      const left = [...rest];
      for (const card of cards) left.splice(left.indexOf(card), 1);
      return left;
    };
    const one = table({
      dice: [3, 1],
      fortune: ['F01'],
      discards: { fortune: without('F01') },
      seats: { 0: { officer: 'O3' } },
    }).move('officer');
    expect(one.told('drew')[0]).toMatchObject({ seat: 0, n: 2 });
    expect(one.story.indexOf('reshuffled')).toBeLessThan(one.story.indexOf('drew'));
    expect(one.told('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'fortune' }]);
    expect(one.view().piles.fortune).toBe(31);
  });

  it('SS-S3 a pile is not made anew before a card is needed', () => {
    const all = FORTUNE.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    const left = [...all];
    for (const card of ['F01', 'F02']) left.splice(left.indexOf(card), 1);
    const emptied = table({
      dice: [3, 1],
      fortune: ['F01', 'F02'],
      discards: { fortune: left },
      seats: { 0: { officer: 'O3' } },
    }).move('officer');
    expect(emptied.view().piles.fortune).toBe(0);
    expect(emptied.told('reshuffled')).toEqual([]);
  });

  it('SS-S3 where neither pile nor discards are left, no card comes and nothing happens', () => {
    const all = ITEMS.flatMap(({ id, copies, weaponOf }) => (weaponOf === null ? Array<string>(copies).fill(id) : []));
    const weapons = ITEMS.filter(({ weaponOf }) => weaponOf !== null);
    const officers = weapons.flatMap(({ id, copies, weaponOf }) =>
      weaponOf === 0 ? Array<string>(copies).fill(id) : [],
    );
    const pirates = weapons.flatMap(({ id, copies, weaponOf }) =>
      weaponOf === 1 ? Array<string>(copies).fill(id) : [],
    );
    const seats = Object.fromEntries(
      [0, 1, 2].map((seat) => [
        seat,
        {
          items: [
            ...officers.slice(2 * seat, 2 * seat + 2),
            ...pirates.slice(2 * seat, 2 * seat + 2),
            ...(seat === 0 ? all : []),
          ],
          ...(seat === 0 && { officer: 'O8' }),
        },
      ]),
    );
    const bare = table({ players: 3, dice: [2, 0], seats });
    expect(bare.view().piles.item).toBe(0);
    bare.hush().move('officer');
    expect(bare.told('auction')).toEqual([]);
    expect(bare.view().active).toBe(1);
  });

  it('SS-S4 crew with a mark above the number of players is out; ten open stacks', () => {
    const inAll = (seats: number) => Object.values(fresh(seats).view.crew).reduce((sum, n) => sum + n, 0);
    expect(TABLES.map(inAll)).toEqual([20, 20, 27, 36]);
    expect(Object.keys(fresh(4).view.crew)).toHaveLength(10);
    expect(fresh(4).view.crew).toMatchObject({ 'CW-A': 3, 'CW-B': 3, 'FR-A': 2, 'FR-B': 2, 'RR-A': 3 });
    expect(fresh(5).view.crew).toMatchObject({ 'CW-A': 3, 'CW-B': 5, 'FR-A': 2, 'FR-B': 4, 'RR-A': 4 });
  });

  it('SS-S5 officers begin on the navy ship, pirates on the pirate ship', () => {
    for (const { officer, pirate } of fresh(5).view.players) {
      expect([officer, pirate]).toEqual(['NAVY_SHIP', 'PIRATE_SHIP']);
    }
  });

  it('SS-S5 the start player is drawn, and play goes clockwise', () => {
    const starts = new Set(Array.from({ length: 60 }, (_, i) => fresh(3, `start ${i}`).view.start));
    expect([...starts].sort()).toEqual([0, 1, 2]);
    const seats = { 0: { officer: 'O13' }, 1: { officer: 'O21' }, 2: { officer: 'O27' } }; // before chests
    const round = table({ players: 3, start: 1, dice: [1, 0, 1, 0, 1, 0, 1, 0], seats });
    expect(round.view()).toMatchObject({ active: 1, start: 1, turn: 1, round: 1 });
    const order = [0, 1, 2].map(() => round.move('officer').view().active);
    expect(order).toEqual([2, 0, 1]);
    expect(round.view()).toMatchObject({ turn: 4, round: 2 });
  });
});

describe('positions by hand', () => {
  it('a view fed back gives the same position', () => {
    const before = table({
      players: 3,
      trove: 7,
      chests: { O5: 4 },
      discards: { enemy: ['E01', 'E04'], item: ['I05'], fortune: ['F09'] },
      seats: {
        0: { gold: 3, officer: 'LAKE', pirate: 'V5', crew: { 'CW-B': 2 }, items: ['I01', 'I11'], hand: ['F01', 'F13'] },
        1: { gold: 0, officer: 'O9', table: ['F07', 'F08'], hand: ['F01'] },
      },
    });
    const { chests, trove, discards } = before.view();
    const seats = Object.fromEntries(
      [0, 1, 2].map((seat) => {
        const { gold, officer, pirate, crew, items, table: open, hand } = before.view(seat).players[seat]!;
        return [seat, { gold, officer, pirate, crew, items, table: open, hand: hand! }];
      }),
    );
    const again = table({ players: 3, chests, trove, discards, seats });
    for (const seat of [0, 1, 2, null]) expect(again.view(seat)).toEqual(before.view(seat));
    expect(before.player(0).might).toEqual({ officer: 2, pirate: 0 });
    expect(before.player(1).might).toEqual({ officer: 1, pirate: 1 });
  });

  it('the stack is drawn from its first on, and the dice fall as laid', () => {
    const laid = table({ dice: [3, 1], fortune: ['F02', 'F15', 'F03'], seats: { 0: { officer: 'O3' } } });
    expect(laid.view().dice).toEqual([3, 1]);
    expect(laid.move('officer').view(0).players[0]!.hand).toEqual(['F02', 'F15']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a name that is not there', { hands: {} }],
    ['a name in the stack', { stack: { crew: [] } }],
    ['a name in the position', { position: { bank: 3 } }],
    ['a name of a player', { position: { players: { 0: { handSize: 1 } } } }],
    ['a seat that is not there', { position: { players: { 2: {} } } }],
    ['a die of 6', { stack: { dice: [6] } }],
    ['a die below 0', { stack: { dice: [-1] } }],
    ['a card that does not exist', { stack: { item: ['I99'] } }],
    ['a card of another pile', { stack: { item: ['F01'] } }],
    ['a card too often', { stack: { enemy: ['E01', 'E01'] } }],
    ['a card in two places', { stack: { fortune: ['F09'] }, position: { discards: { fortune: ['F09'] } } }],
    ['crew that is out', { position: { players: { 0: { crew: { 'CW-A': 3 } } } } }],
    ['crew that does not exist', { position: { players: { 0: { crew: { 'CW-C': 1 } } } } }],
    ['a figure in the lair', { position: { players: { 0: { officer: 'LAIR' } } } }],
    ['an officer on the pirate ship', { position: { players: { 0: { officer: 'PIRATE_SHIP' } } } }],
    ['a pirate on the navy ship', { position: { players: { 0: { pirate: 'NAVY_SHIP' } } } }],
    ['a space that does not exist', { position: { players: { 0: { pirate: 'O32' } } } }],
    ['three weapons of a side', { position: { players: { 0: { items: ['I01', 'I01', 'I02'] } } } }],
    ['a table card in a hand', { position: { players: { 0: { hand: ['F07'] } } } }],
    ['an at-once card in a hand', { position: { players: { 0: { hand: ['F09'] } } } }],
    ['a hand card on the table', { position: { players: { 0: { table: ['F01'] } } } }],
    ['crew that is no number', { position: { players: { 0: { crew: { 'CW-A': null } } } } }],
    ['more gold than an auction can list', { position: { players: { 0: { gold: 60_000_000 } } } }],
    ['more gold in the trove', { position: { trove: 60_000_000 } }],
    ['more gold on a chest', { position: { chests: { O5: 60_000_000 } } }],
    ['gold below 0', { position: { players: { 0: { gold: -1 } } } }],
    ['half a piece of gold', { position: { trove: 0.5 } }],
    ['gold on a space without a chest', { position: { chests: { O4: 1 } } }],
    ['something else than an object', { position: [] }],
  ])('%s is refused', (_, byHand) => {
    expect(positionRefusal(byHand)).toBe('BAD_OPTIONS');
  });

  it('as much gold as can be laid out can be bid, piece by piece', () => {
    const seats = { 0: { officer: 'O9' }, 1: { gold: 100_000 } };
    const auction = table({ dice: [1, 0], item: ['I11'], seats }).move('officer');
    expect(auction.legal()).toHaveLength(100_001);
    auction.do({ type: 'bid', gold: 100_000 });
    expect(auction.gold(1)).toBe(0);
  });

  it('all else is accepted: any space of the board, and as many cards as there are', () => {
    const spaces = ['O0', 'O31', 'V1', 'V10', 'LAKE', 'NAVY_SHIP'];
    for (const officer of spaces)
      expect(positionRefusal({ position: { players: { 1: { officer } } } })).toBe('accepted');
    const crew = Object.fromEntries(CREW.map(({ id }) => [id, 2]));
    expect(positionRefusal({ position: { players: { 1: { crew } } } })).toBe('accepted');
  });
});
