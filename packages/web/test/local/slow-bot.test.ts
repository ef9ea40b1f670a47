import { WorkerThinker } from '@roadstead/bots/worker';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Built, builtWorker } from '../../../bots/test/worker/thread.js';
import { thinkHere } from '../../src/local/think-in-worker.js';
import { FakeStore, GAME, TablesWorld } from './tables-world.js';

let built: Built;
let thinker: WorkerThinker;
beforeAll(async () => {
  built = await builtWorker('../../../web/test/local/slow-bot');
});
afterAll(() => built.remove());
afterEach(() => {
  thinker.close();
  vi.unstubAllGlobals();
});

it.each([
  ['where memory is shared', true],
  ['where it is not, as on most pages', false],
])('a real worker that is slow: bots go on after an undo in the middle of a thought, %s', async (_, isShared) => {
  if (!isShared) vi.stubGlobal('SharedArrayBuffer', undefined);
  /** How often a bot has begun to think. */
  let begun = 0;
  const start = () => {
    const port = built.start();
    const listen: typeof port.listen = (heard, broke) =>
      port.listen((message) => {
        if ('push' in (message as object)) begun++;
        else heard(message);
      }, broke);
    return { ...port, listen };
  };
  thinker = new WorkerThinker({ start, standIn: thinkHere });
  const world = new TablesWorld(new FakeStore(), thinker);
  const table = await world.open({ house: { ...GAME.house, practice: true } });
  const untilBotThinks = async () => {
    const before = begun;
    for (let i = 0; i < 40 && world.standing.toAct.includes(0); i++) await world.act(table);
    await vi.waitUntil(() => begun > before, { timeout: 20_000 });
  };
  const botHasActed = () => vi.waitUntil(() => world.standing.toAct.includes(0), { timeout: 20_000 });

  await vi.waitUntil(() => world.standing.toAct.includes(0), { timeout: 20_000 });
  await untilBotThinks();
  const { seq, undoable } = world.standing;
  expect(undoable).toBeGreaterThan(0);
  expect(await world.ask({ do: 'undo', table, expect: seq, step: true })).toMatchObject({ ok: true });
  expect(world.standing).toMatchObject({ seq: seq + 1, toAct: [0] });

  await untilBotThinks();
  await botHasActed();
  const played = world.pushed.flatMap((push) => (push.push === 'played' ? [push.played] : []));
  const undone = played.findIndex(({ kind }) => kind === 'undo');
  expect(played.slice(undone + 1).map(({ seat }) => seat)).toContain(1);
  expect(played.slice(undone, undone + 2).map(({ seat }) => seat)).toEqual([0, 0]);
});
