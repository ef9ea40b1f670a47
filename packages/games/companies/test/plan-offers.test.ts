import { type Action, type CompaniesPlan, companiesPlans, type PlanOf, type View } from '@roadstead/companies';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { asks, carryOut, label, momentOf, type Opened, opened, own, preview, srs } from './plan-table.js';
import { fleet, ship, veterans } from './table.js';

const NO_STORES = [
  [null, 0, 0],
  [null, 0, 0],
  [null, 0, 0],
  [null, 0, 0],
] as const;
const stores = (harbour: string, ...rows: readonly (readonly [number | null, number, number])[]) => ({
  harbours: { [harbour]: { fields: [...rows, ...NO_STORES].slice(0, 4) } },
});

/** The plans of a type that are offered; each has its words. */
function ofType<T extends CompaniesPlan['type']>(table: Opened, type: T, seat = 0): readonly PlanOf<T>[] {
  const moment = momentOf(table, seat)!;
  const plans = companiesPlans.offers(moment).filter((plan): plan is PlanOf<T> => plan.type === type);
  for (const plan of plans) {
    const said = LANGUAGES.map((language) => {
      const told = { ...moment, audience: { ...moment.audience, language } };
      return [companiesPlans.label(plan, told), ...companiesPlans.preview(plan, told)].join(' ');
    });
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(new Set(said).size).toBe(3);
  }
  return plans;
}

const toBuy = (table: Opened) => {
  carryOut(table, { type: 'stayAll' });
  while ((table.view(0) as View).phase === 'fight') table.act(0, { type: 'done' } as never);
};

describe('commands for what is dear or cannot be undone', () => {
  it('V-3.13 load with what others have in store, for the tariff and at most so many', () => {
    const table = opened(
      { ducats: 5, fleets: { I: fleet('batavia', srs(), srs()) } },
      { board: stores('batavia', [null, 1, 0], [1, 2, 0], [1, 2, 0]), leave: 'tariff' },
    );
    const [, paid] = ofType(table, 'loadAll');
    expect(paid).toEqual({ type: 'loadAll', fleet: 'I', pays: 3 });
    expect(label(table, paid!)).toMatch(/also for 1 ducat each, at most 3$/);
    expect(preview(table, paid!)).toBe('1 cube, free of charge. 3 cubes of others for 3 ducats.');
    const acts: Action[] = [];
    expect(carryOut(table, paid!, acts)).toEqual({ kind: 'done' });
    expect(acts.map((action) => action.type === 'load' && action.from)).toEqual(['general', 1, 1, 1]);
    expect(own(table).ducats).toBe(2);
  });

  it('V-3.13 and not for nothing, nor beyond the purse', () => {
    const board = stores('batavia', [1, 1, 0], [1, 2, 0]);
    const poor = opened({ ducats: 1, fleets: { I: fleet('batavia', srs()) } }, { board, leave: 'tariff' });
    expect(ofType(poor, 'loadAll')).toEqual([{ type: 'loadAll', fleet: 'I', pays: 1 }]);
    const asked = opened({ ducats: 9, fleets: { I: fleet('batavia', srs()) } }, { board });
    expect(ofType(asked, 'loadAll')).toEqual([]);
  });

  it('V-3.13 ask an owner for several cubes: each is answered, and a refusal ends it', () => {
    const table = () =>
      opened(
        { ducats: 7, fleets: { I: fleet('batavia', srs(), srs()) } },
        {
          board: stores('batavia', [1, 1, 0], [1, 2, 0], [null, 1, 0]),
          theirs: { fleets: { I: fleet('galle', srs()) } },
        },
      );
    const at = table();
    const all = ofType(at, 'askFor');
    expect(all.map(({ owner, n, fee }) => [owner, n, fee])).toEqual([
      [1, 3, 1],
      [1, 3, 2],
    ]);
    expect(preview(at, all[1]!)).toBe('It costs 6 ducats at most.');
    const yes = { type: 'accept' } as const;
    expect(carryOut(at, all[1]!, [], 0, [yes, yes, yes])).toEqual({ kind: 'done' });
    expect([own(at).ducats, own(at, 1).ducats - own(table(), 1).ducats]).toEqual([1, 6]);
    expect(own(at).fleets.I!.ships.flatMap(({ cargo }) => cargo)).toHaveLength(3);
    const refused = table();
    const end = carryOut(refused, all[0]!, [], 0, [yes, { type: 'decline' }]);
    expect(end).toMatchObject({ kind: 'halted', sentence: 'No more is given.' });
    expect(own(refused).ducats).toBe(6);
  });

  it('V-4.9 dump: what nobody buys there goes cube by cube, and one is asked first', () => {
    const table = opened({ fleets: { I: fleet('batavia', srs('pepper', 'pepper'), srs('pepper')) } });
    carryOut(table, { type: 'stayAll' });
    const [dump] = ofType(table, 'dump');
    expect(dump).toEqual({ type: 'dump', fleet: 'I', good: 'pepper' });
    expect(asks(table, dump!)).toBe('3 cubes go to the supply and bring nothing.');
    const acts: Action[] = [];
    carryOut(table, dump!, acts);
    expect(acts.map(({ type }) => type)).toEqual(['dump', 'dump', 'dump']);
  });

  it('V-4.31 V-4.38 give the pirates some of what they want; what is left of them is fought by hand', () => {
    const table = () => {
      const at = opened(
        { fleets: { I: fleet('MA1', srs('pepper', 'pepper'), srs('cloth')) } },
        { board: { pirates: { algiers: 3, tortuga: 0, saintemarie: 0 } } },
      );
      at.act(0, { type: 'sail', fleet: 'I', to: 'MA3' } as never);
      return at;
    };
    const all = ofType(table(), 'payPirates');
    expect(all.map(({ n }) => n)).toEqual([3, 2]);
    const some = table();
    const acts: Action[] = [];
    expect(carryOut(some, { type: 'payPirates', n: 2, of: 3 }, acts)).toEqual({ kind: 'done' });
    expect(acts).toHaveLength(2);
    expect(momentOf(some)!.legal.map(({ type }) => type)).toContain('fight');
  });

  it('V-4.38 what brings least where the fleet is bound for is given first', () => {
    const given = (to: string) => {
      const table = opened(
        { fleets: { I: fleet('MA1', srs('sugar', 'cloth')) } },
        { board: { pirates: { algiers: 1, tortuga: 0, saintemarie: 0 } } },
      );
      table.act(0, { type: 'sail', fleet: 'I', to: 'MA3' } as never);
      const acts: Action[] = [];
      carryOut(table, { type: 'payPirates', n: 1, of: 1, to }, acts);
      return (acts[0] as { good: string }).good;
    };
    expect(given('amsterdam')).toBe('cloth');
    expect(given('mauritsstad')).toBe('sugar');
  });
});

