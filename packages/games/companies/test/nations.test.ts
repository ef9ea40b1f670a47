import { describe, expect, it } from 'vitest';
import { damageOf, marked, settle } from './fighting.js';
import { turnOf, verbs } from './positions.js';
import { fleet, ship, type Table, veterans } from './table.js';

const LINE = ship('linieschip', ['sugar']);
type Given = Record<string, unknown>;

/** Seat 0 comes to Elmina, where this nation lies. */
const coming = (mine: Given, nation: Given, name = 'portugal', board: Given = {}): Table =>
  turnOf({ ducats: 0, ...mine }, {}, { nations: { [name]: { at: 'elmina', ...nation } }, ...board }).sail(
    'I',
    'elmina',
  );
const against = (name: string) => ({ type: 'attack', fleet: 'I', kind: 'nation', seat: null, target: name }) as const;

describe('nations in a harbour', () => {
  it.each([
    ['england', ['ram0', 'line1', 'break2', 'broadside3']],
    ['spain', ['melee0', 'fire1', 'crescent2', 'envelop3']],
    ['portugal', ['melee0', 'weather1', 'prize2', 'ambush3']],
    ['france', ['melee0', 'line1', 'retreat2', 'broadside3']],
  ])('V-4.40 %s plays the card printed for its experience', (name, cards) => {
    const played = [0, 1, 2, 3].map((experience) => {
      const at = coming({ fleets: { I: fleet('OA2', ...Array(6).fill(LINE)) } }, { pips: 2, experience }, name);
      at.do(against(name)).card(0, 'flight0');
      return at.told('strategies')[0]!.cards[1];
    });
    expect(played).toEqual(cards);
  });

  it('V-4.40 T20 a nation that takes 13 damage loses 2 pips, V-4.42 and the rest of it is lost', () => {
    const mine = { fleets: { I: veterans('OA2', 1, LINE, LINE, LINE) }, markers: marked('line1') };
    const at = coming(mine, { pips: 3 }).do(against('portugal'));
    // 12 guns and +1.
    settle(at.card(0, 'ram0'));
    expect(at.view().nations.portugal).toMatchObject({ pips: 1, experience: 1 });
    expect(at.told('pips')).toMatchObject([{ nation: 'portugal', n: 1 }]);
  });

  it('V-4.61 a pip of a nation has three guns, and experience counts', () => {
    const at = coming({ fleets: { I: fleet('OA2', ...Array(4).fill(LINE)) } }, { pips: 4, experience: 0 });
    settle(at.do(against('portugal')).card(0, 'flight0'));
    expect(damageOf(at, 0)).toBe(12);
    const veteran = coming(
      { fleets: { I: fleet('OA2', ...Array(4).fill(LINE)) } },
      { pips: 2, experience: 1 },
      'england',
    );
    settle(veteran.do(against('england')).card(0, 'melee0'));
    // Line ahead: F + 3 with F = 2 x 3 + 1.
    expect(damageOf(veteran, 0)).toBe(10);
  });

  it('V-4.41 a hostile nation must be driven off before one delivers or builds; its stores may still be refilled', () => {
    const mine = {
      ducats: 30,
      fleets: { I: fleet('OA2', ship('srs', ['cloth', 'cloth'])), X: fleet('OA2', ship('pakketboot', ['sugar'])) },
    };
    const at = turnOf(
      mine,
      {},
      {
        nations: { spain: { at: 'elmina', pips: 6 } },
        harbours: {
          elmina: {
            fields: [
              [0, 0, 0],
              [null, 0, 0],
            ],
            administrator: [0, 'governor'],
          },
        },
      },
    );
    at.sail('I', 'elmina')
      .sail('X', 'elmina')
      .do({ type: 'refill', harbour: 'elmina', fields: [1] });
    expect(at.harbour('elmina').fields[0]).toEqual([0, 1, 0]);
    at.do({ type: 'hold' });
    expect(at.can('deliver')).toEqual([]);
    at.until('buy');
    expect(verbs(at).filter((verb) => !['abandon', 'done', 'repair'].includes(verb))).toEqual([]);
  });

  it('V-4.42 controller and ally are not hostile to it; at 0 pips it leaves the board', () => {
    const mine = { fleets: { I: fleet('OA2', ship('srs', ['cloth', 'cloth'])) } };
    for (const nation of [{ controller: 0 }, { controller: 1, ally: 0 }]) {
      const at = coming(mine, { pips: 2, ...nation });
      expect([at.can('attack'), at.can('deliver').length > 0]).toEqual([[], true]);
    }
    const strong = coming({ fleets: { I: fleet('OA2', LINE, LINE) } }, { pips: 1, experience: 2, controller: 1 });
    settle(strong.do(against('portugal')).card(0, 'ram0'));
    expect(strong.view().nations).toEqual({});
  });

  it('V-4.43 a nation never begins a fight in a player’s turn; calming, repair and dumping go on, buying does not', () => {
    const at = turnOf(
      { ducats: 9, fleets: { I: fleet('OA2', ship('srs', ['cloth', 'cloth'], 1, 1)) } },
      {},
      { nations: { spain: { at: 'elmina', pips: 6 } } },
    ).sail('I', 'elmina');
    at.do({ type: 'hold' });
    expect([at.told('fight'), verbs(at).sort()]).toEqual([[], ['done', 'dump']]);
    at.do({ type: 'done' });
    expect(verbs(at).sort()).toEqual(['abandon', 'done', 'repair']);
    expect(
      at
        .can('repair')
        .map(({ token }) => token)
        .sort(),
    ).toEqual(['damage', 'mutiny']);
  });

  it('V-4.18 boarding takes a linieschip from a nation, one of the pips destroyed', () => {
    const at = coming({ fleets: { I: fleet('OA2', LINE, LINE, LINE) } }, { pips: 3 })
      .do(against('portugal'))
      .card(0, 'ram0');
    while (!verbs(at).includes('capture')) at.do(at.can('damage')[0]!);
    at.do({ type: 'capture', ship: 'linieschip' });
    settle(at);
    expect([at.view().nations.portugal!.pips, at.fleet(0, 'I').ships.at(-1)]).toEqual([1, ship('linieschip')]);
  });

  it('V-4.18 a nation that boards gains a pip for a spiegelschip or linieschip, at most 6', () => {
    const taken = (type: string, pips: number) => {
      const at = coming({ fleets: { I: fleet('OA2', ship(type)) } }, { pips }, 'spain');
      settle(at.do(against('spain')).card(0, 'flight0'));
      return at.view().nations.spain!.pips;
    };
    expect([taken('spiegelschip', 3), taken('linieschip', 3), taken('srs', 3), taken('linieschip', 6)]).toEqual([
      4, 4, 3, 6,
    ]);
  });

  it('V-4.67 a prize takes a pip of a nation where none was destroyed and 3 or less of the next is left', () => {
    const FLUYT = ship('fluyt', ['sugar', 'sugar']);
    const prize = (first: ReturnType<typeof ship>) => {
      const at = coming({ fleets: { I: veterans('OA2', 2, first, FLUYT) }, markers: marked('prize2') }, { pips: 1 });
      at.do(against('portugal')).card(0, 'prize2');
      while (at.can('damage').length > 0) at.do(at.can('damage')[0]!);
      return at;
    };
    // 1 + 1 + 2 damage leave 2 of the pip; the nation is taken and gone.
    const at = prize(FLUYT).do({ type: 'capture', ship: 'linieschip' });
    expect([at.view().nations, at.fleet(0, 'I').ships.at(-1)!.type]).toEqual([{}, 'linieschip']);
    // 4 + 1 + 2 destroy it.
    expect([prize(LINE).can('capture'), prize(LINE).view().nations]).toEqual([[], {}]);
  });

  it.each([
    // Two pips left of three: 6 guns and +1, and twice the 6 of the burnt one.
    [3, 7 + 12, 2],
    [1, 4, 1],
  ])('V-4.64 Spain of %i pips with fire ships deals %i', (pips, damage, left) => {
    const at = coming({ fleets: { I: fleet('OA2', ...Array(5).fill(LINE)) } }, { pips, experience: 1 }, 'spain');
    settle(at.do(against('spain')).card(0, 'flight0'));
    expect([damageOf(at, 0), at.view().nations.spain!.pips]).toEqual([damage, left]);
  });
});
