import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, Place, startedTable } from './place.js';
import { actAnyhow } from './playing.js';
import type { Wire } from './wire.js';

describe('taking back', () => {
  let place: Place;
  let people: Person[];
  beforeEach(async () => {
    place = await Place.open({ undoAskedMs: 60_000 });
    people = [await place.person('Ada'), await place.person('Ben'), await place.person('Cid')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  async function atTable(entries: number): Promise<{ id: string; wires: Wire[]; seq: number }> {
    const { id } = await startedTable(people);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < entries; i++) await actAnyhow(id, wires);
    return { id, wires, seq: entries };
  }

  /** Plays until a seat can freely take something back. */
  async function withUndoable() {
    const { id, wires } = await atTable(0);
    for (;;) {
      await actAnyhow(id, wires);
      const wire = wires.find((each) => each.standing.undoable > 0);
      if (wire !== undefined) return { id, wires, wire, seq: wire.standing.seq };
    }
  }

  it('what one freely can', async () => {
    const { id, wires, wire, seq } = await withUndoable();
    const before = wire.standing;
    expect(await wire.ask({ do: 'undo', table: id, expect: seq, step: true })).toMatchObject({
      ok: true,
      seq: seq + 1,
    });
    await Promise.all(wires.map((each) => each.untilSeq(seq + 1)));
    expect(wires[0]!.log.at(-1)).toMatchObject({ kind: 'undo', to: seq - 1, events: [] });
    expect(wire.standing.undoable).toBe(before.undoable - 1);
  });

  it('not what chance or others had a part in', async () => {
    const { id, wires, seq } = await atTable(1);
    for (const wire of wires.filter(({ standing }) => standing.undoable === 0)) {
      expect(await wire.code({ do: 'undo', table: id, expect: seq })).toBe('ILLEGAL_ACTION');
    }
    expect(await wires[0]!.code({ do: 'undo', table: id, expect: 0 })).toBe('STALE');
  });

  it('a request sent twice is one undo', async () => {
    const { id, wire, seq } = await withUndoable();
    const request = { do: 'undo', table: id, expect: seq };
    const answers = await Promise.all([wire.ask(request, 'u'), wire.ask(request, 'u')]);
    expect(answers).toEqual([
      { id: 'u', ok: true, seq: seq + 1 },
      { id: 'u', ok: true, seq: seq + 1 },
    ]);
  });

  it('further back if all others agree', async () => {
    const { id, wires, seq } = await atTable(12);
    const then = wires[0]!.log[3]!;
    expect(await wires[0]!.ask({ do: 'askUndo', table: id, expect: seq, to: 4 })).toMatchObject({ ok: true, seq });
    for (const wire of wires) await wire.until(() => wire.room.undoAsked);
    expect(wires[1]!.room.undoAsked).toEqual({ seat: 0, to: 4, agreed: [], expiresAt: place.time.now + 60_000 });
    expect(await wires[1]!.ask({ do: 'answerUndo', table: id, to: 4, agree: true })).toMatchObject({ ok: true, seq });
    await wires[2]!.until(() => wires[2]!.room.undoAsked?.agreed.includes(1));
    expect(await wires[2]!.ask({ do: 'answerUndo', table: id, to: 4, agree: true })).toMatchObject({
      ok: true,
      seq: seq + 1,
    });
    await Promise.all(wires.map((each) => each.untilSeq(seq + 1)));
    expect(wires[1]!.log.at(-1)).toMatchObject({ kind: 'undo', seat: 0, to: 4 });
    for (const wire of wires) await wire.until(() => wire.room.undoAsked === undefined);
    expect(then.seq).toBe(4);
    await actAnyhow(id, wires);
  });

  it('not if one declines, and who asked can take it back', async () => {
    const { id, wires, seq } = await atTable(6);
    const ask = { do: 'askUndo', table: id, expect: seq, to: 2 };
    await wires[0]!.ask(ask);
    // As a page of the version before asks.
    await wires[1]!.ask({ do: 'answerUndo', table: id, agree: true });
    expect(await wires[2]!.ask({ do: 'answerUndo', table: id, to: 2, agree: false })).toMatchObject({ ok: true, seq });
    expect(await wires[2]!.code({ do: 'answerUndo', table: id, to: 2, agree: true })).toBe('NOT_ALLOWED');
    await wires[0]!.ask(ask);
    expect(await wires[1]!.code(ask)).toBe('NOT_ALLOWED');
    expect(await wires[0]!.code({ do: 'answerUndo', table: id, to: 2, agree: false })).toBe('ok');
    expect((await place.store.tables.byId(id))!.undoAsked).toBeNull();
    expect(await wires[1]!.code(ask)).toBe('ok');
  });

  it('by an answer to what one has read only, not to what was put in its place meanwhile', async () => {
    const { id, wires, seq } = await atTable(6);
    await wires[0]!.ask({ do: 'askUndo', table: id, expect: seq, to: 5 });
    await wires[1]!.until(() => wires[1]!.room.undoAsked?.to === 5);
    expect(await wires[2]!.code({ do: 'answerUndo', table: id, to: 5, agree: true })).toBe('ok');
    await wires[0]!.ask({ do: 'askUndo', table: id, expect: seq, to: 0 });
    expect(await wires[1]!.code({ do: 'answerUndo', table: id, to: 5, agree: true })).toBe('NOT_ALLOWED');
    const { undoAsked, seq: stands } = (await place.store.tables.byId(id))!;
    expect(stands).toBe(seq);
    expect(undoAsked).toMatchObject({ to: 0, agreed: [] }); // nor is what was agreed to before
  });

  it('any new entry ends the asking', async () => {
    const { id, wires, seq } = await atTable(6);
    await wires[0]!.ask({ do: 'askUndo', table: id, expect: seq, to: 2 });
    await actAnyhow(id, wires);
    expect(await wires[1]!.code({ do: 'answerUndo', table: id, to: 2, agree: true })).toBe('NOT_ALLOWED');
    await wires[1]!.until(() => wires[1]!.room.undoAsked === undefined);
  });

  it('the asking ends by itself after a while, and everybody sees it', async () => {
    const { id, wires, seq } = await atTable(6);
    await wires[0]!.ask({ do: 'askUndo', table: id, expect: seq, to: 2 });
    await wires[1]!.until(() => wires[1]!.room.undoAsked);
    place.time.now += 60_001;
    await place.tables.tick();
    await wires[1]!.until(() => wires[1]!.room.undoAsked === undefined);
    expect(await wires[1]!.code({ do: 'answerUndo', table: id, to: 2, agree: true })).toBe('NOT_ALLOWED');
  });

  it('bots agree: who plays alone against them goes back as they like', async () => {
    const { id } = await people[0]!.newTable({ seats: 2, bots: ['captain'] });
    await people[0]!.do('start', id);
    const wire = await people[0]!.wire();
    await wire.watch(id);
    await wire.until(() => wire.standing.toAct[0] === 0);
    const { seq, legal } = wire.standing;
    await wire.ask({ do: 'act', table: id, expect: seq, action: legal[0] });
    await wire.until(() => wire.standing.seq > seq && wire.standing.toAct[0] === 0);
    const now = wire.standing.seq;
    const answer = await wire.ask({ do: 'askUndo', table: id, expect: now, to: seq });
    expect(answer).toMatchObject({ ok: true, seq: now + 1 });
  });

  it('somebody whose stand-in plays cannot answer, so nothing of before is taken back', async () => {
    await place.close();
    place = await Place.open({ think: () => new Promise(() => {}) });
    people = [await place.person('Dan'), await place.person('Eve')];
    const house = { pace: { kind: 'live', reserveSeconds: 100, turnSeconds: 10 }, standIn: 'captain' } as const;
    const { id } = await startedTable(people, { house });
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    await actAnyhow(id, wires);
    const { seq, toAct } = wires[0]!.standing;
    const [late, other] = [toAct[0]!, 1 - toAct[0]!];
    place.time.now += 200_000;
    await place.tables.tick();
    await wires[late]!.until(() => wires[late]!.room.seats[late]!.standIn);
    expect(await wires[late]!.code({ do: 'answerUndo', table: id, to: 2, agree: true })).toBe('NOT_ALLOWED');
    expect(await wires[other]!.code({ do: 'askUndo', table: id, expect: seq, to: 0 })).toBe('NOT_ALLOWED');
    expect((await place.store.tables.byId(id))!.seq).toBe(seq);
  });

  it('nor is somebody whose stand-in plays asked about what came since: that is agreed at once', async () => {
    await place.close();
    place = await Place.open();
    people = [await place.person('Dan'), await place.person('Eve')];
    const house = { pace: { kind: 'live', reserveSeconds: 100, turnSeconds: 10 }, standIn: 'captain' } as const;
    const { id } = await startedTable(people, { house });
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    const late = wires[0]!.standing.toAct[0]!;
    const there = wires[1 - late]!;
    const isAsked = () => there.standing.toAct[0] === 1 - late;
    place.time.now += 200_000;
    await place.tables.tick();
    await there.until(isAsked);
    expect(there.room.seats[late]).toMatchObject({ standIn: 'captain', left: false });
    const { seq, legal } = there.standing;
    await there.ask({ do: 'act', table: id, expect: seq, action: legal[0] });
    await there.until(() => there.standing.seq > seq && isAsked());
    const now = there.standing.seq;
    const answer = await there.ask({ do: 'askUndo', table: id, expect: now, to: seq });
    expect(answer).toMatchObject({ ok: true, seq: now + 1 });
  });

  it('refuses to go where there is nothing', async () => {
    const { id, wires, seq } = await atTable(6);
    const to = (entry: number) => ({ do: 'askUndo', table: id, expect: seq, to: entry });
    expect(await wires[0]!.code(to(6))).toBe('BAD_REQUEST');
    expect(await wires[0]!.code(to(99))).toBe('BAD_REQUEST');
    expect(await wires[0]!.code(to(-1))).toBe('BAD_REQUEST');
    expect(await wires[0]!.code({ do: 'askUndo', table: id, expect: 5, to: 2 })).toBe('STALE');
  });
});
