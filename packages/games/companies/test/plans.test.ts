import { type Action, type CompaniesPlan, companiesPlans, sellsThen, type View } from '@roadstead/companies';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { carryOut, momentOf, offered, opened, own, preview, srs } from './plan-table.js';
import { fleet, ship, veterans } from './table.js';

describe('commands that are several actions', () => {
  it('V-3.6 V-3.9 sail to: field by field as far as the turn goes', () => {
    const table = opened({ fleets: { I: fleet('OC1', srs('cinnamon', 'cinnamon')), II: fleet('galle', srs()) } });
    const acts: Action[] = [];
    expect(carryOut(table, { type: 'sailTo', fleet: 'I', to: 'deshima' }, acts)).toEqual({ kind: 'done' });
    expect(acts.map(({ type }) => type)).toEqual(['fleet', 'sail', 'sail']);
    expect(own(table).fleets.I!.at).toBe('OC3');
    expect(table.undoable(0)).toBe(3);
  });

  it('V-4.30 V-4.31 sail to stops where pirates are met, and says so before', () => {
    const table = opened(
      { fleets: { I: fleet('MA1', srs('cloth', 'cloth')) } },
      { board: { pirates: { algiers: 2, tortuga: 0, saintemarie: 0 } } },
    );
    const plan: CompaniesPlan = { type: 'sailTo', fleet: 'I', to: 'algiers' };
    expect(preview(table, plan)).toMatch(/Algiers on the way: 2/);
    const sentence = expect.stringMatching(/^Pirates are met\.$/);
    expect(carryOut(table, plan)).toMatchObject({ kind: 'halted', sentence });
    expect(own(table).fleets.I!.at).toBe('MA3');
  });

  it('V-3.4 load all: own stores first, then general ones, and no foreign ones', () => {
    const table = opened(
      { fleets: { I: fleet('batavia', srs(), srs()), X: fleet('galle', ship('pakketboot')) } },
      {
        board: {
          harbours: {
            batavia: {
              fields: [
                [0, 1, 0],
                [1, 2, 0],
                [null, 1, 0],
                [null, 0, 0],
              ],
            },
          },
        },
      },
    );
    const acts: Action[] = [];
    expect(carryOut(table, { type: 'loadAll', fleet: 'I' }, acts)).toEqual({ kind: 'done' });
    expect(acts.map((action) => (action.type === 'load' ? action.from : action.type))).toEqual(['own', 'general']);
  });

  it('V-3.4 V-4.2 load and sail: what will be loaded is counted in what it brings, and the best comes first', () => {
    const table = opened({ fleets: { I: fleet('batavia', srs()) } });
    const [first] = offered(table).filter((plan) => plan.type === 'sailTo');
    expect(first).toMatchObject({ loads: true });
    const galle: CompaniesPlan = { type: 'sailTo', fleet: 'I', to: 'galle', loads: true };
    expect(preview(table, galle)).toMatch(/^2 cubes, free of charge.*brings 8 ducats/);
    const worth = offered(table).flatMap((plan) => {
      if (plan.type !== 'sailTo') return [];
      const said = preview(table, plan);
      const number = (found: RegExp) => Number(found.exec(said)?.[1] ?? 0);
      return [number(/brings (\d+)/) / Math.max(1, number(/(\d+) turns/))];
    });
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    expect(worth[0]).toBeGreaterThan(0);
  });

  it('V-4.2 V-4.8 deliver all: everything that is bought, nothing is dumped', () => {
    const table = opened({ fleets: { I: fleet('batavia', srs('cinnamon', 'porcelain'), srs('tobacco', 'cinnamon')) } });
    carryOut(table, { type: 'stayAll' });
    const plan: CompaniesPlan = { type: 'deliverAll' };
    expect(offered(table)).toContainEqual(plan);
    expect(preview(table, plan)).toMatch(/^3 cubes for 12 ducats/);
    const before = own(table).ducats;
    expect(carryOut(table, plan)).toEqual({ kind: 'done' });
    expect(own(table).ducats).toBe(before + 12);
    expect(own(table).fleets.I!.ships.flatMap(({ cargo }) => cargo)).toEqual(['tobacco']);
  });

  it('V-2.1 V-4.2 sail and deliver: the last fleet sails, and everything that is bought where fleets lie is delivered', () => {
    const plan: CompaniesPlan = { type: 'sailTo', fleet: 'I', to: 'batavia', delivers: true };
    const before = (...cargo: string[]) => {
      const table = opened({
        fleets: {
          I: fleet('OC1', srs('cinnamon', 'cinnamon')),
          II: fleet('kanton', srs('cinnamon', 'tobacco'), ship('fluyt', cargo, 2)),
        },
      });
      expect(offered(table)).not.toContainEqual(plan);
      table.act(0, { type: 'fleet', fleet: 'II' } as never);
      table.act(0, { type: 'stay', fleet: 'II' } as never);
      expect(offered(table)).toContainEqual(plan);
      return table;
    };
    const table = before('cinnamon', 'cinnamon');
    const { ducats } = own(table);
    expect(preview(table, plan)).toMatch(/^1 field, within this turn\. 6 cubes for 36 ducats/);
    const acts: Action[] = [];
    expect(carryOut(table, plan, acts)).toEqual({ kind: 'done' });
    expect(acts.map(({ type }) => type)).toEqual(['sail', 'harbour', 'deliver', 'deliver', 'deliver']);
    expect(own(table).ducats - ducats).toBe(36);
    // A ship that mutiny is sure to take delivers nothing.
    const lossy = before('cinnamon');
    expect(preview(lossy, plan)).toMatch(/Fleet II will lose to mutiny: fluyt\. 4 cubes for/);
    expect(carryOut(lossy, plan)).toEqual({ kind: 'done' });
    expect(own(lossy).fleets.II!.ships.map(({ type, cargo }) => [type, cargo])).toEqual([['srs', []]]);
  });

  it('V-4.7 V-4.9 what nobody buys in one harbour stays aboard, and the next harbour is delivered to', () => {
    const fleets = { I: fleet('OC1', srs('cinnamon', 'pepper')), II: fleet('OC1', srs('cinnamon', 'cinnamon')) };
    const table = opened({ fleets: { ...fleets, III: fleet('kanton', srs('cinnamon', 'cinnamon')) } });
    carryOut(table, { type: 'sailTo', fleet: 'II', to: 'batavia' });
    table.act(0, { type: 'fleet', fleet: 'III' } as never);
    table.act(0, { type: 'stay', fleet: 'III' } as never);
    const acts: Action[] = [];
    carryOut(table, { type: 'sailTo', fleet: 'I', to: 'batavia', delivers: true }, acts);
    expect(acts.map(({ type }) => type)).toEqual(['sail', 'harbour', 'deliver', 'deliver', 'done', 'deliver']);
    expect(own(table).fleets.I!.ships[0]!.cargo).toEqual(['pepper']);
    expect(own(table).fleets.III!.ships[0]!.cargo).toEqual([]);
  });

  it('V-4.10 sail and deliver stops where something else is asked first', () => {
    const theirs = { theirs: { fleets: { I: fleet('batavia', srs()) } } };
    const table = opened({ fleets: { I: fleet('OC1', srs('cinnamon', 'cinnamon')) } }, theirs);
    const plan: CompaniesPlan = { type: 'sailTo', fleet: 'I', to: 'batavia', delivers: true };
    expect(carryOut(table, plan)).toMatchObject({ kind: 'halted', sentence: 'Something else is asked.' });
    expect(momentOf(table)!.legal.map(({ type }) => type)).toContain('hold');
  });

  it('V-4.2 kept routes of all fleets, and what they bring', () => {
    const table = opened({
      fleets: { I: fleet('OC1', srs('cinnamon', 'cinnamon')), II: fleet('OC1', srs('cinnamon', 'cinnamon')) },
    });
    const routes = [
      { fleet: 'I', to: 'batavia' },
      { fleet: 'II', to: 'batavia' },
    ];
    const plan: CompaniesPlan = { type: 'routes', routes, delivers: true };
    const before = own(table).ducats;
    const said = preview(table, plan);
    expect(sellsThen({ type: 'routes', routes }, momentOf(table)!)).toBe(true);
    expect(sellsThen({ type: 'routes', routes: routes.slice(1) }, momentOf(table)!)).toBe(false);
    expect(carryOut(table, plan)).toEqual({ kind: 'done' });
    expect(own(table).ducats - before).toBe(Number(/4 cubes for (\d+) ducats/.exec(said)![1]));
    expect(table.undoable(0)).toBeGreaterThan(4);
  });

  it('V-3.6 a route over several turns is offered again: fleets under way, and with them those that ply', () => {
    const table = opened({
      fleets: {
        I: fleet('OC1', srs('cinnamon', 'cinnamon')),
        II: fleet('batavia', srs('pepper', 'pepper')),
        III: fleet('kanton', srs('porcelain', 'porcelain')),
      },
    });
    const sent = (id: string, ...places: string[]): CompaniesPlan[] =>
      places.map((to) => ({ type: 'sailTo', fleet: id, to }));
    const resumed = (...given: CompaniesPlan[]) => companiesPlans.resumes!(given, momentOf(table)!);
    expect(resumed()).toEqual([]);
    const underWay = { fleet: 'I', to: 'deshima' };
    expect(resumed(...sent('I', 'batavia', 'deshima'), ...sent('II', 'batavia'))).toEqual([
      { type: 'routes', routes: [underWay] },
    ]);
    const plying = { fleet: 'II', to: 'galle', back: 'batavia' };
    const both = resumed(...sent('I', 'deshima'), ...sent('II', 'galle', 'batavia'));
    expect(both.map((plan) => plan.type === 'routes' && plan.routes)).toEqual([[underWay], [underWay, plying]]);
    expect(companiesPlans.label(both[1]!, momentOf(table)!)).toBe('Sail on along the kept routes, there and back');
    expect(preview(table, both[1]!)).toMatch(/^Fleet I to Deshima: .* Fleet II to Galle: /);
    // What plies goes on plying, whichever way it sails.
    const given: CompaniesPlan = { type: 'routes', routes: [{ fleet: 'II', to: 'galle', back: 'batavia' }] };
    expect(resumed(given)).toEqual([given]);
    const other: CompaniesPlan = { type: 'routes', routes: [{ fleet: 'II', to: 'batavia', back: 'galle' }] };
    expect(resumed(other)).toEqual([given]);
    carryOut(table, both[1]!);
    const next = opened({ fleets: { II: fleet('OC1', srs('pepper', 'pepper')) } });
    expect(companiesPlans.resumes!([other, given], momentOf(next)!)).toEqual([{ ...given, delivers: true }]);
    expect(own(table).fleets).toMatchObject({ I: { at: 'OC3' }, II: { at: 'OC1' }, III: { moved: false } });
    expect(resumed(...sent('I', 'deshima'))).toEqual([]);
  });

  it('V-5.20 repair all: what makes a ship slow comes first, as far as the purse goes', () => {
    const table = opened({
      ducats: 2,
      fleets: { I: fleet('batavia', ship('srs', ['pepper', 'pepper'], 1), ship('srs', ['pepper', 'pepper'], 3)) },
    });
    carryOut(table, { type: 'endTurn' });
    const again = opened({
      ducats: 2,
      fleets: { I: fleet('batavia', ship('srs', ['pepper', 'pepper'], 1), ship('srs', ['pepper', 'pepper'], 3)) },
    });
    carryOut(again, { type: 'stayAll' });
    again.act(0, { type: 'done' } as never);
    expect(carryOut(again, { type: 'repair', what: 'all' })).toEqual({ kind: 'done' });
    expect(own(again).ducats).toBe(0);
    expect(own(again).fleets.I!.ships[1]!.damage).toBeLessThan(3);
  });

  it('V-5.20 repair everything and end the turn: one command for the rest of it', () => {
    const table = opened({
      ducats: 9,
      fleets: { I: fleet('batavia', ship('srs', ['pepper', 'pepper'], 2), ship('srs', ['pepper', 'pepper'], 1)) },
    });
    carryOut(table, { type: 'stayAll' });
    table.act(0, { type: 'done' } as never);
    const plan: CompaniesPlan = { type: 'repair', what: 'all', ends: true };
    expect(offered(table)).toContainEqual(plan);
    carryOut(table, plan);
    expect(own(table).fleets.I!.ships.map(({ damage, mutiny }) => damage + mutiny)).toEqual([0, 0]);
    expect((table.view(0) as View).active).toBe(1);
  });

  it('V-3.4 V-3.6 a route there and back: what fits is loaded where it ends, and the fleet sets out for the other end', () => {
    const routes: CompaniesPlan = { type: 'routes', routes: [{ fleet: 'I', to: 'batavia', back: 'galle' }] };
    const there = opened({ fleets: { I: fleet('batavia', srs()), X: fleet('galle', ship('pakketboot')) } });
    const acts: Action[] = [];
    carryOut(there, routes, acts);
    expect(acts.map(({ type }) => type)).toEqual(['load', 'load', 'sail']);
    expect(own(there).fleets.I!.at).toBe('OC1');
    const home = opened({
      fleets: { I: fleet('galle', srs('cinnamon', 'cinnamon')), X: fleet('galle', ship('pakketboot')) },
    });
    carryOut(home, routes);
    expect(own(home).fleets.I!.at).toBe('MI4');
  });

  it('V-7.6 V-7.12 the mutiny of a tile is spread over all fleets by one command', () => {
    const laden = srs('pepper', 'pepper');
    const table = opened(
      { fleets: { I: fleet('OC1', laden, laden), II: fleet('MI4', laden, laden) } },
      {
        board: { order: [1, 0], turn: 1, storm: { active: null, expected: 'MN' } },
        theirs: { fleets: { I: fleet('amsterdam', srs('cloth', 'cloth')) } },
        stack: { mutiny: [1], stormDamage: [0] },
      },
    );
    carryOut(table, { type: 'endTurn' });
    expect((table.view(0) as View).pending).toMatchObject({ kind: 'mutiny' });
    const acts: Action[] = [];
    carryOut(table, { type: 'spread', how: 'even' }, acts);
    expect(new Set(acts.map((action) => (action.type === 'mutiny' ? action.fleet : action.type)))).toEqual(
      new Set(['I', 'II']),
    );
    expect((table.view(0) as View).pending).toBeNull();
  });

  it('V-4.20 V-5.34 the tokens of a destroyed warehouse are paid off by one command', () => {
    const table = opened(
      { ducats: 5, fleets: { I: fleet('batavia', srs('pepper', 'pepper')) } },
      {
        board: {
          harbours: {
            batavia: {
              fields: [
                [null, 0, 2],
                [null, 1, 0],
                [null, 1, 0],
                [null, 0, 0],
              ],
            },
          },
        },
      },
    );
    carryOut(table, { type: 'stayAll' });
    table.act(0, { type: 'done' } as never);
    const plan: CompaniesPlan = { type: 'clear', harbour: 'batavia', field: 1 };
    expect(offered(table)).toContainEqual(plan);
    expect(preview(table, plan)).toMatch(/2 ducats/);
    carryOut(table, plan);
    expect((table.view(0) as View).harbours.batavia!.fields[0]).toEqual([null, 0, 0]);
    expect(own(table).ducats).toBe(3);
  });

  it('V-2.1 end turn: every phase is left, and the turn is over', () => {
    const table = opened({ fleets: { I: fleet('batavia', srs('pepper', 'pepper')), II: fleet('galle', srs()) } });
    carryOut(table, { type: 'endTurn' });
    expect((table.view(0) as View).active).toBe(1);
  });

  it('V-5.10 V-5.12 found: a warehouse and an administrator in one command', () => {
    const table = opened({ ducats: 9, fleets: { I: fleet('batavia', srs('pepper', 'pepper')) } });
    carryOut(table, { type: 'stayAll' });
    if (momentOf(table)!.legal.some(({ type }) => type === 'dump')) table.act(0, { type: 'done' } as never);
    const plan: CompaniesPlan = { type: 'found', harbour: 'batavia', kind: 'director', fort: false };
    expect(offered(table)).toContainEqual(plan);
    expect(carryOut(table, plan)).toEqual({ kind: 'done' });
    expect((table.view(0) as View).harbours.batavia!.administrator).toEqual([0, 'director']);
    expect(own(table).ducats).toBe(2);
  });

  it('V-4.69 damage is spread so that no ship is lost that can be saved', () => {
    const two = () => veterans('batavia', 0, srs('pepper', 'pepper'), srs('pepper', 'pepper'));
    const table = opened({ fleets: { I: two() } }, { theirs: { fleets: { I: two() } } });
    carryOut(table, { type: 'stayAll' });
    table.act(0, momentOf(table)!.legal.find(({ type }) => type === 'attack') as never);
    for (const seat of [0, 1]) table.act(seat, { type: 'card', card: 'melee0' } as never);
    const hit = table.toAct[0]!;
    expect(preview(table, { type: 'spread', how: 'even' }, hit)).toMatch(/no ship is lost/);
    carryOut(table, { type: 'spread', how: 'even' }, [], hit);
    const tokens = (table.view(hit) as View).players[hit]!.fleets.I!.ships.map(({ damage, mutiny }) => damage + mutiny);
    expect(tokens).toHaveLength(2);
    expect(Math.abs(tokens[0]! - tokens[1]!)).toBeLessThanOrEqual(1);
    expect(tokens[0]! + tokens[1]!).toBeGreaterThan(3);
  });

  it('every command that is offered has its words in three languages', () => {
    const table = opened({
      ducats: 20,
      fleets: {
        I: fleet('batavia', srs('cinnamon')),
        II: fleet('galle', srs()),
        X: fleet('galle', ship('pakketboot')),
      },
    });
    const seen = new Set<string>();
    for (let step = 0; step < 40; step++) {
      const moment = momentOf(table);
      if (moment === null) break;
      for (const plan of companiesPlans.offers(moment)) {
        const said = LANGUAGES.map((language) => {
          const told = { ...moment, audience: { ...moment.audience, language } };
          return [companiesPlans.label(plan, told), ...companiesPlans.preview(plan, told)].join(' ');
        });
        for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(new Set(said).size).toBe(3);
        seen.add(plan.type);
      }
      const rest = moment.legal.find(({ type }) => type === 'load' || type === 'stay' || type === 'deliver');
      table.act(0, (rest ?? moment.legal.at(-1)) as never);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['sailTo', 'loadAll', 'deliverAll', 'launch', 'found', 'endTurn']),
    );
  });
});
