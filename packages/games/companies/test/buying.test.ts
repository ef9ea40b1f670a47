import { describe, expect, it } from 'vitest';
import { FULL_SRS, turnOf, verbs } from './positions.js';
import { fleet, ship, type Table, table } from './table.js';

type Given = Record<string, unknown>;
const FREE = [null, 0, 0];
const buying = (mine: Given, board: Given = {}, theirs: Given = {}, rest = {}): Table =>
  turnOf(mine, theirs, board, rest).until('buy', 0);
const types = (at: Table, harbour: string) =>
  at
    .can('buy')
    .filter((buy) => buy.harbour === harbour)
    .map(({ ship: type }) => type);

describe('ships', () => {
  it('V-5.1 one ship and two buildings a harbour and turn', () => {
    const at = buying({ ducats: 60, fleets: { I: fleet('elmina', FULL_SRS), II: fleet('galle', FULL_SRS) } });
    at.do({ type: 'buy', ship: 'fluyt', harbour: 'elmina' }, { type: 'join', fleet: 'I' });
    expect([types(at, 'elmina'), types(at, 'galle').length]).toEqual([[], 5]);
    at.do({ type: 'warehouse', harbour: 'elmina' }, { type: 'warehouse', harbour: 'elmina' });
    expect(at.can('warehouse').map(({ harbour }) => harbour)).toEqual(['galle']);
    expect(at.can('administrator')).toEqual([]);
  });

  it('V-5.2 A5 ships are bought where one has a fleet or any administrator, never at the Cape', () => {
    for (const kind of ['governor', 'commander', 'director']) {
      const at = buying(
        { ducats: 20, fleets: { I: fleet('kaap', FULL_SRS) } },
        { harbours: { galle: { administrator: [0, kind] } } },
      );
      expect([...new Set(at.can('buy').map(({ harbour }) => harbour))]).toEqual(['galle']);
    }
    const lying = buying({ ducats: 20, fleets: { I: fleet('elmina', FULL_SRS) } });
    expect([...new Set(lying.can('buy').map(({ harbour }) => harbour))]).toEqual(['elmina']);
  });

  it.each([
    ['fluyt', 4],
    ['srs', 6],
    ['spiegelschip', 6],
    ['linieschip', 9],
    ['pakketboot', 3],
  ])('V-5.2 a %s costs %i', (type, cost) => {
    const mine = { fleets: { I: fleet('elmina', FULL_SRS) } };
    expect(types(buying({ ducats: cost, ...mine }), 'elmina')).toContain(type);
    const at = buying({ ducats: cost + 1, ...mine }).do({ type: 'buy', ship: type, harbour: 'elmina' });
    if (type !== 'pakketboot') at.do({ type: 'join', fleet: 'I' });
    expect(at.ducats(0)).toBe(1);
    expect(
      buying({ ducats: cost - 1, ...mine })
        .can('buy')
        .map(({ ship: one }) => one),
    ).not.toContain(type);
  });

  it('V-5.36 V-5.2 a bought ship joins an own fleet in that harbour, or makes a new one for a ducat', () => {
    const mine = {
      ducats: 7,
      fleets: { I: fleet('elmina', FULL_SRS), II: fleet('elmina', FULL_SRS), III: fleet('galle', FULL_SRS) },
    };
    const at = buying(mine).do({ type: 'buy', ship: 'srs', harbour: 'elmina' });
    expect(at.legal()).toEqual(
      expect.arrayContaining([{ type: 'join', fleet: 'I' }, { type: 'join', fleet: 'II' }, { type: 'newFleet' }]),
    );
    expect(at.legal()).toHaveLength(3);
    at.do({ type: 'newFleet' });
    expect([at.ducats(0), at.fleet(0, 'IV')]).toMatchObject([0, { at: 'elmina', experience: 0, ships: [ship('srs')] }]);
    const poor = buying({ ...mine, ducats: 6 }).do({ type: 'buy', ship: 'srs', harbour: 'elmina' });
    expect(verbs(poor)).toEqual(['join']);
  });

  it('V-5.36 every kind of building uses one of the two actions', () => {
    const harbours = {
      elmina: { fields: [[0, 1, 0]], administrator: [0, 'governor'] },
      galle: { fields: [[0, 1, 0]], administrator: [1, 'governor'] },
    };
    const at = buying(
      { ducats: 90, fleets: { I: fleet('elmina', FULL_SRS), II: fleet('galle', FULL_SRS) } },
      { harbours },
    );
    at.do({ type: 'change', harbour: 'elmina', kind: 'director' }, { type: 'fort', harbour: 'elmina' });
    expect(at.can('warehouse').filter(({ harbour }) => harbour === 'elmina')).toEqual([]);
    at.do({ type: 'takeOver', harbour: 'galle' }, { type: 'warehouse', harbour: 'galle' });
    expect(verbs(at)).not.toContain('fort');
    expect(at.ducats(0)).toBe(91 - 5 - 12 - 10 - 2);
  });

  it('V-5.3 packet boats are fleets X and XI, alone and without a fee', () => {
    const at = buying({ ducats: 6, fleets: { I: fleet('elmina', FULL_SRS), II: fleet('galle', FULL_SRS) } });
    at.do(
      { type: 'buy', ship: 'pakketboot', harbour: 'elmina' },
      { type: 'buy', ship: 'pakketboot', harbour: 'galle' },
    );
    expect([at.ducats(0), at.fleet(0, 'X').at, at.fleet(0, 'XI').at]).toEqual([0, 'elmina', 'galle']);
    const full = buying({
      ducats: 60,
      fleets: {
        I: fleet('elmina', FULL_SRS),
        X: fleet('galle', ship('pakketboot')),
        XI: fleet('galle', ship('pakketboot')),
      },
    });
    expect(full.can('buy').map(({ ship: type }) => type)).not.toContain('pakketboot');
  });

  it('V-5.4 nothing is sold, and ships are abandoned in harbour only', () => {
    const at = buying({ ducats: 5, fleets: { I: fleet('elmina', FULL_SRS), II: fleet('MN1', FULL_SRS) } });
    expect(verbs(at).filter((verb) => /sell/.test(verb))).toEqual([]);
    at.do({ type: 'abandon', fleet: 'I', ship: 0 });
    expect([at.ducats(0), at.can('abandon')]).toEqual([5, []]);
  });

  it('V-5.32 presence is an own fleet, packet included, or an own administrator', () => {
    const packet = buying({ ducats: 9, fleets: { I: fleet('MN1', FULL_SRS), X: fleet('galle', ship('pakketboot')) } });
    expect([...new Set(packet.can('buy').map(({ harbour }) => harbour))]).toEqual(['galle']);
    expect(packet.can('warehouse').map(({ harbour }) => harbour)).toEqual(['galle']);
    const warehouse = buying(
      { ducats: 9, fleets: { I: fleet('MN1', FULL_SRS) } },
      { harbours: { galle: { fields: [[0, 1, 0]] } } },
    );
    expect([warehouse.can('buy'), warehouse.can('warehouse')]).toEqual([[], []]);
    const held = buying(
      { ducats: 40, fleets: { I: fleet('MN1', FULL_SRS) } },
      {
        harbours: { galle: { fields: [[0, 1, 0]], administrator: [0, 'governor'] } },
        nations: { spain: { at: 'galle', pips: 1 } },
      },
    );
    expect(['buy', 'warehouse', 'change', 'fort', 'takeOver'].filter((verb) => verbs(held).includes(verb))).toEqual([]);
  });

  it('V-5.35 a type that is out can neither be bought nor captured', () => {
    const all = Array(14).fill(ship('linieschip'));
    const players = {
      0: { ducats: 30, fleets: { I: fleet('kanton', ship('linieschip', ['sugar'])) } },
      1: { fleets: { I: fleet('galle', ...all) } },
    };
    const at = table({ position: { players } }).until('buy', 0);
    expect([at.view().shipSupply.linieschip, types(at, 'kanton').includes('linieschip')]).toEqual([0, false]);
  });
});

