import { describe, expect, it } from 'vitest';
import { FULL_SRS, turnOf } from './positions.js';
import { CALM, scoring } from './scoring-table.js';
import { fleet, ship, type Table, veterans } from './table.js';

type Given = Record<string, unknown>;
const sources = (at: Table, seat: number) =>
  Object.fromEntries(Object.entries(at.told('scoring')[0]!.points[seat]!).filter(([, n]) => n !== 0));

describe('points', () => {
  it('V-8.1 ducats, buildings, ships, cards, experience, cargo and tokens', () => {
    const at = scoring(
      {
        0: { ducats: 0 },
        1: {
          ducats: 11,
          cards: ['discipline1', 'hortus2', 'sextant3'],
          perished: [2],
          fleets: {
            I: veterans('galle', 1, ship('srs', ['cloth'], 1, 2), ship('fluyt', ['pepper'])),
            II: veterans('kaap', 3, ship('linieschip'), ship('spiegelschip', ['ivory'])),
            X: fleet('kaap', ship('pakketboot')),
          },
        },
      },
      {
        harbours: {
          galle: {
            fields: [
              [1, 1, 0],
              [1, 0, 0],
            ],
            administrator: [1, 'commander'],
            fort: [1, 0],
          },
          elmina: { fields: [[1, 1, 0]] },
        },
      },
    );
    expect(sources(at, 1)).toEqual({
      ducats: 3,
      warehouses: 3,
      administrators: 2,
      forts: 5,
      ships: 2 + 1 + 3 + 2 + 1,
      cards: 6,
      experience: 1 + 3 + 2,
      // Cloth 9, pepper 3, ivory 3 from home.
      cargo: 5,
      tokens: -3,
    });
  });

  it('A23 V-8.1 every scoring starts from 0', () => {
    const at = scoring({ 0: { ducats: 0 }, 1: { ducats: 9 } });
    expect(sources(at, 1)).toEqual({ ducats: 3 });
    while (at.view().round < 4 || at.phase !== 'buy') at.idle();
    expect(at.player(1).points).toBe(3);
  });

  it('A9 cargo is rounded down once per player at a scoring', () => {
    // Ivory is 1 from home in OA2 and 5 in Amsterdam: alone 0 and 1, together 6 / 3.
    const at = turnOf({
      ducats: 0,
      fleets: { I: fleet('OA2', ship('srs', ['ivory'])), II: fleet('amsterdam', ship('srs', ['ivory'])) },
    });
    expect(at.player(0).points).toBe(2 + 2 + 2);
  });

  it('V-8.2 fewest points go first; of equals the one who was later goes earlier', () => {
    const at = scoring({ 0: { ducats: 0 }, 1: { ducats: 9 }, 2: { ducats: 0 } }, {}, [2, 1, 0]);
    expect(at.told('scoring')[0]!.order).toEqual([0, 2, 1]);
  });

  it('T17 orange 14, blue 9: blue goes first and places one pip', () => {
    const at = scoring({ 0: { ducats: 42 }, 1: { ducats: 27 } }, {}, [0, 1]);
    expect(at.told('scoring')[0]!.order).toEqual([1, 0]);
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'nation', pips: 1 }]);
    at.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' });
    expect(at.view().nations).toMatchObject({
      spain: { at: 'galle', pips: 1, experience: 0, controller: 1, ally: null },
    });
  });
});

describe('the end', () => {
  const last = (mine: Given, theirs: Given = {}, board: Given = {}) => {
    const at = turnOf(mine, theirs, { ...CALM, round: 15, order: [1, 0], turn: 1, ...board });
    for (let i = 0; i < 300 && !at.result; i++) at.idle();
    return at.result!.ranking;
  };
  const of = (ranking: ReturnType<typeof last>, seat: number) => ranking.find((row) => row.seat === seat)!;

  it('V-8.7 most points win; ties by ducats, then by who was later in the last round', () => {
    expect(last({ ducats: 9 }, { ducats: 12 }).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(last({ ducats: 9 }, { ducats: 10 }).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(last({ ducats: 9 }, { ducats: 9 }).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('V-8.12 empty slots that the stores there could not fill cost a point each; no ship is lost by them', () => {
    const tokens = (at: string, board: Given = {}, cards: string[] = []) =>
      of(
        last(
          {},
          {
            ducats: 9,
            cards,
            fleets: { I: fleet(at, ship('srs'), ship('fluyt', ['sugar'])), X: fleet(at, ship('pakketboot')) },
          },
          board,
        ),
        1,
      ).by.tokens;
    const stores = (fields: unknown) => ({ harbours: { galle: { fields } } });
    expect(tokens('MN1')).toBe(-3);
    expect(tokens('tortuga')).toBe(-3);
    expect(
      tokens(
        'galle',
        stores([
          [null, 1, 0],
          [1, 2, 0],
        ]),
      ),
    ).toBe(0);
    expect(
      tokens(
        'galle',
        stores([
          [null, 1, 0],
          [0, 2, 0],
        ]),
      ),
    ).toBe(-2);
    expect(
      tokens(
        'galle',
        stores([
          [null, 0, 0],
          [0, 2, 0],
        ]),
        ['handelscourant3'],
      ),
    ).toBe(0);
    expect(
      tokens('galle', {
        ...stores([
          [null, 1, 0],
          [1, 2, 0],
        ]),
        nations: { spain: { at: 'galle', pips: 1 } },
      }),
    ).toBe(-3);
    const ruined = of(last({}, { fleets: { I: fleet('MN1', ship('fluyt', [], 2)) } }), 1).by;
    expect([ruined.ships, ruined.tokens]).toEqual([1, -4]);
  });

  it('V-8.12 damage on an own fort costs points as well', () => {
    const { by } = of(last({}, {}, { harbours: { galle: { administrator: [1, 'director'], fort: [1, 4] } } }), 1);
    expect([by.forts, by.tokens]).toEqual([5, -4]);
  });

  it('V-8.7 the bonus of one level 3 card is added at the end only', () => {
    const mine = { ducats: 4, cards: ['handelscourant3'], fleets: { I: fleet('MN1', FULL_SRS) } };
    expect(of(last({}, mine), 1).by.bonus).toBe(1);
    expect(sources(scoring({ 0: { ducats: 0 }, 1: mine }), 1).bonus).toBeUndefined();
  });
});