describe('commands for fleets', () => {
  it('V-3.2 detach: all ships of a type, or the slow ones, for one ducat', () => {
    const slow = (cargo: string) => ship('srs', [cargo, cargo], 3);
    const table = () =>
      opened({
        ducats: 4,
        fleets: {
          I: fleet(
            'OC1',
            srs('pepper', 'pepper'),
            ship('fluyt', ['pepper']),
            ship('fluyt', ['pepper']),
            slow('cloth'),
            slow('sugar'),
          ),
        },
      });
    const [fluyts, returns, lame, ...more] = ofType(table(), 'detach');
    expect([fluyts, returns, lame].map((plan) => plan?.ships.length)).toEqual([3, 2, 2]);
    expect(more).toEqual([]);
    const at = table();
    expect(preview(at, lame!)).toBe('It costs 1 ducat at most.');
    const acts: Action[] = [];
    expect(carryOut(at, lame!, acts)).toEqual({ kind: 'done' });
    expect(acts.map(({ type }) => type)).toEqual(['split', 'shift']);
    expect(own(at).fleets.I!.ships).toHaveLength(3);
    expect(own(at).fleets.II!.ships.map(({ damage }) => damage)).toEqual([3, 3]);
    expect(own(at).ducats).toBe(3);
  });

  it('V-5.36 buy a ship as a new fleet where a fleet lies, its ducat included', () => {
    const table = opened({ ducats: 5, fleets: { I: fleet('batavia', srs('pepper', 'pepper')) } });
    toBuy(table);
    const fluyts = ofType(table, 'launch').filter((plan) => plan.ship === 'fluyt');
    expect(fluyts.map((plan) => plan.fleet)).toEqual(['I', null]);
    expect(fluyts.map((plan) => preview(table, plan))).toEqual([
      'It costs 4 ducats at most.',
      'It costs 5 ducats at most.',
    ]);
    expect(carryOut(table, fluyts[1]!)).toEqual({ kind: 'done' });
    expect(own(table).fleets.II!.ships.map(({ type }) => type)).toEqual(['fluyt']);
    expect(own(table).ducats).toBe(0);
  });

  it('V-5.20 repair one fleet, or so far that a sum stays in the purse', () => {
    const table = opened({
      ducats: 6,
      fleets: {
        I: fleet('batavia', ship('srs', ['pepper', 'pepper'], 2)),
        II: fleet('galle', ship('srs', ['pepper', 'pepper'], 3)),
      },
    });
    carryOut(table, { type: 'stayAll' });
    for (const type of ['harbour', 'done', 'done']) {
      const act = momentOf(table)!.legal.find((action) => action.type === type);
      if (act && (table.view(0) as View).phase === 'fight') table.act(0, act as never);
    }
    while ((table.view(0) as View).phase === 'fight') table.act(0, { type: 'done' } as never);
    const tokens = Object.values(own(table).fleets).map(({ ships }) => ships[0]!.damage + ships[0]!.mutiny);
    const all = ofType(table, 'repair');
    expect(all.map((plan) => plan.fleet)).toEqual(expect.arrayContaining(['I', 'II']));
    expect(preview(table, { type: 'repair', what: 'all', fleet: 'I' })).toMatch(`${tokens[0]} tokens for ${tokens[0]}`);
    const keeping = all.filter((plan) => plan.keeps !== undefined);
    expect(keeping.map((plan) => plan.keeps)).toEqual([2, 5]);
    carryOut(table, keeping[0]!);
    expect(own(table).ducats).toBe(2);
  });

  it('V-4.5 refill all but one’s', () => {
    const table = opened(
      { fleets: { I: fleet('MI4', srs('pepper', 'pepper')), X: fleet('OC1', ship('pakketboot', ['cinnamon'])) } },
      {
        board: stores('batavia', [1, 0, 0], [2, 0, 0], [null, 0, 0]),
        theirs: { fleets: { I: fleet('amsterdam', srs()) } },
        third: { fleets: { I: fleet('amsterdam', srs()) } },
      },
    );
    table.act(0, { type: 'stay', fleet: 'I' } as never);
    table.act(0, { type: 'sail', fleet: 'X', to: 'batavia' } as never);
    const refills = ofType(table, 'refill');
    expect(refills.map(({ whose }) => whose)).toEqual(['own', 'all', 'allBut', 'allBut']);
    const acts: Action[] = [];
    carryOut(table, { type: 'refill', harbour: 'batavia', whose: 'allBut', seat: 2 }, acts);
    expect(acts).toEqual([{ type: 'refill', harbour: 'batavia', fields: [1, 3, 4] }]);
  });
});

