import { describe, expect, it } from 'vitest';
import { table } from './table.js';

/** The figure, where it comes from, the dock, its player's gold and the trove afterwards. */
const DOCKS = [
  ['officer', 'O2', 'O3', 12, 0],
  ['pirate', 'O2', 'O3', 8, 2],
  ['officer', 'O18', 'O19', 8, 2],
  ['pirate', 'O18', 'O19', 12, 0],
] as const;

/** Where a figure comes from, and how many fortune cards it draws. */
const DRAWS = [
  ['church', 'O6', 'officer', 2],
  ['church', 'O6', 'pirate', 1],
  ['tavern', 'O20', 'officer', 1],
  ['tavern', 'O20', 'pirate', 2],
] as const;

describe('spaces', () => {
  it('SS-F1 a text is done as printed and may differ by figure; nobody is asked whether', () => {
    const tax = (figure: 'officer' | 'pirate') =>
      table({ dice: [1, 0], seats: { 0: { officer: 'O29', pirate: 'O29' } } }).move(figure);
    expect(tax('officer').gold(0)).toBe(8);
    expect(tax('pirate').gold(0)).toBe(6);
    expect(tax('pirate').view().active).toBe(1);
  });

  it('SS-F2 a cave: the top enemy is fought', () => {
    const cave = table({ dice: [1, 0, 3, 2], enemy: ['E08'], seats: { 0: { officer: 'O11' } } }).move('officer');
    expect(cave.told('revealed')).toMatchObject([{ card: 'E08' }]);
    expect(cave.told('fight')).toMatchObject([
      { attacker: 0, figure: 'officer', foe: 'enemy', card: 'E08', gold: 2, items: 0, fortune: 0, might: [0, 1] },
    ]);
    expect(cave.told('result')).toMatchObject([{ winner: 0, totals: [3, 3] }]);
    expect(cave.gold(0)).toBe(12);
    expect(cave.view().discards.enemy).toEqual(['E08']);
  });

  it('SS-F2 a smoky cave: the enemy has 2 Might more, and beating it also draws a fortune card', () => {
    const smoky = (die: number) =>
      table({
        dice: [1, 0, die, 1],
        enemy: ['E01'],
        fortune: ['F03'],
        seats: { 0: { officer: 'V2' }, 1: { hand: ['F05'] } },
      }).move('officer');
    const won = smoky(3);
    expect(won.told('fight')[0]).toMatchObject({ might: [0, 2], gold: 1, fortune: 1 });
    expect(won.gold(0)).toBe(11);
    expect(won.view(0).players[0]!.hand).toEqual(['F03']);
    const lost = smoky(2);
    expect(lost.told('result')[0]).toMatchObject({ winner: 1, totals: [2, 3] });
    expect([lost.gold(0), lost.player(0).handSize]).toEqual([10, 0]);
  });

  it('SS-F3 an auction: one chance each from the left, higher than before, the player at turn last', () => {
    const post = table({
      players: 3,
      dice: [1, 0],
      item: ['I05'],
      seats: { 0: { officer: 'O9', gold: 6 }, 1: { gold: 3 }, 2: { gold: 5 } },
    }).move('officer');
    expect(post.told('auction')).toEqual([{ type: 'auction', item: 'I05' }]);
    expect(post.view().auction).toEqual({ item: 'I05', high: 0, seat: null });
    expect(post.pending).toEqual({ kind: 'bid', seat: 1 });
    expect(post.legal()).toEqual([1, 2, 3].map((gold) => ({ type: 'bid', gold })).concat([{ type: 'pass' } as never]));
    post.do({ type: 'bid', gold: 2 });
    expect(post.pending).toEqual({ kind: 'bid', seat: 2 });
    expect(post.legal()).toHaveLength(4);
    post.pass();
    expect(post.pending).toEqual({ kind: 'bid', seat: 0 });
    post.do({ type: 'bid', gold: 3 });
    expect([post.gold(0), post.gold(1), post.gold(2)]).toEqual([3, 3, 5]);
    expect(post.player(0).items).toEqual(['I05']);
    expect(post.told('gold')).toMatchObject([{ seat: 0, n: 3, to: 'bank' }]);
    expect(post.view().auction).toBeNull();
  });

  it('SS-F3 nobody bids: the item is discarded', () => {
    const post = table({ dice: [1, 0], item: ['I05'], seats: { 0: { officer: 'O9' } } })
      .move('officer')
      .pass(2);
    expect(post.view().discards.item).toEqual(['I05']);
    expect(post.told('item')).toEqual([]);
  });

  it('SS-F3 the Auction card works the same way', () => {
    const card = table({ dice: [1, 0], item: ['I13'], seats: { 0: { hand: ['F05'] } } });
    card.do({ type: 'roll' }).move('officer').play('F05');
    expect(card.phase).toBe('end');
    expect(card.pending).toEqual({ kind: 'bid', seat: 1 });
    card.do({ type: 'bid', gold: 4 }).pass();
    expect(card.player(1).items).toEqual(['I13']);
    expect(card.gold(1)).toBe(6);
  });

  it('SS-F4 a settlement: first a crew card of it for free, then 1 gold for each gold symbol on others’ crew of it', () => {
    const reef = table({
      players: 3,
      dice: [1, 0],
      seats: {
        0: { officer: 'O10' },
        1: { crew: { 'RR-B': 1, 'CW-B': 1 } },
        2: { crew: { 'RR-A': 1 } },
      },
    }).move('officer');
    expect(reef.pending).toEqual({ kind: 'recruit', seat: 0, kinds: ['RR-A', 'RR-B'] });
    reef.do({ type: 'recruit', crew: 'RR-B' });
    expect(reef.told('recruited')).toEqual([{ type: 'recruited', seat: 0, crew: 'RR-B', from: null }]);
    expect([reef.gold(0), reef.gold(1), reef.gold(2)]).toEqual([9, 11, 10]);
    expect(reef.view().crew['RR-B']).toBe(0);
  });

  it('SS-F4 every other player is paid, whoever is at turn', () => {
    const second = table({
      players: 3,
      start: 1,
      dice: [1, 0],
      seats: { 0: { crew: { 'RR-B': 1 } }, 1: { officer: 'O10' }, 2: { crew: { 'RR-B': 1 } } },
    }).move('officer');
    expect([second.gold(0), second.gold(1), second.gold(2)]).toEqual([11, 8, 11]);
  });

  it('SS-F5 a chest: its gold, and 1 gold on each of the other three', () => {
    const full = table({ dice: [2, 0], chests: { O5: 4 }, seats: { 0: { officer: 'O3' } } }).move('officer');
    expect(full.gold(0)).toBe(14);
    expect(full.view().chests).toEqual({ O5: 0, O14: 2, O22: 2, O28: 2 });
    const empty = table({ dice: [2, 0], chests: { O5: 0 }, seats: { 0: { officer: 'O3' } } }).move('officer');
    expect(empty.gold(0)).toBe(10);
    expect(empty.view().chests).toEqual({ O5: 0, O14: 2, O22: 2, O28: 2 });
  });

  it('SS-F6 Bridge of Tears: the officer takes a crew card of choice from whoever has most', () => {
    const bridge = table({
      players: 3,
      dice: [1, 0],
      seats: { 0: { officer: 'O25' }, 1: { crew: { 'CW-A': 1, 'FR-A': 1 } }, 2: { crew: { 'CW-A': 1 } } },
    }).move('officer');
    expect(bridge.pending).toEqual({ kind: 'bridge', seat: 0, figure: 'officer', seats: [1] });
    expect(bridge.legal()).toEqual([
      { type: 'take', seat: 1, crew: 'CW-A' },
      { type: 'take', seat: 1, crew: 'FR-A' },
    ]);
    bridge.do({ type: 'take', seat: 1, crew: 'FR-A' });
    expect(bridge.player(0).might.officer).toBe(3);
    expect(bridge.player(1).crew).toEqual({ 'CW-A': 1 });
    expect(bridge.told('recruited')).toEqual([{ type: 'recruited', seat: 0, crew: 'FR-A', from: 1 }]);
  });

  it('SS-F6 Bridge of Tears: the pirate takes 3 gold from the richest, all of it where nobody has more than 2', () => {
    const bridge = (mine: number, theirs: number) =>
      table({
        dice: [1, 0],
        seats: { 0: { pirate: 'O25', gold: mine }, 1: { gold: theirs } },
      }).move('pirate');
    expect([bridge(5, 9).gold(0), bridge(5, 9).gold(1)]).toEqual([8, 6]);
    expect([bridge(1, 2).gold(0), bridge(1, 2).gold(1)]).toEqual([3, 0]);
    expect([bridge(9, 5).gold(0), bridge(9, 5).gold(1)]).toEqual([9, 5]);
  });

  it('SS-F7 lava tubes: on by a die, and that space then', () => {
    const lava = table({ dice: [1, 0, 5, 2, 3], trove: 4, seats: { 0: { officer: 'V5' } } });
    lava.move('officer').go('V6');
    expect(lava.told('rolled')[1]).toMatchObject({ dice: [5], why: 'lava_tubes' });
    expect(lava.at(0, 'officer')).toBe('O18');
  });

  it('SS-F7 lava tubes: a blank means no move, and nothing further', () => {
    const blank = table({ dice: [1, 0, 0], seats: { 0: { officer: 'V1' } } }).move('officer');
    expect(blank.at(0, 'officer')).toBe('V2');
    expect(blank.view().active).toBe(1);
  });

  it('SS-F8 the Thieves’ Den costs 3 gold per pip, paid to the treasure trove before figures there are fought', () => {
    const den = table({
      dice: [1, 0, 2, 5, 1],
      seats: { 0: { officer: 'V4' }, 1: { pirate: 'V5', hand: ['F05'] } },
    }).move('officer');
    expect(den.gold(0)).toBe(4);
    expect(den.view().trove).toBe(6);
    expect(den.told('gold')).toMatchObject([{ seat: 0, n: 6, why: 'thieves_den', to: 'trove' }]);
    expect(den.story.indexOf('gold')).toBeLessThan(den.story.indexOf('fight'));
  });

  it('SS-F8 the Den is paid again by whoever is sent back there', () => {
    const lost = table({ dice: [1, 0, 1, 5, 3], seats: { 0: { officer: 'V5' } } });
    lost.move('officer').go('LAKE');
    expect(lost.told('sent')).toEqual([{ type: 'sent', seat: 0, figure: 'officer', to: 'V5', why: 'mate' }]);
    expect(lost.view().trove).toBe(9);
  });

  it('SS-F9 the lair: die and number of players give the ransom; paid in full it wins', () => {
    const lair = table({
      players: 4,
      dice: [1, 0, 3],
      seats: { 0: { pirate: 'LAKE', gold: 46 } },
    }).move('pirate');
    expect(lair.told('price')).toMatchObject([{ gold: 45 }]);
    expect(lair.pending).toEqual({ kind: 'lair', seat: 0, figure: 'pirate', price: 45 });
    expect(lair.legal()).toEqual([{ type: 'pay' }, { type: 'fight' }]);
    lair.do({ type: 'pay' });
    expect(lair.gold(0)).toBe(1);
    expect(lair.phase).toBe('over');
  });

  it('SS-F9 the lair: or the Pirate King is fought, Might 10; losing sends the figure to the Den', () => {
    const lost = table({ dice: [1, 0, 3, 5, 1, 1], seats: { 0: { officer: 'LAKE' } } }).move('officer');
    expect(lost.told('fight')[0]).toMatchObject({ foe: 'king', might: [0, 10], figure: 'officer' });
    expect(lost.told('sent')).toMatchObject([{ to: 'V5', why: 'king' }]);
    expect(lost.gold(0)).toBe(7);
    expect(lost.at(0, 'officer')).toBe('V5');
  });

  it.each([
    [2, [30, 35, 40, 40, 40, 45]],
    [5, [40, 40, 45, 45, 45, 50]],
  ])('SS-F9 the ransom table with %i players', (players, prices) => {
    const asked = [0, 1, 2, 3, 4, 5].map(
      (die) =>
        table({ players, dice: [1, 0, die], seats: { 0: { officer: 'LAKE', gold: 99 } } })
          .move('officer')
          .told('price')[0]!.gold,
    );
    expect(asked).toEqual(prices);
  });

  it('SS-F10 walking onto the Castle, passing or landing, brings 1 gold and 2 for each gold symbol', () => {
    const crew = { 'CW-B': 1, 'SC-B': 1 };
    const passing = table({ dice: [2, 0], seats: { 0: { officer: 'O31', crew } } }).move('officer');
    expect(passing.told('gold')[0]).toEqual({ type: 'gold', seat: 0, n: 7, why: 'castle', from: 'bank' });
    const landing = table({ dice: [1, 0], seats: { 0: { pirate: 'O31' } } }).move('pirate');
    expect(landing.told('gold').map(({ n }) => n)).toEqual([1]);
    expect(landing.gold(0)).toBe(11);
  });

  it.each(DOCKS)(
    'SS-F11 the %s from %s on the dock %s has %i gold, and the trove %i',
    (figure, from, dock, gold, trove) => {
      const landed = table({ dice: [1, 0], seats: { 0: { [figure]: from } } }).move(figure);
      if (landed.asked === 'fork') landed.go(dock);
      expect([landed.at(0, figure), landed.gold(0), landed.view().trove]).toEqual([dock, gold, trove]);
    },
  );

  it.each(DRAWS)('SS-F12 the %s from %s: %s draws %i', (_, from, figure, n) => {
    const drawn = table({ dice: [1, 0], fortune: ['F01', 'F02'], seats: { 0: { [figure]: from } } }).move(figure);
    expect(drawn.told('drew').map((event) => event.n)).toEqual([n]);
    expect(drawn.player(0).handSize).toBe(n);
  });

  it('SS-F13 the tax collector: 2 gold for the officer, 4 for the pirate, into the treasure trove', () => {
    const paid = (figure: 'officer' | 'pirate') =>
      table({ dice: [1, 0], trove: 1, seats: { 0: { [figure]: 'O29' } } })
        .move(figure)
        .view().trove;
    expect([paid('officer'), paid('pirate')]).toEqual([3, 5]);
  });

  it('SS-F14 quicksand sends the officer back on blank, 1 and 2, the pirate on blank and 1', () => {
    const isBack = (figure: 'officer' | 'pirate', die: number) =>
      table({ dice: [1, 0, die], seats: { 0: { [figure]: 'O8' } } })
        .move(figure)
        .at(0, figure) !== 'O9';
    expect([0, 1, 2, 3, 4, 5].map((die) => isBack('officer', die))).toEqual([true, true, true, false, false, false]);
    expect([0, 1, 2, 3, 4, 5].map((die) => isBack('pirate', die))).toEqual([true, true, false, false, false, false]);
  });

  it('SS-F15 the idol gives the die in gold; on a blank the figure goes back to its ship', () => {
    const idol = (die: number) => {
      const touched = table({ dice: [1, 0, die], seats: { 0: { officer: 'O2' } } });
      return touched.move('officer').go('V1');
    };
    expect([0, 1, 5].map((die) => idol(die).gold(0))).toEqual([10, 11, 15]);
    expect(idol(0).at(0, 'officer')).toBe('NAVY_SHIP');
    expect(idol(1).at(0, 'officer')).toBe('V1');
  });

  it('SS-F16 the geyser: blank or 1 back to the ship, otherwise a fortune card', () => {
    const geyser = (die: number) =>
      table({ dice: [1, 0, die], fortune: ['F01'], seats: { 0: { pirate: 'V3' } } }).move('pirate');
    expect([0, 1, 2, 5].map((die) => geyser(die).player(0).handSize)).toEqual([0, 0, 1, 1]);
    expect([0, 1, 2, 5].map((die) => geyser(die).at(0, 'pirate'))).toEqual(['PIRATE_SHIP', 'PIRATE_SHIP', 'V4', 'V4']);
  });

  it('SS-F17 the treasure trove gives all that was paid to it; buried treasure the sum of two dice', () => {
    const trove = table({ dice: [1, 0], trove: 13, seats: { 0: { officer: 'V6' } } }).move('officer');
    expect([trove.gold(0), trove.view().trove]).toEqual([23, 0]);
    expect(trove.told('gold')).toMatchObject([{ n: 13, from: 'trove' }]);
    const buried = table({ dice: [1, 0, 4, 3], seats: { 0: { officer: 'V8' } } }).move('officer');
    expect(buried.gold(0)).toBe(17);
    expect(buried.told('rolled')[1]).toMatchObject({ dice: [4, 3], why: 'buried_treasure' });
  });

  it('SS-F18 the lake: the First Mate, Might 4; winning stays, losing goes to the Den', () => {
    const lake = (mine: number, theirs: number) => {
      const entered = table({
        dice: [2, 0, mine, theirs, 0],
        seats: { 0: { officer: 'V5', crew: { 'CW-A': 1 } } },
      });
      return entered.move('officer').go('LAKE');
    };
    const won = lake(4, 1);
    expect(won.told('fight')[0]).toMatchObject({ foe: 'mate', might: [1, 4] });
    expect(won.at(0, 'officer')).toBe('LAKE');
    expect(lake(3, 1).at(0, 'officer')).toBe('V5');
  });
});
