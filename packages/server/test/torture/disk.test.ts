import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { openStore } from '../../src/store/open-store.js';
import { type DiskFault, FailingDatabase } from '../../src/test-kit/index.js';
import { Place } from '../tables/place.js';
import type { Wire } from '../tables/wire.js';
import { faultOf, truthOf } from './truth.js';

/** Of all the writes of the scenario, every so many fails: each in turn, where there is time for it. */
const STEP = FULL ? 1 : 6;
const ACTS = 6;

/** Tries until it is done, as people and their pages do. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt > 5) throw error;
    }
  }
}

/** An action until it is acknowledged, always as the same request; the number it was acknowledged with. */
async function acknowledged(wire: Wire, request: object, id: string): Promise<number> {
  return patiently(async () => {
    const answer = await wire.ask(request, id);
    if (answer.ok) return answer.seq!;
    throw new Error(answer.error.code);
  });
}

/**
 * Two people sit down, play and talk. What was acknowledged is in the store, once, whatever failed on the way. How many
 * writes it took.
 */
async function scenario(failing: number, fault: DiskFault): Promise<number> {
  const disk = new FailingDatabase();
  const store = await openStore(':memory:', disk);
  const place = await Place.open({ store });
  const begun = disk.writes;
  disk.fault = (write) => (write === begun + failing ? fault : null);
  const one = await patiently(() => place.person(`Ada${disk.writes}`));
  const two = await patiently(() => place.person(`Ben${disk.writes}`));
  const { id, invite } = await patiently(() => one.newTable());
  await patiently(() => two.do('admit', id, { invite }));
  await patiently(() => two.do('sit', id));
  await patiently(() => two.do('ready', id, { ready: true }));
  await patiently(async () => {
    if ((await store.tables.byId(id))!.status === 'gathering') await one.do('start', id);
  });
  const wires = [await patiently(() => one.wire()), await patiently(() => two.wire())];
  for (const wire of wires) await wire.watch(id);
  const acks: number[] = [];
  for (let seq = 0; seq < ACTS; seq++) {
    const { toAct } = (await store.tables.byId(id))!;
    const wire = wires[toAct[0]!]!;
    await wire.untilSeq(seq);
    const action = wire.standing.legal[0];
    acks.push(await acknowledged(wire, { do: 'act', table: id, expect: seq, action }, `act ${seq}`));
  }
  await patiently(async () => {
    const said = await wires[0]!.ask({ do: 'say', table: id, text: 'well done' }, 'said');
    if (!said.ok) throw new Error(said.error.code);
  });
  expect(acks).toEqual([1, 2, 3, 4, 5, 6]);
  const truth = await truthOf(store, id);
  expect(truth.entries.map(({ seq }) => seq)).toEqual(acks);
  expect(faultOf(truth)).toBeNull();
  expect(await store.talk.after(id, 0, 9)).toHaveLength(1);
  expect(await store.faults(false)).toEqual([]);
  const writes = disk.writes - begun;
  await place.close();
  await store.close();
  return writes;
}

it('whichever write fails, before it was done or after, nothing acknowledged is lost and nothing is done twice', async () => {
  const writes = await scenario(0, { message: '', after: false });
  expect(writes).toBeGreaterThan(30);
  for (let failing = 1; failing <= writes; failing += STEP) {
    await scenario(failing, { message: 'disk I/O error', after: false });
    await scenario(failing, { message: 'database or disk is full', after: true });
  }
});

it('wherever the last write was torn, everything that was acknowledged before it is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-torn-'));
  const file = join(folder, 'roadstead.db');
  const store = await openStore(file);
  const sizes: number[] = [];
  for (let i = 0; i < 12; i++) {
    await store.keys.put(`key ${i}`, `value ${i} `.repeat(60));
    sizes.push(statSync(`${file}-wal`).size);
  }
  const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
  await store.close();
  const cuts = sizes.flatMap((size) => [size, size + 1, size + 2_000, size + 4_100]);
  for (const [n, cut] of cuts.entries()) {
    for (const isGarbage of [false, true]) {
      const torn = join(folder, `torn-${n}-${isGarbage}.db`);
      writeFileSync(torn, main);
      const kept = Buffer.from(isGarbage ? log : log.subarray(0, cut));
      if (isGarbage) kept.fill(0x5a, Math.min(cut, kept.length));
      writeFileSync(`${torn}-wal`, kept);
      const again = await openStore(torn);
      const acknowledgedBy = sizes.filter((size) => size <= cut).length;
      for (let i = 0; i < acknowledgedBy; i++) expect(await again.keys.get(`key ${i}`)).toContain(`value ${i} `);
      expect(await again.faults(false)).toEqual([]);
      await again.close();
    }
  }
  rmSync(folder, { recursive: true, force: true });
});
