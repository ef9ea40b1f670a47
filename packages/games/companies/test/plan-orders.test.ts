import {
  type Action,
  type CompaniesPlan,
  companies,
  companiesPlans,
  DEVELOPMENTS,
  developmentNumber,
  type OrderPart,
  type View,
} from '@roadstead/companies';
import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { carryOut, label, momentOf, type Opened, opened, own, preview, srs } from './plan-table.js';
import { richPosition } from './rich.js';
import { fleet, ship } from './table.js';

const OPEN = [
  [null, 1, 0],
  [null, 1, 0],
  [null, 1, 0],
  [null, 0, 0],
] as const;
const BATAVIA = { harbours: { batavia: { fields: OPEN } } };
const FLUYT: OrderPart = { act: { type: 'buy', ship: 'fluyt', harbour: 'batavia' } };
const INTO_I: OrderPart = { plan: { type: 'launch', ship: 'fluyt', harbour: 'batavia', fleet: 'I' } };
const WAREHOUSE: OrderPart = { act: { type: 'warehouse', harbour: 'batavia' } };
const DONE: OrderPart = { act: { type: 'done' } };
const REPAIR: OrderPart = { plan: { type: 'repair', what: 'all' } };

/** Seat 0 in its phase of buying, with this much. */
function buying(mine: Readonly<Record<string, unknown>>, around = {}): Opened {
  const table = opened(
    { fleets: { I: fleet('batavia', srs('pepper', 'pepper')) }, ...mine },
    { board: BATAVIA, ...around },
  );
  carryOut(table, { type: 'stayAll' });
  while ((table.view(0) as View).phase === 'fight') table.act(0, { type: 'done' } as never);
  return table;
}

const compose = (table: Opened, ...parts: OrderPart[]) => companiesPlans.compose!(parts, momentOf(table)!);

function orderOf(table: Opened, ...parts: OrderPart[]): CompaniesPlan {
  const order = compose(table, ...parts);
  expect(order).not.toBeNull();
  return order!;
}

describe('phase 4 as one order', () => {
  it('V-5.1 V-5.10 V-5.20 a ship, a warehouse, all repairs and the end of buying are one command with one bill', () => {
    const hurt = fleet('batavia', ship('srs', ['pepper', 'pepper'], 2));
    const table = buying({ ducats: 12, fleets: { I: hurt } });
    const { damage, mutiny } = own(table).fleets.I!.ships[0]!;
    const tokens = damage + mutiny;
    const order = orderOf(table, INTO_I, WAREHOUSE, REPAIR, DONE);
    expect(label(table, order)).toBe('Order in 4 parts');
    expect(preview(table, order)).toBe(
      `It costs ${6 + tokens} ducats at most. ${6 - tokens} ducats stay in the purse.`,
    );
    const acts: Action[] = [];
    expect(carryOut(table, order, acts)).toEqual({ kind: 'done' });
    expect(acts.map(({ type }) => type)).toEqual([
      'buy',
      'join',
      'warehouse',
      ...Array.from({ length: tokens }, () => 'repair'),
      'done',
    ]);
    expect(own(table).ducats).toBe(6 - tokens);
    expect(own(table).fleets.I!.ships.map(({ type }) => type)).toEqual(['srs', 'fluyt']);
    expect((table.view(0) as View).active).toBe(1);
  });

  it('V-5.36 a ship that could go to several fleets is ordered with its fleet', () => {
    const table = buying({ ducats: 12 });
    expect(companiesPlans.offers(momentOf(table)!)).toContainEqual({
      type: 'launch',
      ship: 'fluyt',
      harbour: 'batavia',
      fleet: null,
    });
    expect(compose(table, FLUYT)).toBeNull();
    const launch: OrderPart = { plan: { type: 'launch', ship: 'fluyt', harbour: 'batavia', fleet: null } };
    const order = orderOf(table, launch, WAREHOUSE);
    expect(preview(table, order)).toBe('It costs 7 ducats at most. 5 ducats stay in the purse.');
    carryOut(table, order);
    expect(Object.keys(own(table).fleets)).toContain('II');
    expect((table.view(0) as View).phase).toBe('buy');
  });

  it('V-5.1 nothing that the purse, a harbour’s limits or the end of buying rule out is put together', () => {
    const table = buying({ ducats: 5 });
    expect(compose(table, WAREHOUSE, WAREHOUSE)).not.toBeNull();
    expect(compose(table, WAREHOUSE, WAREHOUSE, WAREHOUSE)).toBeNull();
    expect(compose(table, INTO_I)).not.toBeNull();
    expect(compose(table, INTO_I, WAREHOUSE)).toBeNull();
    expect(compose(buying({ ducats: 30 }), INTO_I, INTO_I)).toBeNull();
    expect(compose(table, DONE, WAREHOUSE)).toBeNull();
    expect(compose(table, { act: { type: 'request', harbour: 'batavia', fee: 1 } })).toBeNull();
    expect(compose(table)).toBeNull();
    expect(compose(table, REPAIR, WAREHOUSE)).not.toBeNull();
    expect(compose(table, REPAIR, REPAIR)).toBeNull();
  });

  it('V-2.1 only in phase 4, and never of anything that fights or sails', () => {
    const table = opened({ fleets: { I: fleet('batavia', srs('pepper', 'pepper')) } }, { board: BATAVIA });
    expect(compose(table, { act: { type: 'stay', fleet: 'I' } })).toBeNull();
    const later = buying({ ducats: 12 });
    expect(compose(later, { plan: { type: 'sailTo', fleet: 'I', to: 'galle' } })).toBeNull();
  });

  it('V-5.10 stops at a part that cannot be done any more, and says so; what was done stands', () => {
    const table = buying({ ducats: 20 });
    const order = orderOf(table, WAREHOUSE, { act: { type: 'fort', harbour: 'batavia' } });
    const sentence = 'What comes next cannot be done any more.';
    expect(carryOut(table, order)).toEqual({ kind: 'halted', why: 'game', sentence });
    expect(own(table).ducats).toBe(18);
  });

  it('V-6.7 stops where a mock battle asks for a marker', () => {
    const table = buying({ ducats: 12, cards: ['spiegelgevechten1'] });
    const mock: OrderPart = { act: { type: 'mock', card: 'spiegelgevechten1', fleet: 'I' } };
    const order = orderOf(table, mock, WAREHOUSE);
    expect(preview(table, order)).toMatch(/^It costs 4 ducats/);
    expect(carryOut(table, order)).toMatchObject({ kind: 'halted', sentence: 'Something else is asked.' });
    expect(own(table).ducats).toBe(10);
  });

  it('V-6.5 the sawmill allows a second ship of a harbour', () => {
    const table = buying({ ducats: 30, cards: ['houtzaagmolen2'] });
    expect(compose(table, INTO_I, INTO_I)).not.toBeNull();
    expect(compose(table, INTO_I, INTO_I, INTO_I)).toBeNull();
  });
});

