import { companiesEntry, type Event } from '@roadstead/companies';
import { type GameOrders, LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { marked } from './fighting.js';
import { fleet, ship, type Table, table, veterans } from './table.js';

const orders = companiesEntry.orders as GameOrders<never, never>;
const view = (at: Table) => at.view(1) as never;
const decided = (at: Table, order: object) => orders.decide(order as never, view(at), 1, at.legal(1) as never);

/** Seat 0 has asked seat 1 for a cube. */
function asked(fee: number): Table {
  const at = table({
    position: {
      players: {
        0: { ducats: 6, fleets: { I: fleet('batavia', ship('srs')) } },
        1: { fleets: { I: fleet('galle', ship('srs', ['cinnamon', 'cinnamon'])) } },
      },
      harbours: {
        batavia: {
          fields: [
            [1, 1, 0],
            [1, 2, 0],
            [null, 0, 0],
            [null, 0, 0],
          ],
        },
      },
    },
  });
  return at.do({ type: 'ask', fleet: 'I', owner: 1, fee });
}

describe('standing answers', () => {
  it('V-3.13 leave is given from a fee on, and refused below it', () => {
    expect(decided(asked(2), { type: 'answers', leaveFrom: 2 })).toEqual({ type: 'accept' });
    expect(decided(asked(1), { type: 'answers', leaveFrom: 2 })).toEqual({ type: 'decline' });
    expect(decided(asked(5), { type: 'answers', leaveFrom: 6 })).toEqual({ type: 'decline' });
    expect(decided(asked(5), { type: 'answers', peace: true })).toBeNull();
  });

  it('V-4.70 whoever wants peace challenges nobody', () => {
    const at = table({
      position: {
        players: {
          0: { fleets: { I: fleet('batavia', ship('srs', ['pepper', 'pepper'])) } },
          1: { fleets: { I: fleet('batavia', ship('srs', ['pepper', 'pepper'])) } },
        },
      },
    }).do({ type: 'stay', fleet: 'I' }, { type: 'hold' });
    expect(at.toAct).toEqual([1]);
    expect(decided(at, { type: 'answers', peace: true })).toEqual({ type: 'pass' });
    expect(decided(at, { type: 'answers', hold: true, remain: true })).toBeNull();
    expect(decided(at, { type: 'answers', leaveFrom: 1 })).toBeNull();
  });

  it('V-4.70 whoever attacks nobody holds in every harbour', () => {
    const at = table({
      position: {
        order: [1, 0],
        players: {
          0: { fleets: { I: fleet('batavia', ship('srs', ['pepper', 'pepper'])) } },
          1: { fleets: { I: fleet('batavia', ship('srs', ['pepper', 'pepper'])) } },
        },
      },
    }).do({ type: 'stay', fleet: 'I' });
    expect(at.can('hold', 1)).toHaveLength(1);
    expect(decided(at, { type: 'answers', hold: true })).toEqual({ type: 'hold' });
    expect(decided(at, { type: 'answers', peace: true, remain: true })).toBeNull();
  });

  it('V-4.65 whoever remains does not slip away', () => {
    const at = table({
      position: {
        order: [1, 0],
        players: {
          0: { fleets: { I: fleet('batavia', ship('linieschip', ['pepper'])) } },
          1: {
            fleets: { I: veterans('batavia', 2, ship('srs', ['pepper', 'pepper'])) },
            markers: marked('line1', 'retreat2'),
          },
        },
      },
    }).do({ type: 'stay', fleet: 'I' });
    at.do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 0, target: 'I' }).card(1, 'retreat2').card(0, 'melee0');
    for (let step = 0; step < 20 && at.can('remain', 1).length === 0; step++) at.do(at.legal().at(-1)!);
    expect(at.can('remain', 1)).toHaveLength(1);
    expect(decided(at, { type: 'answers', remain: true })).toEqual({ type: 'remain' });
    expect(decided(at, { type: 'answers', hold: true, peace: true })).toBeNull();
  });

  it('V-4.66 whoever keeps markers where they are is not asked after every fight', () => {
    const line = ship('linieschip', ['cloth']);
    const at = table({
      position: {
        players: {
          0: { fleets: { I: veterans('OA2', 0, line, line) } },
          1: { fleets: { I: veterans('elmina', 3, line, line) }, markers: marked('line1', 'break2', 'ambush3') },
        },
      },
    }).sail('I', 'elmina');
    at.do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' }).card(0, 'melee0').card(1, 'melee0');
    for (let step = 0; step < 20 && at.can('keep', 1).length === 0; step++) at.do(at.legal()[0]!);
    expect(at.can('keep', 1)).toHaveLength(1);
    expect(decided(at, { type: 'answers', keepMarkers: true })).toEqual({ type: 'keep' });
    expect(decided(at, { type: 'answers', peace: true })).toBeNull();
  });

  it('are nothing else than they may be', () => {
    expect(orders.parse({ type: 'answers', leaveFrom: 2, peace: true })).toEqual({
      order: { type: 'answers', leaveFrom: 2, peace: true },
    });
    for (const raw of [
      null,
      {},
      { type: 'answers' },
      { type: 'answers', leaveFrom: 9 },
      { type: 'answers', card: 'ram0' },
      { type: 'answers', peace: 1 },
    ])
      expect(orders.parse(raw)).toHaveProperty('refusal');
  });

  it('are offered, joined and told in three languages', () => {
    const at = asked(0);
    const all = orders.offers(view(at), 1);
    expect(all.length).toBeGreaterThan(3);
    const joined = orders.join(all);
    expect(joined).toMatchObject({
      leaveFrom: 6,
      hold: true,
      peace: true,
      remain: true,
      keepTokens: true,
      keepMarkers: true,
    });
    for (const order of all) {
      expect(orders.parse(order)).toEqual({ order });
      expect(new Set(LANGUAGES.map((language) => orders.describe(order, language))).size).toBe(3);
    }
  });

  it('hold until the calendar ends', () => {
    const first = table({ position: { round: 5 } });
    const second = table({ position: { round: 6 } });
    expect(orders.turnOf(view(first))).not.toBe(orders.turnOf(view(second)));
    expect(orders.turnOf(view(table({ position: { round: 1 } })))).toBe(orders.turnOf(view(first)));
  });
});

describe('what is worth going back to', () => {
  const { ofTurn, kinds } = companiesEntry.highlights!;
  const told = (...events: readonly Event[]) =>
    ofTurn([
      { seq: 1, events: [{ type: 'turn' }] },
      { seq: 2, events },
    ]).map(({ kind }) => kind);
  const lost: Event = { type: 'lost', seat: 0, fleet: 'I', place: 0, ship: 'srs', why: 'storm', ducats: 3 };
  const sold = (ducats: number): Event => ({
    type: 'delivered',
    seat: 0,
    fleet: 'I',
    harbour: 'batavia',
    good: 'cloth',
    cubes: 2,
    ducats,
    bonus: 0,
    director: null,
  });

  it('V-4.50 V-4.2 marks losses, and deliveries that brought much in a turn', () => {
    expect(told(lost, lost)).toEqual(['loss']);
    expect(told(sold(8))).toEqual([]);
    expect(told(sold(8), sold(12))).toEqual(['delivery']);
    expect(told({ type: 'strategies', cards: ['ram0', 'melee0'], begins: 0 })).toEqual(['fight']);
  });

  it('has words for every kind', () => {
    for (const { words } of kinds) expect(new Set(LANGUAGES.map((language) => words[language].name)).size).toBe(3);
  });
});
