import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const ended = { type: 'endTurn' } as const;
const rolled = { type: 'roll' } as const;

describe('cards', () => {
  it('SS-C1 cards are held secretly unless they say "at once"; of two such cards the player chooses the order', () => {
    const church = table({
      dice: [1, 0],
      fortune: ['F09', 'F10'],
      seats: { 0: { officer: 'O6' } },
    }).move('officer');
    expect(church.pending).toMatchObject({ kind: 'order', seat: 0, figure: 'officer' });
    expect(church.legal()).toEqual([
      { type: 'resolve', card: 'F09' },
      { type: 'resolve', card: 'F10' },
    ]);
    expect([...church.view().waiting].sort()).toEqual(['F09', 'F10']);
    church.do({ type: 'resolve', card: 'F10' });
    expect(church.told('gold').map(({ why }) => why)).toEqual(['F10', 'F09']);
  });

  it('SS-C1 a table card counts as an at-once card, and two alike need no choice', () => {
    const mixed = table({ dice: [1, 0], fortune: ['F07', 'F09'], seats: { 0: { officer: 'O6' } } }).move('officer');
    expect(mixed.asked).toBe('order');
    const alike = table({ dice: [1, 0], fortune: ['F07', 'F07'], seats: { 0: { officer: 'O6' } } }).move('officer');
    expect(alike.told('revealed').map(({ card }) => card)).toEqual(['F07', 'F07']);
    expect(alike.player(0).table).toEqual(['F07', 'F07']);
    const secret = table({ dice: [1, 0], fortune: ['F01', 'F09'], seats: { 0: { officer: 'O6' } } }).move('officer');
    expect(secret.told('revealed').map(({ card }) => card)).toEqual(['F09']);
    expect(secret.view(1).players[0]).toMatchObject({ handSize: 1, hand: null });
    expect(secret.view(0).players[0]!.hand).toEqual(['F01']);
  });

  it('SS-C2 a third weapon of a figure forces the sale of one of that kind at its price', () => {
    const third = table({
      dice: [1, 0, 5, 1],
      enemy: ['E09'],
      item: ['I02'],
      seats: { 0: { officer: 'O11', items: ['I01', 'I05', 'I06', 'I07', 'I14'] } },
    }).move('officer');
    expect(third.pending).toEqual({ kind: 'limit', seat: 0, side: 'officer' });
    expect(third.legal()).toEqual([
      { type: 'sell', item: 'I01' },
      { type: 'sell', item: 'I02' },
      { type: 'sell', item: 'I05' },
    ]);
    third.do({ type: 'sell', item: 'I01' });
    expect(third.gold(0)).toBe(14);
    expect(third.told('sold')).toEqual([{ type: 'sold', seat: 0, item: 'I01', n: 4 }]);
    expect([...third.player(0).items].sort()).toEqual(['I02', 'I05', 'I06', 'I07', 'I14']);
    expect(third.player(0).might).toEqual({ officer: 4, pirate: 4 });
  });

  it('SS-C2 two weapons of a figure are kept, and so is a first one of the other', () => {
    const second = table({
      dice: [1, 0, 5, 1],
      enemy: ['E09'],
      item: ['I02'],
      seats: { 0: { officer: 'O11', items: ['I05', 'I06', 'I07'] } },
    }).move('officer');
    expect(second.told('sold')).toEqual([]);
    expect(second.asked).toBe('move');
    expect([...second.player(0).items].sort()).toEqual(['I02', 'I05', 'I06', 'I07']);
  });

  it('SS-C2 items lie open, and are not sold at will', () => {
    const open = table({ seats: { 0: { items: ['I01'], hand: ['F05'] } } });
    expect(open.view(1).players[0]!.items).toEqual(['I01']);
    expect(open.refusal(0, { type: 'sell', item: 'I01' })).toBe('ILLEGAL_ACTION');
  });

  it('SS-C3 crew lies open and works for its symbols', () => {
    const crew = { 'CW-A': 1, 'RR-A': 1, 'SC-A': 1, 'FR-A': 1, 'FR-B': 1 };
    const open = table({ seats: { 0: { crew, hand: ['F05'] } } });
    expect(open.view(null).players[0]).toMatchObject({ crew, crewCount: 5, might: { officer: 4, pirate: 4 } });
  });

  it('SS-C4 at the start: any number of bargains, then a roll or one card in its place', () => {
    const start = table({
      dice: [1, 0],
      seats: { 0: { gold: 10, hand: ['F06', 'F06', 'F13'] }, 1: { items: ['I02', 'I07'] } },
    });
    const kinds = (types: readonly { type: string }[]) =>
      [...new Set(types.map((action) => ('card' in action ? action.card : action.type)))].sort();
    expect(kinds(start.legal())).toEqual(['F06', 'F13', 'roll']);
    start.do({ type: 'play', card: 'F06', seat: 1, item: 'I02' }, { type: 'play', card: 'F06', seat: 1, item: 'I07' });
    expect(start.asked).toBe('turn');
    start.do({ type: 'play', card: 'F13', figure: 'officer', by: 3 });
    expect(start.told('rolled').filter(({ seat, why }) => seat === 0 && why === 'move')).toEqual([]);
    expect(start.at(0, 'officer')).toBe('O5');
  });

  it('SS-C4 at the end: any number of cards, one after the other, after all events and fights', () => {
    const end = table({
      dice: [1, 0],
      item: ['I02'],
      seats: { 0: { hand: ['F05', 'F14', 'F15', 'F15'] }, 1: { crew: { 'CW-A': 2 } } },
    })
      .do(rolled)
      .move('officer');
    expect(end.phase).toBe('end');
    end.do({ type: 'play', card: 'F14', seat: 1, crew: 'CW-A' }, { type: 'play', card: 'F15', crew: 'FR-A' });
    expect(end.player(0).crew).toEqual({ 'CW-A': 1, 'FR-A': 1 });
    expect(end.asked).toBe('end');
    end.play('F05').pass(2);
    expect(end.asked).toBe('end');
    end.do({ type: 'play', card: 'F15', crew: 'FR-A' });
    expect(end.view().active).toBe(1); // the hand is empty
  });

  it('SS-C4 on doubles the end comes after both figures', () => {
    const doubles = table({
      dice: [1, 1],
      seats: { 0: { officer: 'O3', pirate: 'O20', hand: ['F15'] } },
    }).do(rolled, { type: 'first', figure: 'officer' });
    expect(doubles.told('gold').map(({ from }) => from)).toEqual(['O5', 'O22']);
    expect(doubles.asked).toBe('end');
  });

  it('SS-C5 a hand is asked even if nothing in it fits, at start, end and in every window', () => {
    const asked = table({
      dice: [2, 0, 3, 2],
      seats: { 0: { officer: 'O12', hand: ['F01'] }, 1: { officer: 'O14', hand: ['F15'] } },
    });
    expect(asked.legal()).toEqual([rolled]);
    asked.do(rolled).move('officer');
    expect(asked.pending).toMatchObject({ kind: 'window', seat: 0, when: 'before' });
    asked.pass();
    expect(asked.pending).toMatchObject({ kind: 'window', seat: 1, when: 'before' });
    expect(asked.legal()).toEqual([{ type: 'pass' }]);
    asked.pass();
    expect(asked.pending).toMatchObject({ kind: 'window', seat: 0, when: 'after' });
    expect(asked.legal()).toEqual([{ type: 'pass' }]);
    asked.pass(2).do({ type: 'bonus', take: 'nothing' });
    expect(asked.pending).toEqual({ kind: 'end', seat: 0 });
    expect(asked.legal()).toEqual([ended]);
  });

  it('SS-C5 an empty hand is never asked', () => {
    const silent = table({
      dice: [2, 0, 3, 2],
      seats: { 0: { officer: 'O12' }, 1: { officer: 'O14' } },
    });
    expect(silent.asked).toBe('move');
    silent.move('officer');
    expect(silent.asked).toBe('bonus');
    silent.do({ type: 'bonus', take: 'nothing' });
    expect(silent.view()).toMatchObject({ active: 1, phase: 'move' });
  });

  it('SS-C5 everything else with a single choice is done unasked', () => {
    const single = table({
      dice: [1, 0],
      seats: { 0: { officer: 'O10' }, 1: { crew: { 'RR-A': 2 }, hand: ['F01'] } },
    }).move('officer');
    expect(single.told('recruited')).toMatchObject([{ crew: 'RR-B' }]);
    expect(single.view().active).toBe(1);
  });

  it('SS-C6 a played card is discarded openly before its effect; an at-once card that waits lies beside the piles', () => {
    const waits = table({
      dice: [1, 0],
      fortune: ['F12', 'F16'],
      item: ['I05'],
      seats: { 0: { officer: 'O6', pirate: 'O20', items: ['I01', 'I04'] } },
    }).move('officer');
    expect(waits.view().discards.fortune).toEqual([]);
    waits.do({ type: 'resolve', card: 'F16' });
    expect(waits.asked).toBe('limit');
    expect(waits.view().discards.fortune).toEqual(['F16']);
    expect(waits.view().waiting).toEqual(['F12']);
    waits.do({ type: 'sell', item: 'I05' });
    expect(waits.asked).toBe('squall');
    expect(waits.view().waiting).toEqual([]);
    expect(waits.view().discards.fortune).toEqual(['F16', 'F12']);
    const played = table({ dice: [1, 0], seats: { 0: { hand: ['F15'] } } })
      .do(rolled)
      .move('officer')
      .hush();
    played.do({ type: 'play', card: 'F15', crew: 'FR-A' });
    expect(played.story.slice(0, 2)).toEqual(['played', 'recruited']);
    expect(played.view().discards.fortune).toEqual(['F15']);
  });

  it('SS-C7 Local Guide puts a figure as by double blank, in place of the roll', () => {
    const guide = table({ seats: { 0: { officer: 'V3', hand: ['F04'] }, 1: { officer: 'O22' } } });
    expect(guide.legal().filter(({ type }) => type === 'play')).toHaveLength(2 * 31);
    expect(guide.refusal(0, { type: 'play', card: 'F04', figure: 'officer', to: 'O22' })).toBe('ILLEGAL_ACTION');
    guide.do({ type: 'play', card: 'F04', figure: 'officer', to: 'O28' });
    expect(guide.gold(0)).toBe(11);
    expect(guide.view().active).toBe(1);
  });

  it('SS-C7 Fair Winds moves one figure 1 to 10 spaces by all movement rules', () => {
    const winds = table({ seats: { 0: { officer: 'O31', pirate: 'LAKE', hand: ['F13'] } } });
    const offered = winds.legal().filter(({ type }) => type === 'play') as { figure: string; by: number }[];
    expect(offered.filter(({ figure }) => figure === 'officer').map(({ by }) => by)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(offered.filter(({ figure }) => figure === 'pirate').map(({ by }) => by)).toEqual([1]);
    winds.do({ type: 'play', card: 'F13', figure: 'officer', by: 8 });
    expect(winds.gold(0)).toBe(11); // the Castle
    expect(winds.phase).toBe('move');
    expect(winds.pending).toEqual({ kind: 'fork', seat: 0, figure: 'officer', left: 5 });
    expect(winds.view().dice).toBeNull();
    winds.go('V1');
    expect(winds.told('moved').at(-1)!.path).toEqual(['V1', 'V2', 'V3', 'V4', 'V5']);
  });

  it('SS-C8 Bandit’s Bargain: the owner cannot refuse and gets the price; the buyer’s limit then applies', () => {
    const bargain = table({
      dice: [1, 0],
      seats: { 0: { gold: 9, hand: ['F06'], items: ['I01', 'I02'] }, 1: { gold: 1, items: ['I05'] } },
    });
    bargain.do({ type: 'play', card: 'F06', seat: 1, item: 'I05' });
    expect([bargain.gold(0), bargain.gold(1)]).toEqual([3, 7]);
    expect(bargain.phase).toBe('turn');
    expect(bargain.pending).toEqual({ kind: 'limit', seat: 0, side: 'officer' });
    bargain.do({ type: 'sell', item: 'I02' });
    expect(bargain.gold(0)).toBe(5);
    expect(bargain.player(0).might.officer).toBe(5);
    expect(bargain.player(1)).toMatchObject({ items: [], might: { officer: 0, pirate: 0 } });
    expect(bargain.asked).toBe('move'); // the hand is empty, so the dice have rolled
  });

  it('SS-C8, SS-D2 the price is needed in hand, and no more than that', () => {
    const able = (gold: number) =>
      table({ seats: { 0: { gold, hand: ['F06'] }, 1: { items: ['I05'] } } })
        .legal()
        .map(({ type }) => type);
    expect(able(5)).toEqual(['roll']);
    expect(able(6)).toEqual(['roll', 'play']);
  });

  it('SS-C8 only weapons can be bought', () => {
    const other = table({ seats: { 0: { hand: ['F06'] }, 1: { items: ['I11', 'I12', 'I13', 'I14'] } } });
    expect(other.legal()).toEqual([rolled]);
  });

  it('SS-C9 Silver Tongue needs a player with more crew cards', () => {
    const tongue = (mine: number, theirs: number) =>
      table({
        dice: [1, 0],
        seats: { 0: { hand: ['F14'], crew: { 'RR-A': mine } }, 1: { crew: { 'CW-A': theirs } } },
      })
        .do(rolled)
        .move('officer')
        .legal();
    expect(tongue(1, 2)).toEqual([{ type: 'play', card: 'F14', seat: 1, crew: 'CW-A' }, ended]);
    expect(tongue(1, 1)).toEqual([ended]);
  });

  it('SS-C9 New Recruits needs a crew card left, and owes nothing', () => {
    const all = ['CW', 'RR', 'MC', 'SC', 'FR'].flatMap((place) => [`${place}-A`, `${place}-B`]);
    const crew = Object.fromEntries(all.map((kind) => [kind, 2]));
    const none = table({ dice: [1, 0], seats: { 0: { hand: ['F15'] }, 1: { crew } } })
      .do(rolled)
      .move('officer');
    expect(none.legal()).toEqual([ended]);
    const some = table({ dice: [1, 0], seats: { 0: { hand: ['F15'] }, 1: { crew: { 'CW-B': 1 } } } })
      .do(rolled)
      .move('officer');
    expect(some.legal()).toHaveLength(11);
    some.do({ type: 'play', card: 'F15', crew: 'CW-B' });
    expect([some.gold(0), some.gold(1)]).toEqual([12, 10]); // 2 at the dock, nothing owed
  });

  it('SS-C9 Auction needs an item to auction, be it among the discards', () => {
    const side = (seat: number) => ({
      items: [
        ['I01', 'I04', 'I06', 'I10'],
        ['I01', 'I05', 'I09', 'I09'],
        ['I02', 'I03', 'I07', 'I08'],
      ][seat]!,
    });
    const others = ['I11', 'I11', 'I12', 'I12', 'I13', 'I13', 'I14', 'I14'];
    const auction = (last: readonly string[]) =>
      table({
        players: 3,
        dice: [1, 0],
        discards: { item: last },
        seats: {
          0: { ...side(0), hand: ['F05'], officer: 'O12' },
          1: { items: [...side(1).items, ...others.slice(last.length)] },
          2: side(2),
        },
      });
    const none = auction([]).do(rolled).move('pirate');
    expect(none.view().piles.item).toBe(0);
    expect(none.legal()).toEqual([ended]);
    const one = auction(['I11']).do(rolled).move('pirate');
    expect(one.legal()).toEqual([{ type: 'play', card: 'F05' }, ended]);
    expect(one.play('F05').told('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'item' }]);
  });

  it('SS-C10 Drifting Cargo 4 gold; Crew Shares 1 gold per gold symbol, at least 1; Light Fingers 3 gold to the trove', () => {
    const drawn = (card: string, crew: Record<string, number> = {}) =>
      table({ dice: [1, 0], fortune: [card], seats: { 0: { pirate: 'O6', crew } } }).move('pirate');
    expect(drawn('F09').gold(0)).toBe(14);
    expect(drawn('F10').gold(0)).toBe(11);
    expect(drawn('F10', { 'CW-B': 1, 'SC-B': 2 }).gold(0)).toBe(15);
    expect([drawn('F11').gold(0), drawn('F11').view().trove]).toEqual([7, 3]);
    expect(drawn('F11').view().discards.fortune).toEqual(['F11']);
  });

  it('SS-C10 Smuggled Crate: the top item', () => {
    const crate = table({ dice: [1, 0], fortune: ['F16'], item: ['I10'], seats: { 0: { pirate: 'O6' } } });
    crate.move('pirate');
    expect(crate.player(0).items).toEqual(['I10']);
    expect(crate.told('item')).toMatchObject([{ seat: 0, item: 'I10' }]);
  });

  it('SS-C10 Sudden Squall: a figure of choice that is not on its ship; none, and nothing happens', () => {
    const squall = (officer: string) =>
      table({ dice: [1, 0], fortune: ['F12'], seats: { 0: { officer, pirate: 'O6' } } }).move('pirate');
    const choice = squall('O12');
    expect(choice.pending).toEqual({ kind: 'squall', seat: 0 });
    choice.do({ type: 'ship', figure: 'officer' });
    expect([choice.at(0, 'officer'), choice.at(0, 'pirate')]).toEqual(['NAVY_SHIP', 'O7']);
    const single = squall('NAVY_SHIP');
    expect(single.told('sent')).toMatchObject([{ figure: 'pirate', to: 'PIRATE_SHIP', why: 'F12' }]);
    const none = table({
      dice: [1, 0],
      fortune: ['F11', 'F12'],
      seats: { 0: { officer: 'O6', gold: 0 } },
    }).move('officer');
    none.do({ type: 'resolve', card: 'F11' }); // in debt, so the officer is on his ship before the squall
    expect(none.told('sent')).toHaveLength(1);
    expect(none.view().active).toBe(1);
  });

  it('SS-C11 Queen’s Commission and Black Reputation lie open and give 1 Might each', () => {
    const table11 = table({ dice: [1, 0], fortune: ['F08'], seats: { 0: { pirate: 'O6' } } }).move('pirate');
    expect(table11.player(0)).toMatchObject({ table: ['F08'], might: { officer: 0, pirate: 1 }, handSize: 0 });
    expect(table11.view().discards.fortune).toEqual([]);
    const queen = table({ dice: [1, 0], fortune: ['F07'], seats: { 0: { pirate: 'O6' } } }).move('pirate');
    expect(queen.player(0).might).toEqual({ officer: 1, pirate: 0 });
  });

  it('SS-C12 Lucky Blow adds 2 to that side’s total, but does not save a blank', () => {
    const blow = (mine: number, theirs: number) =>
      table({
        dice: [2, 0, mine, theirs],
        seats: { 0: { officer: 'O12' }, 1: { officer: 'O14', hand: ['F02'] } },
      })
        .move('officer')
        .pass()
        .play('F02')
        .told('result')[0];
    expect(blow(4, 3)).toMatchObject({ winner: 1, totals: [4, 5] });
    expect(blow(1, 0)).toMatchObject({ winner: 0, totals: [1, 2] });
  });

  it('SS-C12 Keep the Peace: no fight, no winner, no bonus; and not against enemies, First Mate or King', () => {
    const enemy = table({ dice: [1, 0, 1, 5], enemy: ['E01'], seats: { 0: { officer: 'O11', hand: ['F01'] } } })
      .do(rolled)
      .move('officer');
    expect(enemy.pending).toMatchObject({ kind: 'window', when: 'after' });
    expect(enemy.legal()).toEqual([{ type: 'pass' }]);
    const king = table({ dice: [1, 0, 1, 5, 1], seats: { 0: { officer: 'LAKE', hand: ['F01'] } } })
      .do(rolled)
      .move('officer');
    expect([king.view().fight!.foe, king.legal()]).toEqual(['king', [{ type: 'pass' }]]);
  });

  it('SS-C13 a spyglass adds 2 against enemies and the First Mate, no Might; a second copy adds nothing', () => {
    const cave = (items: string[]) =>
      table({ dice: [1, 0, 1, 2], enemy: ['E04'], seats: { 0: { officer: 'O11', items } } })
        .move('officer')
        .do({ type: 'fight' });
    expect(cave(['I11']).told('fight')[0]).toMatchObject({ might: [0, 1], plus: [2, 0] });
    expect(cave(['I11']).told('result')[0]).toMatchObject({ winner: 0, totals: [3, 3] });
    expect(cave(['I11', 'I11']).told('fight')[0]!.plus).toEqual([2, 0]);
    const mate = table({ dice: [1, 0, 3, 1], seats: { 0: { officer: 'V5', items: ['I11'] } } })
      .move('officer')
      .go('LAKE');
    expect(mate.told('result')[0]).toMatchObject({ winner: 0, totals: [5, 5] });
    const king = table({ dice: [1, 0, 1, 5, 1, 0], seats: { 0: { officer: 'LAKE', items: ['I11'] } } });
    expect(king.move('officer').told('fight')[0]!.plus).toEqual([0, 0]);
    const player = table({
      dice: [2, 0, 3, 2],
      seats: { 0: { officer: 'O12', items: ['I11'] }, 1: { officer: 'O14' } },
    });
    expect(player.move('officer').told('fight')[0]!.plus).toEqual([0, 0]);
  });

  it('SS-C13 a spyglass shows the enemy to its owner alone, who fights it or puts it at the bottom', () => {
    const spy = () =>
      table({ dice: [1, 0, 1, 2], enemy: ['E16', 'E01'], seats: { 0: { officer: 'O11', items: ['I11'] } } }).move(
        'officer',
      );
    const looking = spy();
    expect(looking.pending).toEqual({ kind: 'spy', seat: 0, figure: 'officer' });
    expect(looking.view(0).spied).toBe('E16');
    expect([looking.view(1).spied, looking.view(null).spied]).toEqual([null, null]);
    expect(looking.legal()).toEqual([{ type: 'fight' }, { type: 'bury' }]);
    looking.do({ type: 'bury' });
    expect(looking.told('fight')[0]!.card).toBe('E01');
    expect(looking.told('buried')).toEqual([{ type: 'buried', seat: 0 }]);
    expect(looking.view().piles.enemy).toBe(15);
    expect(spy().do({ type: 'fight' }).told('fight')[0]!.card).toBe('E16');
  });

  it('SS-C13 once a turn, and in smoky caves as well', () => {
    const twice = table({
      dice: [2, 2, 1, 5, 1, 5],
      enemy: ['E01', 'E02', 'E03'],
      seats: { 0: { officer: 'O8', pirate: 'O14', items: ['I11'] } },
    }).do({ type: 'first', figure: 'officer' });
    expect(twice.asked).toBe('spy');
    twice.do({ type: 'fight' });
    expect(twice.told('fight').map(({ card }) => card)).toEqual(['E01', 'E02']);
    const smoky = table({ dice: [1, 0], enemy: ['E05'], seats: { 0: { officer: 'V2', items: ['I11'] } } });
    expect(smoky.move('officer').view(0).spied).toBe('E05');
    const nextTurn = table({
      dice: [1, 0, 1, 5, 1, 0, 1, 0],
      seats: { 0: { officer: 'O11', pirate: 'O15', items: ['I11'] }, 1: { officer: 'O31' } },
    });
    nextTurn.move('officer').do({ type: 'fight' }).move('officer').move('pirate');
    expect(nextTurn.asked).toBe('spy');
  });

  it('SS-C13 before a look an empty pile is filled, and the discards are put under a last enemy', () => {
    const all = Array.from({ length: 16 }, (_, i) => `E${String(i + 1).padStart(2, '0')}`);
    const empty = table({
      dice: [1, 0],
      discards: { enemy: all },
      seats: { 0: { officer: 'O11', items: ['I11'] } },
    }).move('officer');
    expect(empty.view()).toMatchObject({ piles: { enemy: 16 }, discards: { enemy: [] } });
    const last = table({
      dice: [1, 0, 1, 5],
      enemy: ['E16'],
      discards: { enemy: all.slice(0, 15) },
      seats: { 0: { officer: 'O11', items: ['I11'] } },
    }).move('officer');
    expect(last.told('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'enemy' }]);
    expect(last.view(0)).toMatchObject({ spied: 'E16', piles: { enemy: 16 }, discards: { enemy: [] } });
    last.do({ type: 'bury' });
    expect(last.told('fight')[0]!.card).not.toBe('E16');
    expect(last.state.enemies.cards[0]).toBe(15);
  });

  it('SS-C14 a compass: 1 longer or shorter after a roll that is not doubles, at least 1', () => {
    const by = (dice: readonly number[], items: readonly string[]) =>
      table({ dice, seats: { 0: { officer: 'O4', pirate: 'LAKE', items } } })
        .legal()
        .map((action) => (action.type === 'move' ? `${action.figure} ${action.by}` : action.type));
    expect(by([2, 3], ['I12'])).toEqual(['officer 4', 'officer 5', 'officer 6', 'pirate 5']);
    expect(by([0, 1], ['I12'])).toEqual(['officer 1', 'officer 2', 'pirate 1']);
    expect(by([2, 3], ['I12', 'I12'])).toHaveLength(4);
    expect(by([2, 3], [])).toEqual(['officer 5', 'pirate 5']);
    expect(by([2, 2], ['I12'])).toEqual(['first', 'first']);
  });

  it('SS-C14 a compass is not for Fair Winds or lava tubes', () => {
    const winds = table({ seats: { 0: { hand: ['F13'], items: ['I12'] } } });
    const most = Math.max(...winds.legal().map((action) => ('by' in action ? action.by : 0)));
    expect(most).toBe(10);
    const lava = table({ dice: [1, 0, 1], trove: 5, seats: { 0: { officer: 'V5', items: ['I12'] } } });
    lava.move('officer', 1).go('V6');
    expect([lava.at(0, 'officer'), lava.gold(0)]).toEqual(['V7', 15]);
  });

  it('SS-C15 a rope holds in quicksand, geyser and idol, and cheapens the Den', () => {
    const roped = (from: string, die: number) =>
      table({
        dice: [1, 0, die],
        fortune: ['F01'],
        seats: { 0: { officer: from, items: ['I13', 'I13'] } },
      }).move('officer');
    expect(roped('O8', 0).at(0, 'officer')).toBe('O9');
    const geyser = roped('V3', 0);
    expect([geyser.at(0, 'officer'), geyser.player(0).handSize]).toEqual(['V4', 1]);
    const idol = roped('O2', 0).go('V1');
    expect([idol.at(0, 'officer'), idol.gold(0)]).toEqual(['V1', 10]);
    const den = roped('V4', 5);
    expect([den.gold(0), den.view().trove]).toEqual([5, 5]);
  });

  it('SS-C15 doubloons: 2 gold more each with the Castle’s income', () => {
    const income = (items: readonly string[]) =>
      table({ dice: [1, 0], seats: { 0: { officer: 'O31', items } } })
        .move('officer')
        .gold(0) - 10;
    expect([income([]), income(['I14']), income(['I14', 'I14'])]).toEqual([1, 3, 5]);
  });
});
