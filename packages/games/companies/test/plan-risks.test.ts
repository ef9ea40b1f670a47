import { type CompaniesPlan, companiesPlans, FIELDS, fieldNumber, shortestWay } from '@roadstead/companies';
import { describe, expect, it } from 'vitest';
import { asks, carryOut, momentOf, offered, opened, own, preview, srs } from './plan-table.js';
import { fleet, ship } from './table.js';

const END: CompaniesPlan = { type: 'endTurn' };
const STAY: CompaniesPlan = { type: 'stayAll' };
const fluyt = (damage: number, ...cargo: string[]) => ship('fluyt', cargo, damage);
const PEACE = { pirates: { algiers: 0, tortuga: 0, saintemarie: 0 } };

describe('ships that mutiny will cost', () => {
  it('V-3.12 are told before a fleet stays, sails, or the turn ends: and they are lost', () => {
    const table = () => opened({ fleets: { I: fleet('OC1', fluyt(1), srs('pepper', 'pepper')) } });
    const told = /Fleet I will lose to mutiny: fluyt\./;
    expect(preview(table(), STAY)).toMatch(told);
    expect(preview(table(), END)).toMatch(told);
    expect(preview(table(), { type: 'sailTo', fleet: 'I', to: 'deshima' })).toMatch(told);
    const stayed = table();
    carryOut(stayed, STAY);
    expect(own(stayed).fleets.I!.ships.map(({ type }) => type)).toEqual(['srs']);
  });

  it('V-3.8 the idle mutiny of a way that ends at sea before the pace does is told, and counts', () => {
    const table = () =>
      opened({ fleets: { I: fleet('OA3', fluyt(0, 'cloth'), srs('cloth', 'cloth')) } }, { board: PEACE });
    const short: CompaniesPlan = { type: 'sailTo', fleet: 'I', to: 'MA4' };
    expect(preview(table(), short)).toMatch(/1 field, within this turn\. 2 ships take a mutiny token for lying idle\./);
    expect(preview(table(), { type: 'sailTo', fleet: 'I', to: 'MA2' })).not.toMatch(/idle/);
    const halted = table();
    carryOut(halted, short);
    expect(own(halted).fleets.I!.ships.map(({ mutiny }) => mutiny)).toEqual([2, 1]);
    const weak = opened(
      { fleets: { I: fleet('OA3', fluyt(0, 'cloth'), ship('fluyt', ['cloth'], 1)) } },
      { board: PEACE },
    );
    expect(preview(weak, short)).toMatch(/will lose to mutiny: fluyt\./);
  });

  it('V-3.12 neither harbours nor slowness make a fleet idle, and what is loaded first leaves no slot empty', () => {
    const slowed = opened({ fleets: { I: fleet('OA3', ship('srs', ['cloth', 'cloth'], 3)) } }, { board: PEACE });
    expect(preview(slowed, { type: 'sailTo', fleet: 'I', to: 'MA4' })).not.toMatch(/idle/);
    expect(preview(slowed, STAY)).not.toMatch(/idle/);
    const loading = opened({ fleets: { I: fleet('batavia', fluyt(1)) } });
    expect(preview(loading, { type: 'sailTo', fleet: 'I', to: 'galle', loads: true })).not.toMatch(/lose|empty/);
    expect(preview(loading, { type: 'sailTo', fleet: 'I', to: 'galle' })).toMatch(/lose to mutiny: fluyt/);
  });

  it('V-3.12 of a fleet that has moved nobody sees whether it lies idle: it may be lost', () => {
    const at = { I: fleet('OA3', fluyt(1, 'cloth')), II: fleet('OC1', srs('pepper', 'pepper')) };
    const table = opened({ fleets: at }, { board: PEACE });
    table.act(0, { type: 'fleet', fleet: 'I' } as never);
    table.act(0, { type: 'sail', fleet: 'I', to: 'MA4' } as never);
    expect(preview(table, END)).toMatch(/Fleet I will lose to mutiny: fluyt/);
    table.act(0, { type: 'halt', fleet: 'I' } as never);
    expect(preview(table, END)).toMatch(/Fleet I may lose to mutiny: fluyt/);
  });
});

