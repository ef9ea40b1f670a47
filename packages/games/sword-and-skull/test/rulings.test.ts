import { CREW, fortuneName, SPACES, spaceName } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const rolled = { type: 'roll' } as const;
const nothing = { type: 'bonus', take: 'nothing' } as const;

describe('rulings', () => {
  it('SS-R1 the Castle pays once per step onto it, and once when put there; being sent never pays', () => {
    const put = table({ dice: [0, 0], seats: { 0: { officer: 'O12' } } });
    put.do({ type: 'place', figure: 'officer', to: 'O0' });
    expect(put.told('gold').map(({ n }) => n)).toEqual([1]);
    const guided = table({ seats: { 0: { hand: ['F04'] } } });
    guided.do({ type: 'play', card: 'F04', figure: 'pirate', to: 'O0' });
    expect(guided.told('gold').map(({ why }) => why)).toEqual(['castle']);
    const standing = table({ dice: [1, 0], seats: { 0: { officer: 'O0' } } }).move('officer');
    expect(standing.told('gold')).toEqual([]); // it stood there already
  });

  it('SS-R1 the Castle’s income is there before the move goes on', () => {
    const fork = table({ dice: [4, 0], seats: { 0: { officer: 'O31' } } }).move('officer');
    expect(fork.asked).toBe('fork');
    expect(fork.gold(0)).toBe(11);
  });

  it('SS-R2 a gold symbol earns at its settlement and at the Castle, whichever figure recruited it', () => {
    const earns = table({
      dice: [1, 0, 1, 0],
      seats: { 0: { officer: 'O7', pirate: 'O31' }, 1: { crew: { 'CW-B': 1 }, pirate: 'O31' } },
    }).move('officer');
    earns.do({ type: 'recruit', crew: 'CW-A' });
    expect(earns.gold(1)).toBe(11);
    earns.move('pirate');
    expect(earns.gold(1)).toBe(11 + 3);
    expect(CREW.find(({ id }) => id === 'FR-B')).toMatchObject({ gold: 2, might: [0, 1] });
  });

  it('SS-R3 each fork is chosen as it is reached, also in the middle of a move', () => {
    const two = table({ dice: [5, 3], seats: { 0: { officer: 'O1' } } }).move('officer');
    expect(two.pending).toMatchObject({ kind: 'fork', left: 7 });
    two.go('V1');
    expect(two.pending).toMatchObject({ kind: 'fork', left: 2 });
    expect(two.at(0, 'officer')).toBe('V5');
    two.go('V6');
    expect(two.at(0, 'officer')).toBe('V7');
    const standing = table({ dice: [1, 0], seats: { 0: { officer: 'O2' } } }).move('officer');
    expect(standing.pending).toMatchObject({ kind: 'fork', left: 1 });
  });

  it('SS-R4 any roll moves a figure in the lake one space; the other may have it, but not on doubles', () => {
    const big = table({ dice: [5, 4, 1, 5, 1, 1], seats: { 0: { officer: 'LAKE', pirate: 'O20' } } });
    expect(big.legal()).toHaveLength(2);
    expect(big.move('officer').told('moved')[0]!.path).toEqual(['LAIR']);
    const doubles = table({ dice: [1, 1], seats: { 0: { officer: 'LAKE', pirate: 'O20' } } });
    expect(doubles.at(0, 'officer')).toBe('LAIR');
    expect(doubles.at(0, 'pirate')).toBe('O22');
    expect(doubles.asked).toBe('first');
    expect(doubles.legal()).toEqual([
      { type: 'first', figure: 'officer' },
      { type: 'first', figure: 'pirate' },
    ]);
  });

  it('SS-R4 two figures in the lair: the player picks the order, and the first win ends the game', () => {
    const both = table({ dice: [1, 1, 0], seats: { 0: { officer: 'LAKE', pirate: 'LAKE', gold: 30 } } });
    both.do({ type: 'first', figure: 'pirate' }, { type: 'pay' });
    expect(both.phase).toBe('over');
    expect(both.told('price')).toHaveLength(1);
    const lost = table({ dice: [1, 1, 0, 1, 5, 0, 0, 1, 5, 1], seats: { 0: { officer: 'LAKE', pirate: 'LAKE' } } });
    lost.do({ type: 'first', figure: 'officer' });
    expect(lost.told('price')).toHaveLength(2);
    expect([lost.at(0, 'officer'), lost.at(0, 'pirate')]).toEqual(['V5', 'V5']);
  });

  it('SS-R5 the First Mate is fought on entering, not on leaving; others in the lake after him, by whoever stays', () => {
    const enter = (mine: number) =>
      table({
        dice: [1, 0, mine, 3, 0],
        seats: { 0: { officer: 'V5', items: ['I05'] }, 1: { pirate: 'LAKE', hand: ['F05'] } },
      })
        .move('officer')
        .go('LAKE');
    expect(
      enter(5)
        .told('fight')
        .map(({ foe }) => foe),
    ).toEqual(['mate', 'player']);
    expect(
      enter(1)
        .told('fight')
        .map(({ foe }) => foe),
    ).toEqual(['mate']);
    const leave = table({ dice: [1, 0, 5, 1, 5, 0], seats: { 0: { officer: 'LAKE' } } }).move('officer');
    expect(leave.told('fight').map(({ foe }) => foe)).toEqual(['king']);
  });

  it('SS-R6 unoccupied: no figure at all, the moving one included; a figure on a ship may be picked up', () => {
    const put = table({ dice: [0, 0], seats: { 0: { officer: 'O12' }, 1: { pirate: 'O13' } } });
    for (const figure of ['officer', 'pirate'] as const) {
      for (const to of ['O12', 'O13']) {
        expect(put.refusal(0, { type: 'place', figure, to })).toBe('ILLEGAL_ACTION');
      }
    }
    put.do({ type: 'place', figure: 'pirate', to: 'O14' });
    expect(put.at(0, 'pirate')).toBe('O14');
  });

  it('SS-R7 a second figure that has left its space has no event and no fights', () => {
    const squalled = table({
      dice: [1, 1],
      fortune: ['F12', 'F01'],
      seats: { 0: { officer: 'O5', pirate: 'O20' }, 1: { officer: 'O22' } },
    }).do({ type: 'first', figure: 'officer' });
    squalled.do({ type: 'ship', figure: 'pirate' });
    expect(squalled.told('gold')).toEqual([]);
    expect(squalled.told('fight')).toEqual([]);
    expect(squalled.at(0, 'pirate')).toBe('PIRATE_SHIP');
  });

  it('SS-R8 one’s own figures never fight each other', () => {
    const own = table({ dice: [2, 0], seats: { 0: { officer: 'O12', pirate: 'O14' } } }).move('officer');
    expect(own.told('fight')).toEqual([]);
  });

  it('SS-R9 crew is compared at that moment, and the attacker fights on after a loss', () => {
    const on = table({
      players: 3,
      dice: [2, 0, 1, 5, 5, 1],
      seats: {
        0: { officer: 'O12', crew: { 'CW-A': 2 } },
        1: { officer: 'O14', crew: { 'RR-A': 1 } },
        2: { pirate: 'O14', crew: { 'RR-A': 1, 'RR-B': 1 } },
      },
    }).move('officer');
    on.do({ type: 'attack', seat: 1, figure: 'officer' });
    on.do({ type: 'bonus', take: 'crew', crew: 'CW-A' });
    expect(on.told('fight')).toHaveLength(2);
    // After losing a card seat 0 has 1, so seat 2 with 2 has more.
    expect(on.pending).toMatchObject({ kind: 'bonus', seat: 0, loser: 2 });
    expect(on.legal()).toContainEqual({ type: 'bonus', take: 'crew', crew: 'RR-B' });
    expect(on.at(1, 'officer')).toBe('O14');
  });

  it('SS-R9 who was sent off fights no more, and is not fought any more', () => {
    const off = table({
      players: 3,
      dice: [2, 0, 1, 5],
      seats: { 0: { officer: 'O12', gold: 0 }, 1: { officer: 'O14' }, 2: { pirate: 'O14' } },
      chests: { O14: 0 },
    }).move('officer');
    off.do({ type: 'attack', seat: 1, figure: 'officer' }, { type: 'bonus', take: 'gold' });
    expect(off.at(0, 'officer')).toBe('NAVY_SHIP');
    expect(off.told('fight')).toHaveLength(1);
    expect(off.view().active).toBe(1);
    const doubles = table({
      dice: [1, 1, 5, 1],
      seats: { 0: { officer: 'O12', pirate: 'O12' }, 1: { officer: 'O14', gold: 0 } },
    }).do({ type: 'first', figure: 'officer' }, { type: 'bonus', take: 'gold' });
    expect(doubles.at(1, 'officer')).toBe('NAVY_SHIP');
    expect(doubles.told('fight')).toHaveLength(1);
  });

  it('SS-R10 a blank loses for enemies, First Mate and King too', () => {
    const enemy = table({ dice: [1, 0, 1, 0], enemy: ['E16'], seats: { 0: { officer: 'O11' } } }).move('officer');
    expect(enemy.told('result')[0]!.winner).toBe(0);
    const mate = table({ dice: [1, 0, 1, 0], seats: { 0: { officer: 'V5' } } })
      .move('officer')
      .go('LAKE');
    expect(mate.told('result')[0]!.winner).toBe(0);
    const king = table({ dice: [1, 0, 5, 1, 0], seats: { 0: { officer: 'LAKE' } } }).move('officer');
    expect(king.phase).toBe('over');
  });

  it('SS-R11 Lucky Blow and Quick Thinking work against enemies, for the figure’s owner only', () => {
    const cave = table({
      dice: [1, 0, 1, 3],
      enemy: ['E01'],
      seats: { 0: { officer: 'O11', hand: ['F02'] }, 1: { hand: ['F02', 'F03'] } },
    })
      .do(rolled)
      .move('officer');
    expect(cave.legal()).toEqual([{ type: 'play', card: 'F02' }, { type: 'pass' }]);
    cave.play('F02');
    expect(cave.told('result')[0]).toMatchObject({ winner: 0, totals: [3, 3] });
    expect(cave.view().active).toBe(1); // seat 1 was never asked in it
  });

  it('SS-R12 after a card both must pass anew; against enemies only the window after the dice, with the owner alone', () => {
    const enemy = table({
      dice: [1, 0, 2, 5, 4],
      enemy: ['E01'],
      seats: { 0: { officer: 'O11', hand: ['F03', 'F05'] } },
    })
      .do(rolled)
      .move('officer');
    expect(enemy.pending).toEqual({ kind: 'window', seat: 0, when: 'after', side: 0 });
    enemy.play('F03');
    expect(enemy.pending).toEqual({ kind: 'window', seat: 0, when: 'after', side: 0 });
    enemy.pass();
    expect(enemy.told('result')[0]).toMatchObject({ totals: [4, 5], winner: 1 });
  });

  it('SS-R13 the debts of one event are added up, and every creditor gets the full sum', () => {
    const owing = table({
      players: 3,
      dice: [1, 0],
      seats: {
        0: { officer: 'O22', gold: 2, items: ['I07', 'I08'] },
        1: { crew: { 'SC-B': 1 } },
        2: { crew: { 'SC-B': 1 }, hand: ['F05'] },
      },
      start: 0,
    }).move('officer');
    expect(owing.told('recruited')).toHaveLength(1);
    expect(owing.pending).toEqual({ kind: 'debt', seat: 0, owed: 4 });
    owing.do({ type: 'sell', item: 'I07' });
    expect([owing.gold(0), owing.gold(1), owing.gold(2)]).toEqual([0, 12, 12]);
    expect(owing.player(0).items).toEqual(['I08']);
    const broke = table({
      players: 3,
      dice: [1, 0],
      seats: { 0: { officer: 'O22', gold: 1 }, 1: { crew: { 'SC-B': 1 } }, 2: { crew: { 'SC-B': 1 } } },
    }).move('officer');
    expect([broke.gold(0), broke.gold(1), broke.gold(2)]).toEqual([0, 12, 12]);
    expect(broke.told('debt')).toEqual([{ type: 'debt', seat: 0, owed: 4, bank: 3 }]);
    expect(broke.player(0).crewCount).toBe(1); // crew is never sold
  });

  it('SS-R14 who cannot bid higher passes unasked', () => {
    const poor = table({
      players: 4,
      dice: [1, 0],
      item: ['I05'],
      seats: { 0: { officer: 'O9', gold: 4 }, 1: { gold: 4 }, 2: { gold: 4 }, 3: { gold: 0 } },
    }).move('officer');
    poor.do({ type: 'bid', gold: 4 });
    expect(poor.player(1).items).toEqual(['I05']);
    expect(poor.told('bid')).toEqual([{ type: 'bid', seat: 1, gold: 4 }]);
  });

  it('SS-R15 the new weapon may be the one sold; other items are unlimited', () => {
    const third = table({
      dice: [1, 0],
      fortune: ['F16'],
      item: ['I05'],
      seats: { 0: { pirate: 'O6', items: ['I01', 'I01', 'I11', 'I12', 'I13', 'I14', 'I14'] } },
    }).move('pirate');
    third.do({ type: 'sell', item: 'I05' });
    expect(third.gold(0)).toBe(16);
    const other = table({
      dice: [1, 0],
      fortune: ['F16'],
      item: ['I13'],
      seats: { 0: { pirate: 'O6', items: ['I11', 'I12', 'I13', 'I14', 'I14'] } },
    }).move('pirate');
    expect(other.player(0).items).toHaveLength(6);
  });

  it('SS-R16 at the bridge only crew counts for the officer and only gold for the pirate; a tie with oneself is no effect', () => {
    const tie = table({
      dice: [1, 0],
      seats: { 0: { officer: 'O25', crew: { 'CW-A': 1 } }, 1: { crew: { 'RR-A': 1 } } },
    });
    tie.move('officer');
    expect(tie.told('recruited')).toEqual([]);
    const later = table({
      start: 1,
      dice: [1, 0],
      seats: { 0: { crew: { 'CW-A': 1 } }, 1: { officer: 'O25', crew: { 'RR-A': 1 } } },
    });
    expect(later.move('officer').asked).toBe('move'); // the next player's
    expect(later.told('recruited')).toEqual([]);
    const nobody = table({ dice: [1, 0], seats: { 0: { officer: 'O25', gold: 0 } } }).move('officer');
    expect(nobody.told('recruited')).toEqual([]);
    const equal = table({ dice: [1, 0], seats: { 0: { pirate: 'O25' } } }).move('pirate');
    expect(equal.told('gold')).toEqual([]);
    const several = table({
      players: 3,
      dice: [1, 0],
      seats: { 0: { pirate: 'O25', gold: 3, crew: { 'CW-A': 2 } }, 1: { gold: 8 }, 2: { gold: 8 } },
    }).move('pirate');
    expect(several.pending).toEqual({ kind: 'bridge', seat: 0, figure: 'pirate', seats: [1, 2] });
    several.do({ type: 'take', seat: 2 });
    expect([several.gold(0), several.gold(1), several.gold(2)]).toEqual([6, 8, 5]);
  });

  it('SS-R17 the crew card must be taken, and the payment is due also when none was left', () => {
    const gone = table({
      players: 3,
      dice: [1, 0],
      seats: { 0: { officer: 'O22', crew: { 'SC-A': 2 } }, 1: { crew: { 'SC-B': 2 } } },
    }).move('officer');
    expect(gone.told('recruited')).toEqual([]);
    expect([gone.gold(0), gone.gold(1)]).toEqual([6, 14]);
    const must = table({ dice: [1, 0], seats: { 0: { officer: 'O22' } } }).move('officer');
    expect(must.legal().map(({ type }) => type)).toEqual(['recruit', 'recruit']);
    const own = table({ dice: [1, 0], seats: { 0: { officer: 'O22', crew: { 'SC-A': 2, 'SC-B': 2 } } } });
    expect(own.move('officer').gold(0)).toBe(10);
  });

  it('SS-R18 the enemy is discarded, win or lose, before the reward: gold, then the item, then the smoky cave’s card', () => {
    const crew = { 'CW-A': 2, 'RR-A': 2, 'RR-B': 1, 'MC-B': 1 };
    const won = table({
      dice: [1, 0, 1, 0],
      enemy: ['E13'],
      item: ['I05'],
      fortune: ['F03'],
      seats: { 0: { officer: 'V2', crew, items: ['I01', 'I04'] } },
    }).move('officer');
    expect(won.asked).toBe('limit');
    expect(won.view()).toMatchObject({ discards: { enemy: ['E13'] }, fight: null });
    expect([won.gold(0), won.player(0).handSize]).toEqual([12, 0]);
    won.do({ type: 'sell', item: 'I05' });
    expect(won.player(0).handSize).toBe(1);
    const order = won.story.filter((type) => ['gold', 'item', 'drew'].includes(type));
    expect(order).toEqual(['gold', 'item', 'gold', 'drew']);
    const lost = table({ dice: [1, 0, 0, 1], enemy: ['E13'], seats: { 0: { officer: 'O11' } } }).move('officer');
    expect([lost.gold(0), lost.at(0, 'officer')]).toEqual([10, 'O12']);
    expect(lost.view().discards.enemy).toEqual(['E13']);
  });

  it('SS-R19 paying is a choice, made after the price is rolled, and each visit rolls anew', () => {
    const declined = table({
      dice: [1, 0, 0, 1, 5, 0, 1, 0],
      seats: { 0: { officer: 'LAKE', gold: 60 }, 1: { officer: 'O13' } },
    }).move('officer');
    declined.do({ type: 'fight' });
    expect(declined.told('result')[0]!.winner).toBe(1);
    expect(declined.gold(0)).toBe(60);
    expect(declined.told('price').map(({ gold }) => gold)).toEqual([30]);
    const again = table({ dice: [1, 0, 5], seats: { 0: { officer: 'LAKE', gold: 44 } } }).move('officer');
    expect(again.told('price').map(({ gold }) => gold)).toEqual([45]);
    expect(again.told('fight')).toHaveLength(1);
  });

  it('SS-R20 sent to the Den: roll and pay, then fight who is there; in debt to the ship without a fight', () => {
    const lost = (gold: number) =>
      table({
        dice: [1, 0, 1, 5, 1, 3, 2],
        seats: { 0: { officer: 'V5', gold }, 1: { pirate: 'V5' } },
      })
        .move('officer')
        .go('LAKE');
    expect(
      lost(10)
        .told('fight')
        .map(({ foe }) => foe),
    ).toEqual(['mate', 'player']);
    expect(lost(10).gold(0)).toBe(7);
    const broke = lost(2);
    expect(broke.told('fight').map(({ foe }) => foe)).toEqual(['mate']);
    expect(broke.at(0, 'officer')).toBe('NAVY_SHIP');
    expect(broke.told('sent').map(({ to, why }) => [to, why])).toEqual([
      ['V5', 'mate'],
      ['NAVY_SHIP', 'debt'],
    ]);
  });

  it('SS-R21 the lava walk obeys all rules of movement, and lava tubes reached by it work again', () => {
    const fork = table({
      dice: [1, 0, 4, 5, 1],
      seats: { 0: { officer: 'V1', items: ['I05'] }, 1: { officer: 'V2', pirate: 'V3', hand: ['F05'] } },
    }).move('officer');
    expect(fork.pending).toEqual({ kind: 'fork', seat: 0, figure: 'officer', left: 1 });
    expect(fork.phase).toBe('event');
    fork.go('LAKE');
    expect(fork.told('fight').map(({ foe }) => foe)).toEqual(['mate']); // nobody on the way is fought
    const again = table({ dice: [1, 0, 4, 0], seats: { 0: { officer: 'V1' } } });
    again.move('officer').go('V6');
    expect(
      again
        .told('rolled')
        .filter(({ why }) => why === 'lava_tubes')
        .map(({ dice }) => dice),
    ).toEqual([[4], [0]]);
    expect(again.at(0, 'officer')).toBe('V6');
  });

  it('SS-R21 figures are fought on the lava tubes after a blank', () => {
    const blank = table({
      dice: [1, 0, 0, 4, 2],
      seats: { 0: { officer: 'V1' }, 1: { pirate: 'V2' } },
    }).move('officer');
    expect(blank.told('fight')).toMatchObject([{ foe: 'player', seat: 1, foeFigure: 'pirate' }]);
    expect(blank.do(nothing).at(0, 'officer')).toBe('V2');
  });

  it('SS-R22 seats go clockwise, and a round is as many turns as players', () => {
    const seats = { 0: { officer: 'O13' }, 1: { officer: 'O21' }, 2: { officer: 'O27' } };
    const turns = table({ players: 3, start: 2, dice: [1, 0, 1, 0, 1, 0, 1, 0], seats });
    const seen = [0, 1, 2, 3].map(() => {
      const { active, turn, round } = turns.view();
      turns.move('officer');
      return [active, turn, round];
    });
    expect(seen).toEqual([
      [2, 1, 1],
      [0, 2, 1],
      [1, 3, 1],
      [2, 4, 2],
    ]);
  });

  it('SS-R23 marks are 4 and 5 only: two players use the crew of three', () => {
    const marks = new Set(CREW.flatMap((kind) => kind.marks));
    expect([...marks].sort()).toEqual([4, 5, null]);
    expect(table({ players: 2 }).view().crew).toEqual(table({ players: 3 }).view().crew);
  });

  it('SS-R24 the spaces have their English names', () => {
    const names = new Set(SPACES.map(({ name }) => name));
    for (const name of ['Lava Tubes', 'Smoky Cave', 'Thieves’ Den', 'Lake of Fire', 'Bridge of Tears']) {
      expect([...names]).toContain(name.replace('’', "'"));
    }
    expect([...names]).toContain("Smugglers' Cove");
  });

  it('SS-R24 the spaces and cards of the Dutch rulebook are these', () => {
    const names = SPACES.map(({ id, name }) => `${spaceName(id, 'nl')} = ${name}`.replace(/ \d+/, ''));
    for (const name of [
      'Lava Gangen = Lava Tubes',
      'Mistige Grot = Smoky Cave',
      "Dievenhol = Thieves' Den",
      'Meer van Vuur = Lake of Fire',
      'Brug der Tranen = Bridge of Tears',
      "Smugglers’ Cove = Smugglers' Cove",
    ]) {
      expect(names).toContain(name);
    }
    expect([fortuneName('F05', 'en'), fortuneName('F05', 'nl')]).toEqual(['Auction', 'Veiling']);
  });
});
