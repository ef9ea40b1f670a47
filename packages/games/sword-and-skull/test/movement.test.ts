import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const figuresOf = (actions: readonly { type: string }[]) => actions.map((action) => JSON.stringify(action)).sort();

describe('movement', () => {
  it('SS-M1 a turn: roll, move, do the space, fight who is there, pass on', () => {
    const turn = table({
      dice: [0, 2, 4, 1],
      chests: { O5: 3 },
      seats: { 0: { officer: 'O3' }, 1: { pirate: 'O5', hand: ['F05'] } },
    });
    expect(turn.view()).toMatchObject({ phase: 'move', dice: [0, 2], active: 0 });
    turn.move('officer').pass(2);
    expect(turn.asked).toBe('bonus');
    turn.do({ type: 'bonus', take: 'nothing' });
    const expected = ['turn', 'rolled', 'moved', 'gold', 'fight', 'rolled', 'result', 'bonus', 'turn'];
    expect(turn.story).toEqual(expected);
    expect(turn.view()).toMatchObject({ active: 1, phase: 'turn', dice: null });
  });

  it('SS-M2 one figure of choice moves the sum, a blank counting 0', () => {
    const roll = table({ dice: [0, 3], seats: { 0: { officer: 'O10', pirate: 'O20' } } });
    expect(roll.pending).toEqual({ kind: 'move', seat: 0, by: 3 });
    expect(figuresOf(roll.legal())).toEqual([
      '{"type":"move","figure":"officer","by":3}',
      '{"type":"move","figure":"pirate","by":3}',
    ]);
    roll.move('pirate');
    expect(roll.told('moved')).toEqual([{ type: 'moved', seat: 0, figure: 'pirate', path: ['O21', 'O22', 'O23'] }]);
    expect([roll.at(0, 'officer'), roll.at(0, 'pirate')]).toEqual(['O10', 'O23']);
  });

  it('SS-M3 doubles move both by the sum, the officer first, then the player picks whose space comes first', () => {
    const doubles = table({ dice: [1, 1], seats: { 0: { officer: 'O3', pirate: 'O20', gold: 1 } } });
    expect(doubles.told('moved').map(({ figure, path }) => [figure, path])).toEqual([
      ['officer', ['O4', 'O5']],
      ['pirate', ['O21', 'O22']],
    ]);
    expect(doubles.pending).toEqual({ kind: 'first', seat: 0 });
    expect(doubles.phase).toBe('move');
    doubles.do({ type: 'first', figure: 'pirate' });
    // The pirate's chest first, which fills the officer's: 1, and then 2.
    expect(doubles.told('gold').map(({ n, from }) => [n, from])).toEqual([
      [1, 'O22'],
      [2, 'O5'],
    ]);
    expect(doubles.gold(0)).toBe(4);
  });

  it('SS-M3 the first figure is finished completely, its fights included, before the other begins', () => {
    const doubles = table({
      dice: [1, 1, 5, 1],
      seats: { 0: { officer: 'O3', pirate: 'O20' }, 1: { officer: 'O5', hand: ['F05'] } },
    });
    doubles.do({ type: 'first', figure: 'officer' }).pass(2);
    expect(doubles.asked).toBe('bonus');
    expect(doubles.told('gold').map(({ from }) => from)).toEqual(['O5']);
    doubles.do({ type: 'bonus', take: 'gold' });
    expect(doubles.told('gold').map(({ from }) => from)).toEqual(['O5', 1, 'O22']);
  });

  it('SS-M4 a double blank puts one figure on an unoccupied outer space, and does it', () => {
    const blank = table({
      dice: [0, 0],
      seats: { 0: { officer: 'LAKE', pirate: 'V3' }, 1: { officer: 'O5', pirate: 'O20' } },
    });
    expect(blank.pending).toEqual({ kind: 'place', seat: 0 });
    expect(blank.legal()).toHaveLength(2 * 30);
    expect(blank.refusal(0, { type: 'place', figure: 'officer', to: 'O5' })).toBe('ILLEGAL_ACTION');
    for (const to of ['V1', 'LAKE', 'LAIR', 'NAVY_SHIP']) {
      expect(blank.refusal(0, { type: 'place', figure: 'pirate', to })).toBe('ILLEGAL_ACTION');
    }
    blank.do({ type: 'place', figure: 'officer', to: 'O14' });
    expect(blank.told('placed')).toEqual([{ type: 'placed', seat: 0, figure: 'officer', to: 'O14' }]);
    expect(blank.gold(0)).toBe(11);
    expect(blank.told('moved')).toEqual([]);
  });

  it('SS-M5 the outer path is a ring, and only the cave between dock and Fort Rock leads to the volcano', () => {
    const ring = table({ dice: [1, 2], seats: { 0: { officer: 'O30' } } }).move('officer');
    expect(ring.told('moved')[0]!.path).toEqual(['O31', 'O0', 'O1']);
    const entrance = table({ dice: [1, 2], seats: { 0: { officer: 'O0' } } }).move('officer');
    expect(entrance.pending).toEqual({ kind: 'fork', seat: 0, figure: 'officer', left: 1 });
    expect(entrance.legal()).toEqual([
      { type: 'go', to: 'O3' },
      { type: 'go', to: 'V1' },
    ]);
    expect(entrance.at(0, 'officer')).toBe('O2');
    entrance.go('V1');
    expect(entrance.at(0, 'officer')).toBe('V1');
    expect(entrance.told('moved').map(({ path }) => path)).toEqual([['O1', 'O2'], ['V1']]);
  });

  it('SS-M5 the volcano path rejoins the ring on the far side', () => {
    const exit = table({ dice: [4, 0], seats: { 0: { pirate: 'V8' } } }).move('pirate');
    expect(exit.told('moved')[0]!.path).toEqual(['V9', 'V10', 'O18', 'O19']);
  });

  it('SS-M6 leaving the Thieves’ Den: on along the path, or into the Lake of Fire', () => {
    const den = table({ dice: [3, 0], seats: { 0: { officer: 'V5' } } }).move('officer');
    expect(den.pending).toEqual({ kind: 'fork', seat: 0, figure: 'officer', left: 3 });
    expect(den.legal()).toEqual([
      { type: 'go', to: 'V6' },
      { type: 'go', to: 'LAKE' },
    ]);
    expect(den.go('V6').at(0, 'officer')).toBe('V8');
  });

  it('SS-M7 the lake stops a move at once, and the next one leads into the lair', () => {
    const lake = table({
      dice: [5, 1, 5, 1, 0, 1, 0, 3, 0, 1, 4, 0],
      seats: { 0: { officer: 'V5' }, 1: { gold: 0 } },
    });
    lake.move('officer').go('LAKE');
    expect(lake.told('moved').at(-1)!.path).toEqual(['LAKE']);
    expect(lake.at(0, 'officer')).toBe('LAKE');
    lake.move('officer'); // seat 1
    lake.hush().move('officer');
    expect(lake.told('moved')[0]!.path).toEqual(['LAIR']);
    expect(lake.told('price')).toHaveLength(1);
  });

  it('SS-M7 a Local Guide leads out of the lake', () => {
    const guide = table({ seats: { 0: { officer: 'LAKE', hand: ['F04'] } } });
    guide.do({ type: 'play', card: 'F04', figure: 'officer', to: 'O28' });
    expect(guide.at(0, 'officer')).toBe('O28');
  });

  it('SS-M8 doubles move a figure in the lake into the lair and the other as usual; both in the lake, both', () => {
    const one = table({ dice: [2, 2], seats: { 0: { officer: 'LAKE', pirate: 'O20' } } });
    expect(one.told('moved').map(({ path }) => path)).toEqual([['LAIR'], ['O21', 'O22', 'O23', 'O24']]);
    const both = table({ dice: [2, 2], seats: { 0: { officer: 'LAKE', pirate: 'LAKE' } } });
    expect(both.told('moved').map(({ path }) => path)).toEqual([['LAIR'], ['LAIR']]);
    expect(both.asked).toBe('first');
  });

  it('SS-M9 a figure sent to its ship goes to its own one, meets nobody, and leaves by its dock', () => {
    const sunk = table({
      dice: [0, 1, 0, 1, 0, 2, 0],
      seats: { 0: { pirate: 'O28' }, 1: { pirate: 'PIRATE_SHIP', officer: 'O12' } },
    }).move('pirate');
    expect(sunk.told('sent')).toEqual([
      { type: 'sent', seat: 0, figure: 'pirate', to: 'PIRATE_SHIP', why: 'quicksand' },
    ]);
    expect(sunk.told('fight')).toEqual([]);
    sunk.move('officer'); // seat 1 walks on to O13
    if (sunk.asked === 'recruit') sunk.do(sunk.legal()[0]!);
    sunk.hush().move('pirate');
    expect(sunk.told('moved')[0]!.path).toEqual(['O19', 'O20']);
    const officer = table({ dice: [3, 0] }).move('officer');
    expect(officer.told('moved')[0]!.path).toEqual(['O3', 'O4', 'O5']);
  });

  it('SS-M10 no move can be declined, and both figures can always move', () => {
    const forced = table({ dice: [1, 0], seats: { 0: { officer: 'LAKE', pirate: 'O29' } } });
    expect(forced.legal()).toHaveLength(2);
    expect(forced.refusal(0, { type: 'pass' })).toBe('ILLEGAL_ACTION');
    expect(forced.refusal(0, { type: 'endTurn' })).toBe('ILLEGAL_ACTION');
  });
});
