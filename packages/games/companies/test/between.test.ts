import { describe, expect, it } from 'vitest';
import { fleet, positionRefusal, ship, table } from './table.js';

const CALM = { stormDamage: [0], pirates: ['none'], stock: [[]], mutiny: [0] };
const LADEN = ship('srs', ['cloth', 'cloth']);

describe('between rounds', () => {
  it('V-7.3 the expected storm strikes its region, one more on an icon, A19 at the start of round 2', () => {
    const fleets = { I: fleet('MI5', LADEN), II: fleet('galle', LADEN), III: fleet('kaap', LADEN) };
    const at = table({
      stack: { ...CALM, stormRegion: ['MI', 'OC'], stormDamage: [2] },
      position: { turn: 1, players: { 1: { fleets } } },
    }).endTurn();
    expect(at.view()).toMatchObject({ round: 2, year: 1613, storm: { active: 'MI', expected: 'OC' } });
    const damage = ['I', 'II', 'III'].map((id) => at.fleet(1, id).ships[0]!.damage);
    expect(damage).toEqual([3, 2, 0]);
  });

  it('T15 a roll of 3 with three loss tokens becomes a scoring, and the tokens are spent', () => {
    const at = table({
      stack: { ...CALM, dice: [3] },
      position: { round: 3, turn: 1, players: { 0: { lossTokens: 2 }, 1: { lossTokens: 1 } } },
    }).endTurn();
    expect([at.phase, at.pending]).toEqual(['between', { kind: 'pledge', roll: 3, missing: 3 }]);
    at.do({ type: 'pledge', tokens: 2 }, { type: 'pledge', tokens: 1 });
    expect(at.told('roll')).toEqual([{ type: 'roll', n: 3, tokens: 3 }]);
    expect([at.player(0).lossTokens, at.view().scored, at.told('scoring').length]).toEqual([0, true, 1]);
  });

  it('T16 a mutiny tile brings a token for every N ships, spread by the owner', () => {
    const goods = ['cloth', 'sugar', 'ivory', 'pepper', 'copper', 'tobacco'];
    const ships = (n: number) => goods.slice(0, n).map((good) => ship('srs', [good, good]));
    const tokens = (per: number, n: number) => {
      const at = table({
        stack: { ...CALM, mutiny: [per] },
        position: { turn: 1, players: { 1: { fleets: { I: fleet('kaap', ...ships(n)) } } } },
      }).endTurn();
      return at.pending?.kind === 'mutiny' ? at.pending.left : 0;
    };
    expect([tokens(2, 2), tokens(2, 4), tokens(2, 6)]).toEqual([1, 2, 3]);
    expect([tokens(3, 3), tokens(3, 6)]).toEqual([1, 2]);
  });

  it('T17 after a scoring of 14 to 9 the second goes first and may place a pip', () => {
    const at = table({
      stack: { ...CALM, dice: [6] },
      position: { round: 3, turn: 1, players: { 0: { ducats: 42 }, 1: { ducats: 27 } } },
    }).endTurn();
    expect(at.view()).toMatchObject({ phase: 'scoring', order: [1, 0], pending: { kind: 'nation', pips: 1 } });
    at.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' });
    expect(at.told('nation')).toMatchObject([{ nation: 'spain', seat: 1, at: 'galle', pips: 1 }]);
    expect(at.view().nations.spain).toEqual({ at: 'galle', pips: 1, experience: 0, controller: 1, ally: null });
  });

  it('V-8.10 a controller strikes and removes in any order, and the defender chooses a card', () => {
    const at = table({
      stack: { ...CALM, dice: [6] },
      position: {
        round: 3,
        turn: 1,
        players: { 0: { ducats: 60, fleets: { I: fleet('galle', LADEN) } }, 1: { ducats: 0 } },
        harbours: { galle: { administrator: [0, 'director'] } },
      },
    }).endTurn();
    at.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' });
    expect(at.view()).toMatchObject({ phase: 'scoring', active: 1, toAct: [1] });
    expect(at.legal()).toEqual([
      { type: 'strike', kind: 'fleet', seat: 0, target: 'I' },
      { type: 'remove', what: 'administrator', field: 0 },
      { type: 'end' },
    ]);
    at.do({ type: 'remove', what: 'administrator', field: 0 });
    at.do({ type: 'strike', kind: 'fleet', seat: 0, target: 'I' });
    expect([at.toAct, at.harbour('galle').administrator]).toEqual([[0], null]);
    at.card(0, 'flight0');
    expect(at.told('strategies')[0]).toMatchObject({ cards: ['melee0', 'flight0'], begins: 0 });
  });

  it('V-7.8 a new calendar takes unsold cards away and lays the next level out', () => {
    const at = table({ stack: CALM, position: { round: 5, turn: 1, scored: true } }).endTurn();
    expect(at.view()).toMatchObject({ round: 6, calendar: 2, year: 1665, scored: false });
    expect(Object.keys(at.view().market).every((card) => card.endsWith('2'))).toBe(true);
  });
});