describe('buildings', () => {
  it('V-5.10 T11 A10 the third and fourth warehouse of a harbour are filled with 3 and 4 cubes at once, for 2 ducats each', () => {
    const at = buying(
      { ducats: 4, fleets: { I: fleet('elmina', FULL_SRS) } },
      { harbours: { elmina: { fields: [[0, 0, 0], [1, 0, 0], FREE, FREE] } } },
    );
    at.do({ type: 'warehouse', harbour: 'elmina' });
    expect([at.harbour('elmina').fields[2], at.ducats(0)]).toEqual([[0, 3, 0], 2]);
    at.do({ type: 'warehouse', harbour: 'elmina' });
    expect(at.harbour('elmina').fields).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 3, 0],
      [0, 4, 0],
    ]);
  });

  it('V-5.10 a harbour has four fields and no more', () => {
    const at = buying(
      { ducats: 40, fleets: { I: fleet('elmina', FULL_SRS) } },
      {
        harbours: {
          elmina: {
            fields: [
              [0, 1, 0],
              [1, 0, 0],
              [1, 0, 0],
              [1, 0, 0],
            ],
          },
        },
      },
    );
    expect([at.can('warehouse'), at.can('administrator').length]).toEqual([[], 3]);
  });

  it('V-5.30 A27 unbuilt fields are general stores for one cube, the first 2, 3, 4 or 4 by players', () => {
    for (const [seats, stores] of [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 4],
    ] as const) {
      const fields = table({ seats })
        .harbour('galle')
        .fields.map(([, cubes]) => cubes);
      expect(fields).toEqual([1, 1, 1, 1].map((cube, i) => (i < stores ? cube : 0)));
    }
  });

  it('V-5.30 building takes the lowest open field; a cube that lies there becomes the builder’s', () => {
    const at = buying(
      { ducats: 9, fleets: { I: fleet('elmina', FULL_SRS) } },
      { harbours: { elmina: { fields: [[null, 0, 2], [null, 1, 0], [null, 1, 0], FREE] } } },
    );
    const before = at.view().supply.ivory!;
    at.do({ type: 'warehouse', harbour: 'elmina' });
    expect([at.harbour('elmina').fields[1], at.view().supply.ivory]).toEqual([[0, 2, 0], before - 1]);
  });

  it('V-5.12 an administrator costs 5 and needs an own warehouse there, which may be built in the same turn', () => {
    const at = buying({ ducats: 7, fleets: { I: fleet('galle', FULL_SRS) } });
    expect(at.can('administrator')).toEqual([]);
    at.do({ type: 'warehouse', harbour: 'galle' }, { type: 'administrator', harbour: 'galle', kind: 'director' });
    expect([at.ducats(0), at.harbour('galle').administrator]).toEqual([0, [0, 'director']]);
  });

  it('V-5.12 no administrator in Kanton or Amsterdam, and one a harbour', () => {
    const kinds = (harbour: string, board: Given = {}) =>
      buying(
        { ducats: 40, fleets: { I: fleet(harbour, FULL_SRS) } },
        { harbours: { [harbour]: { fields: [[0, 0, 0]], ...board } } },
      ).can('administrator').length;
    expect([
      kinds('kanton'),
      kinds('amsterdam'),
      kinds('galle'),
      kinds('galle', { administrator: [1, 'governor'] }),
    ]).toEqual([0, 0, 3, 0]);
  });

  it('V-5.12 a change of kind costs 5, and not in the round of the appointment', () => {
    const at = buying(
      { ducats: 40, fleets: { I: fleet('galle', FULL_SRS) } },
      { harbours: { galle: { fields: [[0, 0, 0]] } } },
    );
    at.do({ type: 'administrator', harbour: 'galle', kind: 'governor' });
    expect(at.can('change')).toEqual([]);
    while (at.view().round === 1) at.idle();
    at.until('buy', 0);
    const before = at.ducats(0);
    expect(
      at
        .can('change')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['commander', 'director']);
    at.do({ type: 'change', harbour: 'galle', kind: 'commander' });
    expect([before - at.ducats(0), at.harbour('galle').administrator]).toEqual([5, [0, 'commander']]);
  });

  it('V-5.17 a take-over costs 10, keeps the kind, and needs the owner without ship and fort there', () => {
    const board = (fort: unknown = null) => ({ harbours: { galle: { administrator: [1, 'commander'], fort } } });
    const mine = { ducats: 10, fleets: { I: fleet('galle', FULL_SRS) } };
    const at = buying(mine, board(), { ducats: 3 }).do({ type: 'takeOver', harbour: 'galle' });
    expect([at.ducats(0), at.ducats(1), at.harbour('galle').administrator]).toEqual([0, 3, [0, 'commander']]);
    expect(buying({ ...mine, ducats: 9 }, board()).can('takeOver')).toEqual([]);
    expect(buying(mine, board([1, 0])).can('takeOver')).toEqual([]);
    const packet = { fleets: { X: fleet('galle', ship('pakketboot')) } };
    expect(buying(mine, board(), packet).can('takeOver')).toEqual([]);
  });

  it('V-5.18 a fort costs 12 and needs an own administrator; V-5.16 one a harbour', () => {
    const at = buying(
      { ducats: 17, fleets: { I: fleet('galle', FULL_SRS) } },
      { harbours: { galle: { fields: [[0, 0, 0]] } } },
    );
    expect(at.can('fort')).toEqual([]);
    at.do({ type: 'administrator', harbour: 'galle', kind: 'director' }, { type: 'fort', harbour: 'galle' });
    expect([at.ducats(0), at.harbour('galle').fort]).toEqual([0, [0, 0]]);
  });

  it('V-5.16 slots for administrator and fort are single', () => {
    const at = buying(
      { ducats: 60, fleets: { I: fleet('galle', FULL_SRS) } },
      { harbours: { galle: { fields: [[0, 0, 0]], administrator: [0, 'governor'], fort: [1, 0] } } },
    );
    expect([at.can('fort'), at.can('administrator')]).toEqual([[], []]);
  });

  it('A8 the Cape has no slots at all', () => {
    const at = buying({ ducats: 60, fleets: { I: fleet('kaap', ship('srs', [], 1)) } });
    expect(verbs(at).sort()).toEqual(['abandon', 'done', 'repair']);
  });
});