describe('a card at the end of an order', () => {
  it('V-6.1 the end of buying and the card are one command, and the last part of an order', () => {
    const mine = {
      ducats: 12,
      cards: [],
      fleets: { I: fleet('batavia', srs('pepper', 'pepper')), X: fleet('galle', ship('pakketboot')) },
    };
    const board = { harbours: { batavia: { fields: [[0, 1, 0], ...OPEN.slice(1)] } } };
    const alone = buying(mine, { board });
    const develop = companiesPlans.offers(momentOf(alone)!).find((plan) => plan.type === 'develop')!;
    const cost = DEVELOPMENTS[developmentNumber(develop.card)]!.cost;
    expect(preview(alone, develop)).toMatch(`It costs ${cost} ducat`);
    const acts: Action[] = [];
    expect(carryOut(alone, develop, acts)).toEqual({ kind: 'done' });
    expect(acts.map(({ type }) => type)).toEqual(['done', 'research']);
    expect(own(alone)).toMatchObject({ ducats: 12 - cost, cards: [develop.card] });
    const table = buying(mine, { board });
    const last: OrderPart = { plan: develop };
    expect(compose(table, last, WAREHOUSE)).toBeNull();
    expect(preview(table, orderOf(table, WAREHOUSE, last))).toMatch(`It costs ${2 + cost} ducats`);
    carryOut(table, orderOf(table, WAREHOUSE, last));
    expect(own(table)).toMatchObject({ ducats: 10 - cost, cards: [develop.card] });
  });

  it('V-6.1 V-6.6 stops where the card cannot be had after all', () => {
    const table = buying({ ducats: 12, cards: [] });
    const never: OrderPart = { plan: { type: 'develop', card: 'handboek3' } };
    expect(companiesPlans.offers(momentOf(table)!)).not.toContainEqual(never.plan);
    expect(carryOut(table, { type: 'order', parts: [WAREHOUSE, never] })).toMatchObject({ kind: 'halted' });
    expect(own(table).cards).toEqual([]);
  });

  it('V-6.1 V-6.6 the cards that are offered are those that can be researched then', () => {
    const random = new FastRandom('cards');
    const options = parseOptions(companies.options, { calendars: 3 });
    let compared = 0;
    for (let game = 0; game < 3; game++) {
      const state = begin(companies, { seats: 3, options, byHand: { position: richPosition(3) } }, random);
      for (let turn = 0; turn < 1500; turn++) {
        const [seat] = companies.toAct(state);
        if (seat === undefined) break;
        const legal = companies.legal(state, seat);
        const audience = { language: 'en', name: String, you: 0 } as const;
        const moment = { seat, legal, view: companies.view(state, seat), audience };
        const offered = companiesPlans.offers(moment).flatMap((plan) => (plan.type === 'develop' ? [plan.card] : []));
        const ends = legal.find(({ type }) => type === 'done');
        const kept = legal.filter(({ type }) => type !== 'abandon' && type !== 'dump');
        const isEnding = moment.view.phase === 'buy' && ends !== undefined && random.int(4) === 0;
        const action = isEnding ? ends : kept[random.int(kept.length)]!;
        act(companies, state, seat, action, random);
        if (action !== ends || moment.view.phase !== 'buy') continue;
        const cards = companies
          .legal(state, seat)
          .flatMap((one) => (one.type === 'research' && state.phase === 'research' ? [one.card] : []));
        expect(offered.sort()).toEqual(cards.sort());
        compared += cards.length;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});