describe('whoever ends the turn is asked first', () => {
  it('V-4.2 where something could be delivered, from the phase of moving on', () => {
    const table = opened({ fleets: { I: fleet('galle', srs('pepper', 'pepper')) } });
    expect(asks(table, END)).toMatch(/something to deliver/);
    carryOut(table, STAY);
    expect(asks(table, END)).toMatch(/something to deliver/);
    carryOut(table, { type: 'deliverAll' });
    expect(asks(table, END)).toBe('');
  });

  it('V-3.4 where something could be loaded for nothing, and where a ship will be lost', () => {
    expect(asks(opened({ fleets: { I: fleet('batavia', srs()) } }), END)).toMatch(/something to load/);
    expect(asks(opened({ fleets: { I: fleet('OC1', fluyt(1)) } }), END)).toMatch(/will lose to mutiny: fluyt/);
  });

  it('V-4.41 but not where nothing is at stake, and not for what a hostile nation forbids', () => {
    expect(asks(opened({ fleets: { I: fleet('OC1', srs('pepper', 'pepper')) } }), END)).toBe('');
    const held = opened(
      { fleets: { I: fleet('galle', srs('pepper', 'pepper')) } },
      { board: { nations: { england: { at: 'galle', pips: 2, experience: 0, controller: 1, ally: null } } } },
    );
    expect(asks(held, END)).toBe('');
    expect(asks(held, STAY)).toBe('');
  });
});

describe('a command stops', () => {
  const began = () =>
    momentOf(
      opened({ ducats: 9, fleets: { I: fleet('batavia', srs('pepper', 'pepper'), fluyt(0, 'pepper', 'pepper')) } }),
    )!;
  const stops = (plan: CompaniesPlan, more: object, first = began()) => {
    const me = { ...first.view.players[0]!, ...more };
    return companiesPlans.stops!(plan, first, {
      ...first,
      view: { ...first.view, players: [me, first.view.players[1]!] },
    });
  };

  it('V-4.50 where a ship was lost that was not told', () => {
    const { I } = began().view.players[0]!.fleets;
    const fewer = { fleets: { I: { ...I!, ships: I!.ships.slice(1) } } };
    expect(stops({ type: 'loadAll', fleet: 'I' }, fewer)).toBe('More ships were lost than was said.');
    expect(stops({ type: 'loadAll', fleet: 'I' }, {})).toBeNull();
    const weak = momentOf(opened({ fleets: { I: fleet('OC1', fluyt(1), srs('pepper', 'pepper')) } }))!;
    const left = { ...weak.view.players[0]!.fleets.I!, ships: weak.view.players[0]!.fleets.I!.ships.slice(1) };
    expect(stops(STAY, { fleets: { I: left } }, weak)).toBeNull();
  });

  it('V-5.20 where it has cost more than was told', () => {
    expect(stops({ type: 'loadAll', fleet: 'I' }, { ducats: 8 })).toBe('It costs more than was said.');
    const weak = momentOf(opened({ ducats: 3, fleets: { I: fleet('batavia', fluyt(1, 'pepper', 'pepper')) } }))!;
    expect(stops({ type: 'repair', what: 'all' }, { ducats: 2 }, weak)).toBeNull();
    expect(stops({ type: 'repair', what: 'all' }, { ducats: 1 }, weak)).toBe('It costs more than was said.');
  });

  it('V-2.1 where the next phase has begun, unless it was to go through them', () => {
    const first = began();
    const later = { ...first, view: { ...first.view, phase: 'buy' as const } };
    expect(companiesPlans.stops!(STAY, first, later)).toBe('The next phase has begun.');
    expect(companiesPlans.stops!(END, first, later)).toBeNull();
    expect(companiesPlans.stops!({ type: 'repair', what: 'all', ends: true }, first, later)).toBeNull();
  });
});