describe('the end', () => {
  it('T18 a gazette scores a point for 4 ducats; V-8.7 the last year of the last calendar ends the game', () => {
    const at = table({
      position: { round: 15, turn: 1, players: { 0: { ducats: 4, cards: ['handelscourant3'] }, 1: { ducats: 0 } } },
    }).endTurn();
    expect(at.result).toMatchObject({ winners: [0] });
    expect(at.result!.ranking[0]).toMatchObject({ points: 5, by: { ducats: 1, cards: 3, bonus: 1 } });
    expect([at.phase, at.toAct]).toEqual(['over', []]);
  });

  it('V-8.12 empty slots that nothing could fill cost points', () => {
    const players = {
      0: { ducats: 4, fleets: { I: fleet('MI5', ship('fluyt', [])) } },
      1: { ducats: 0, fleets: { I: fleet('galle', ship('fluyt', [])) } },
    };
    const at = table({ position: { round: 15, turn: 1, players } });
    while (!at.result) at.idle();
    const tokens = Object.fromEntries(at.result!.ranking.map(({ seat, by }) => [seat, by.tokens]));
    expect(tokens[0]).toBe(-2);
  });
});

describe('positions by hand', () => {
  it('feed a view back', () => {
    const first = table({
      seats: 3,
      position: {
        round: 7,
        order: [2, 0, 1],
        turn: 1,
        scored: true,
        storm: { active: 'MN', expected: 'OC' },
        pirates: { tortuga: 3 },
        nations: { france: { at: 'algiers', pips: 2, experience: 1, controller: 2, ally: 0 } },
        players: {
          0: { ducats: 3, cards: ['discipline1'], markers: { 1: 'line1' }, fleets: { I: fleet('kaap', LADEN) } },
        },
      },
    });
    const { round, order, turn, scored, storm, pirates, nations, harbours, players } = first.view();
    const again = table({
      seats: 3,
      position: { round, order, turn, scored, storm, pirates, nations, harbours, players: { ...players } },
    });
    expect(again.view()).toEqual(first.view());
  });

  it.each([
    ['too many cubes', { players: { 0: { fleets: { I: fleet('kaap', ...Array.from({ length: 6 }, () => LADEN)) } } } }],
    ['too many tokens', { players: { 0: { fleets: { I: fleet('kaap', ship('fluyt', [], 3)) } } } }],
    ['a packet in an ordinary fleet', { players: { 0: { fleets: { I: fleet('kaap', ship('pakketboot')) } } } }],
    ['two nations in a harbour', { nations: { spain: { at: 'galle', pips: 1 }, france: { at: 'galle', pips: 1 } } }],
    ['a nation at the Cape', { nations: { spain: { at: 'kaap', pips: 1 } } }],
    ['an unknown field', { weather: 'fair' }],
    ['a card too often', { players: { 0: { cards: ['discipline1', 'discipline1'] } } }],
  ])('refuse %s', (_, position) => {
    expect(positionRefusal({ position })).toBe('BAD_OPTIONS');
  });

  it('refuse tiles that a stack does not hold', () => {
    expect(positionRefusal({ stack: { stormDamage: [3, 3] } })).toBe('BAD_OPTIONS');
    expect(positionRefusal({ stack: { weather: [1] } })).toBe('BAD_OPTIONS');
    expect(positionRefusal({ stack: { dice: [7] } })).toBe('BAD_OPTIONS');
  });
});
