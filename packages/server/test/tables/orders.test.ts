import type { Typed } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, Place, startedTable } from './place.js';
import type { Wire } from './wire.js';

const PASS = { type: 'pass' };

describe('orders', () => {
  let place: Place;
  let people: Person[];
  beforeEach(async () => {
    place = await Place.open({ env: { ROADSTEAD_MAX_SOCKETS_PERSON: '1000' } });
    people = [await place.person('Ada'), await place.person('Ben')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  async function atTable() {
    const { id } = await startedTable(people);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    const seat = wires[0]!.standing.toAct[0]!;
    return { id, wires, seat, active: wires[seat]!, other: wires[1 - seat]! };
  }

  async function act(id: string, wire: Wire, action: Typed): Promise<void> {
    const { seq } = wire.standing;
    expect(await wire.ask({ do: 'act', table: id, expect: seq, action })).toMatchObject({ ok: true });
    await wire.untilSeq(seq + 1);
  }

  /** The active seat stops as soon as others could take something, and takes nothing itself. */
  async function stopWithSomethingLeft(id: string, active: Wire): Promise<boolean> {
    while (active.standing.legal.some(({ type }) => type === 'stop')) {
      const { harbour } = active.standing.view as { harbour: readonly unknown[] };
      await act(id, active, { type: harbour.length >= 2 ? 'stop' : 'discover' });
    }
    if (!active.standing.legal.some(({ type }) => type === 'pass')) return false;
    await act(id, active, PASS);
    return true;
  }

  it('are known to their owner alone, and can be taken back', async () => {
    const { id, active, other } = await atTable();
    const unless = { kinds: ['admiral'] };
    expect(await other.code({ do: 'arm', table: id, order: { ...PASS, unless } })).toBe('ok');
    await other.until(() => other.standing.order);
    expect(other.standing.order).toEqual({ ...PASS, unless });
    await active.ask({ do: 'ping' });
    expect(active.standing.order).toBeNull();
    expect(JSON.stringify(active.heard)).not.toContain('admiral"]');
    expect(JSON.stringify(await people[0]!.do('table', id))).not.toContain('unless');
    expect(await other.code({ do: 'arm', table: id, order: null })).toBe('ok');
    await other.until(() => other.standing.order === null);
  });

  it('are carried out as soon as the seat is asked, and end with the turn', async () => {
    for (;;) {
      const { id, active, other, seat } = await atTable();
      await other.ask({ do: 'arm', table: id, order: PASS });
      place.turns.length = 0;
      if (!(await stopWithSomethingLeft(id, active))) continue;
      await active.until(
        () => active.log.some((played) => played.seat === 1 - seat) || active.standing.toAct[0] !== seat,
      );
      const own = active.log.filter((played) => played.seat === 1 - seat);
      if (own.length === 0) continue; // there was nothing that the other could have paid for, so nobody was asked
      await other.until(() => (other.standing.view as { active: number }).active === 1 - seat);
      expect(own).toHaveLength(1);
      expect(other.standing.order).toBeNull();
      expect((await place.store.tables.byId(id))!.orders).toEqual({});
      // Asked once, for their own turn; not for what they had decided before.
      expect(place.turns.filter(({ person }) => person === people[1 - seat]!.id)).toHaveLength(1);
      return;
    }
  });

  it('are found in the store by a node that was started after them', async () => {
    for (;;) {
      const { id, active, other, seat } = await atTable();
      if (!(await stopWithSomethingLeft(id, active))) continue;
      await other.untilSeq(active.standing.seq);
      if (active.standing.toAct[0] !== 1 - seat || !other.standing.legal.some(({ type }) => type === 'pass')) continue;
      const stored = (await place.store.tables.byId(id))!;
      const { round, active: turn } = active.standing.view as { round: number; active: number };
      // As it would be if the process had ended between writing the entry and carrying the order out.
      const orders = { [1 - seat]: { order: PASS, turn: `${round}.${turn}` } };
      await place.store.tables.change(id, stored.version, { orders, awaitsBot: true });
      const node = await Place.open({ store: place.store, time: place.time });
      await node.tables.tick();
      const wire = await people[seat]!.at(node).wire();
      await wire.watch(id);
      await wire.untilSeq(stored.seq + 1);
      expect(wire.log.at(-1)!.seat).toBe(1 - seat);
      await node.close();
      return;
    }
  });

  it('of somebody who has left are not carried out', async () => {
    for (;;) {
      const { id, active, other, seat } = await atTable();
      if (!(await stopWithSomethingLeft(id, active))) continue;
      await other.untilSeq(active.standing.seq);
      if (active.standing.toAct[0] !== 1 - seat || !other.standing.legal.some(({ type }) => type === 'pass')) continue;
      await people[1 - seat]!.do('leave', id);
      const stored = (await place.store.tables.byId(id))!;
      expect(stored.seats[1 - seat]).toMatchObject({ left: true, standIn: null });
      const { round, active: turn } = active.standing.view as { round: number; active: number };
      const orders = { [1 - seat]: { order: PASS, turn: `${round}.${turn}` } };
      await place.store.tables.change(id, stored.version, { orders, awaitsBot: true });
      await place.tables.tick();
      // Whoever works at a table does so in turn: this comes after the order, had it been carried out.
      for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
      expect((await place.store.tables.byId(id))!.seq).toBe(stored.seq);
      return;
    }
  });

  it('are forgotten with whoever leaves: who comes back decides anew', async () => {
    const { id, other, seat } = await atTable();
    await other.ask({ do: 'arm', table: id, order: PASS });
    expect(Object.keys((await place.store.tables.byId(id))!.orders)).toEqual([`${1 - seat}`]);
    await people[1 - seat]!.do('leave', id);
    expect((await place.store.tables.byId(id))!.orders).toEqual({});
  });

  it('are refused where they make no sense', async () => {
    const { id, active, other } = await atTable();
    const stranger = await (await place.person('Cid')).wire();
    expect(await active.code({ do: 'arm', table: id, order: PASS })).toBe('ILLEGAL_ACTION');
    expect(await other.code({ do: 'arm', table: id, order: { type: 'discover' } })).toBe('BAD_REQUEST');
    expect(await other.code({ do: 'arm', table: id, order: { ...PASS, unless: { cards: ['x'] } } })).toBe(
      'BAD_REQUEST',
    );
    expect(await other.code({ do: 'arm', table: id, order: 'pass' })).toBe('BAD_REQUEST');
    expect(await stranger.code({ do: 'arm', table: id, order: PASS })).toBe('UNKNOWN_TABLE');
  });
});