describe('damage that is spread otherwise', () => {
  /** Seat 0 has to place what a ship of the line has done to a fleet. */
  function hurt() {
    const mine = veterans('OC1', 0, srs('pepper', 'pepper'), ship('fluyt', ['pepper', 'pepper']));
    const line = ship('linieschip', ['pepper']);
    const table = opened({ fleets: { I: mine } }, { theirs: { fleets: { I: fleet('batavia', line) } } });
    carryOut(table, { type: 'sailTo', fleet: 'I', to: 'batavia' });
    table.act(0, momentOf(table)!.legal.find(({ type }) => type === 'attack') as never);
    for (const seat of [0, 1]) table.act(seat, { type: 'card', card: 'melee0' } as never);
    expect((table.view(0) as View).pending).toMatchObject({ kind: 'damage', left: 4 });
    return table;
  }

  it('V-4.13 V-4.69 all on one ship, or the cheapest first; each says what it costs', () => {
    const table = hurt();
    const all = ofType(table, 'spread');
    expect(all.map(({ how }) => how)).toEqual(['even', 'cheapest', 'one', 'one']);
    expect(all.map((plan) => preview(table, plan))).toEqual([
      '4 tokens; no ship is lost.',
      '4 tokens; lost: fluyt.',
      '4 tokens; no ship is lost.',
      '4 tokens; lost: fluyt.',
    ]);
  });

  it.each([
    ['cheapest', ['srs']],
    ['even', ['srs', 'fluyt']],
  ] as const)('V-4.69 %s', (how, left) => {
    const table = hurt();
    carryOut(table, { type: 'spread', how });
    expect(own(table).fleets.I!.ships.map(({ type }) => type)).toEqual(left);
  });

  it('V-4.69 on one ship, as long as it is there', () => {
    const table = hurt();
    const one = ofType(table, 'spread').find((plan) => plan.how === 'one' && plan.ship.type === 'srs')!;
    expect(carryOut(table, one)).toEqual({ kind: 'done' });
    expect(own(table).fleets.I!.ships.map(({ damage }) => damage)).toEqual([4, 0]);
    const sunk = hurt();
    const fluyt = ofType(sunk, 'spread').find((plan) => plan.how === 'one' && plan.ship.type === 'fluyt')!;
    carryOut(sunk, fluyt);
    expect(own(sunk).fleets.I!.ships).toMatchObject([{ type: 'srs', damage: 1 }]);
  });
});
