import { describe, expect, it } from 'vitest';
import { marked, settle } from './fighting.js';
import { FULL_SRS, turnOf, verbs } from './positions.js';
import { fleet, ship, type Table, table, veterans } from './table.js';

const ATTACK = { type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' } as const;
const LINE = ship('linieschip', ['sugar']);
type Given = Record<string, unknown>;

/** Seat 0 comes to Elmina, where seat 1 lies, and may attack. */
const meeting = (mine: Given, theirs: Given, board: Given = {}): Table =>
  turnOf(mine, theirs, board).sail('I', 'elmina');
const alike = (
  mine: readonly ReturnType<typeof ship>[],
  theirs: readonly ReturnType<typeof ship>[],
  board: Given = {},
) =>
  meeting(
    { ducats: 0, fleets: { I: fleet('OA2', ...mine) } },
    { ducats: 0, fleets: { I: fleet('elmina', ...theirs) } },
    board,
  );

describe('who may fight', () => {
  it('V-4.10 A24 one willing party suffices: nobody attacked or challenged is asked for consent', () => {
    const attacked = alike([FULL_SRS], [FULL_SRS]).do(ATTACK);
    expect(attacked.can('card', 1).length).toBe(attacked.legal(1).length);
    const challenged = alike([FULL_SRS], [FULL_SRS]).do({ type: 'hold' });
    expect([challenged.toAct, challenged.legal()]).toEqual([
      [1],
      expect.arrayContaining([{ type: 'challenge', with: 'I', target: 'I' }, { type: 'pass' }]),
    ]);
    challenged.do({ type: 'challenge', with: 'I', target: 'I' });
    expect(challenged.legal(0).every(({ type }) => type === 'card')).toBe(true);
    const peace = alike([FULL_SRS], [FULL_SRS]).do({ type: 'hold' }, { type: 'pass' });
    expect([peace.toAct, peace.told('strategies')]).toEqual([[0], []]);
  });

  it('V-4.70 each ordinary fleet attacks once a turn; a fort only where its owner has no fleet, warehouses only without both', () => {
    const kinds = (theirs: Given, elmina: Given) =>
      meeting({ fleets: { I: fleet('OA2', FULL_SRS) } }, theirs, { harbours: { elmina } })
        .can('attack')
        .map(({ kind }) => kind);
    const warehouse = [[1, 1, 0]];
    const lying = { fleets: { I: fleet('elmina', FULL_SRS) } };
    expect(kinds(lying, { fields: warehouse, administrator: [1, 'governor'], fort: [1, 0] })).toEqual(['fleet']);
    expect(kinds({}, { fields: warehouse, administrator: [1, 'governor'], fort: [1, 0] })).toEqual(['fort']);
    expect(kinds({}, { fields: warehouse, administrator: [1, 'governor'] })).toEqual(['warehouses']);
    const twice = turnOf(
      { fleets: { I: fleet('OA2', LINE), II: fleet('OA2', LINE) } },
      { fleets: { I: fleet('elmina', ...Array(4).fill(ship('linieschip'))) } },
    );
    twice.do({ type: 'fleet', fleet: 'I' }).sail('I', 'elmina').sail('II', 'elmina');
    settle(twice.do(ATTACK).card(0, 'ram0').card(1, 'melee0'));
    expect([...new Set(twice.can('attack').map(({ fleet: id }) => id))]).toEqual(['II']);
  });

  it('V-4.70 others challenge once each, in turn order after the active player', () => {
    const lying = { fleets: { I: fleet('elmina', LINE, LINE) } };
    const at = table({
      seats: 3,
      position: {
        order: [1, 0, 2],
        turn: 1,
        players: { 0: { fleets: { I: fleet('OA2', LINE, LINE) } }, 1: lying, 2: lying },
      },
    });
    at.sail('I', 'elmina').do({ type: 'hold' });
    expect(at.toAct).toEqual([2]);
    at.do({ type: 'challenge', with: 'I', target: 'I' }).card(0, 'melee0').card(2, 'melee0');
    // The active player counts as active though he was challenged.
    expect(at.told('strategies')).toEqual([{ type: 'strategies', cards: ['melee0', 'melee0'], begins: 0 }]);
    settle(at);
    expect([at.toAct, verbs(at).sort()]).toEqual([[1], ['challenge', 'pass']]);
    at.do({ type: 'pass' });
    expect(at.toAct).toEqual([0]);
  });

  it('V-4.70 what a nation shields is neither attacked nor challenged', () => {
    const board = (nation: Given) => ({ nations: { spain: { at: 'elmina', pips: 6, ...nation } } });
    const kinds = (nation: Given) =>
      alike([FULL_SRS], [FULL_SRS], board(nation))
        .can('attack')
        .map(({ kind }) => kind);
    expect(kinds({ controller: 1 })).toEqual(['nation']);
    const mine = alike([FULL_SRS], [FULL_SRS], board({ controller: 0 }));
    expect(mine.toAct).not.toContain(1);
    expect(mine.can('attack').map(({ kind }) => kind)).toEqual(['fleet']);
    mine.do({ type: 'hold' });
    expect(mine.told('fight')).toEqual([]);
    expect(mine.toAct).toEqual([0]);
  });

  it('A31 a fleet that stays in harbour is challenged in its owner’s turn and attacked in others’ turns', () => {
    const at = turnOf({ fleets: { I: fleet('elmina', FULL_SRS) } }, { fleets: { I: fleet('elmina', FULL_SRS) } });
    at.stay('I').do({ type: 'hold' });
    expect(at.can('challenge', 1)).toHaveLength(1);
    at.do({ type: 'pass' }).until('move', 1).stay('I');
    expect(at.can('attack', 1)).toHaveLength(1);
  });

  it('V-4.24 packet fleets neither attack nor are attacked', () => {
    const theirs = { fleets: { X: fleet('elmina', ship('pakketboot')) } };
    const at = meeting({ fleets: { I: fleet('OA2', FULL_SRS) } }, theirs);
    expect(at.can('attack')).toEqual([]);
    const packet = turnOf(
      { fleets: { X: fleet('OA2', ship('pakketboot')) } },
      { fleets: { I: fleet('elmina', FULL_SRS) } },
    );
    packet.sail('X', 'elmina');
    expect([packet.told('fight'), packet.can('attack', 0), packet.can('challenge', 1)]).toEqual([[], [], []]);
  });
});

describe('experience and markers', () => {
  it('V-4.14 both fleets rise by one, never above +3, and a new level places one of four markers', () => {
    const at = meeting(
      { fleets: { I: veterans('OA2', 1, LINE, LINE) }, markers: marked('line1') },
      { fleets: { I: veterans('elmina', 3, LINE, LINE) }, markers: marked('line1', 'break2', 'ambush3') },
    );
    at.do(ATTACK).card(0, 'flight0').card(1, 'ram0');
    expect(
      at
        .can('mark')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['break2', 'crescent2', 'prize2', 'retreat2']);
    at.do({ type: 'mark', card: 'prize2' });
    expect(at.legal().map((action) => (action.type === 'move' ? [action.from, action.to] : action.type))).toEqual(
      expect.arrayContaining([['line1', 'flight1'], ['line1', 'fire1'], ['line1', 'weather1'], 'keep']),
    );
    expect(at.legal()).toHaveLength(4);
    at.do({ type: 'move', from: 'line1', to: 'weather1' });
    expect(at.player(0).markers).toEqual({ '1': 'weather1', '2': 'prize2' });
    settle(at);
    expect([at.fleet(0, 'I').experience, at.fleet(1, 'I').experience]).toEqual([2, 3]);
  });

  it('V-4.66 a level reached before lets any marker be moved, a handbook marker too, never onto an own field', () => {
    const at = meeting(
      {
        fleets: { I: veterans('OA2', 1, LINE, LINE) },
        markers: marked('line1', 'break2'),
        extraMarkers: ['prize2', 'fire1', 'flight1'],
      },
      { fleets: { I: fleet('elmina', LINE, LINE) } },
    );
    at.do(ATTACK).card(0, 'flight0').card(1, 'ram0');
    expect(at.toAct).toEqual([0]);
    const moves = at.can('move').map(({ from, to }) => `${from} ${to}`);
    expect(moves.sort()).toEqual(
      [
        'line1 weather1',
        'fire1 weather1',
        'flight1 weather1',
        'break2 crescent2',
        'break2 retreat2',
        'prize2 crescent2',
        'prize2 retreat2',
      ].sort(),
    );
    expect(at.can('mark')).toEqual([]);
  });

  it('V-4.66 a new marker is not put on an own handbook marker; others’ markers block nothing', () => {
    const at = meeting(
      { fleets: { I: fleet('OA2', LINE, LINE) }, extraMarkers: ['line1', 'break2', 'fire1'] },
      { fleets: { I: veterans('elmina', 1, LINE, LINE) }, markers: marked('weather1') },
    );
    at.do(ATTACK).card(0, 'flight0').card(1, 'ram0');
    expect(
      at
        .can('mark')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['flight1', 'weather1']);
  });
});