describe('what a cargo and a repair come to', () => {
  const directed = {
    harbours: {
      galle: {
        fields: [
          [0, 1, 0],
          [null, 0, 0],
          [null, 0, 0],
          [null, 0, 0],
        ],
        administrator: [0, 'director'],
      },
    },
  };

  it('V-5.15 V-4.8 a director and counting machines are in what a cargo brings', () => {
    const table = (cards: string[], board: object) =>
      opened({ ducats: 0, cards, fleets: { I: fleet('galle', srs('pepper', 'pepper')) } }, { board: board as never });
    const sold = (at: ReturnType<typeof opened>) => {
      carryOut(at, STAY);
      const said = Number(/for (\d+) ducats/.exec(preview(at, { type: 'deliverAll' }))![1]);
      carryOut(at, { type: 'deliverAll' });
      expect(own(at).ducats).toBe(said);
      return said;
    };
    const plain = sold(table([], {}));
    expect(sold(table([], directed))).toBe(plain + Math.ceil(plain / 3));
    expect(sold(table(['telmachine1', 'telmachine2'], {}))).toBe(plain + 2 * Math.ceil(plain / 5));
    const far = opened(
      { cards: ['telmachine1'], fleets: { I: fleet('OC1', srs('pepper', 'pepper')) } },
      { board: directed as never },
    );
    expect(preview(far, { type: 'sailTo', fleet: 'I', to: 'galle' })).toContain(
      `brings ${plain + Math.ceil(plain / 3) + Math.ceil(plain / 5)} ducats`,
    );
  });

  it('V-6.10 a dry dock takes half for the tokens of one harbour', () => {
    const hurt = fleet('batavia', ship('srs', ['pepper', 'pepper'], 3), ship('srs', ['pepper', 'pepper'], 2));
    const table = opened({ ducats: 9, cards: ['droogdok3'], fleets: { I: hurt } });
    carryOut(table, STAY);
    while (momentOf(table)!.view.phase !== 'buy') table.act(0, { type: 'done' } as never);
    expect(preview(table, { type: 'repair', what: 'all' })).toBe('5 tokens for 3 ducats at most.');
    carryOut(table, { type: 'repair', what: 'all' });
    expect(own(table).ducats).toBe(6);
  });
});

describe('of ways that are equally long', () => {
  const way = (from: string, to: string, pirates: Record<string, number>) =>
    shortestWay(pirates, fieldNumber(from)!, fieldNumber(to)!).map((field) => FIELDS[field]!.id);

  it('V-3.10 the whole of each counts: fewest fields of pirates, then fewest storms, then the order of their names', () => {
    const calm = { algiers: 0, tortuga: 0, saintemarie: 0 };
    expect(way('MN4', 'amsterdam', calm)).toEqual(['OA3', 'MA3', 'MA1', 'amsterdam']);
    expect(way('MN4', 'amsterdam', { ...calm, algiers: 1 })).toEqual(['MA4', 'MA2', 'MA1', 'amsterdam']);
    expect(way('OC1', 'deshima', calm)).toEqual(['OC2', 'OC3', 'deshima']);
    expect(way('galle', 'galle', calm)).toEqual([]);
  });

  it('V-3.6 a command sails the way that is told', () => {
    const table = opened({ fleets: { I: fleet('MN4', srs('sugar', 'sugar')) } }, { board: PEACE });
    carryOut(table, { type: 'sailTo', fleet: 'I', to: 'amsterdam' });
    expect(own(table).fleets.I!.at).toBe('MA3');
    expect(offered(opened({ fleets: { I: fleet('MN4', srs()) } })).length).toBeGreaterThan(0);
  });
});
