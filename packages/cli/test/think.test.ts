import type { FromThinker, ThinkRequest, ToThinker } from '@roadstead/bots';
import { begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { type Options, portRoyal } from '@roadstead/port-royal';
import { type ThinkWorker, thinkHere, WorkerThinker } from '@roadstead/thinking';
import { describe, expect, it } from 'vitest';
import { type FakeTerminal, inFolder, playWith } from './play-fakes.js';

const state = begin(
  portRoyal,
  { seats: 3, options: parseOptions(portRoyal.options, {}) as Options, start: 0 },
  new FastRandom('think'),
);
const request: ThinkRequest = {
  game: 'port-royal',
  state,
  seat: 0,
  level: 'admiral',
  budget: { iterations: 3 },
  seed: 'x',
};
const captain = thinkHere({ ...request, level: 'captain' });

/** A worker without a thread, that does as it is told. */
class FakeWorker implements ThinkWorker {
  readonly asked: ToThinker[] = [];
  ended = false;
  private readonly heard: ((message: FromThinker) => void)[] = [];
  private readonly fail: (() => void)[] = [];
  private readonly work: (message: ToThinker, worker: FakeWorker) => void;

  constructor(work: (message: ToThinker, worker: FakeWorker) => void, isReady = true) {
    this.work = work;
    if (isReady) setImmediate(() => this.send({ ready: true }));
  }

  on(event: string, listener: (message: FromThinker) => void): void {
    if (event === 'message') this.heard.push(listener);
    else this.fail.push(listener as () => void);
  }

  postMessage(message: ToThinker): void {
    this.asked.push(message);
    this.work(message, this);
  }

  send(message: FromThinker): void {
    for (const listener of this.heard) listener(message);
  }

  breakDown(): void {
    for (const listener of this.fail) listener();
  }

  terminate(): void {
    this.ended = true;
  }
}

const answers = ({ id, request }: ToThinker, worker: FakeWorker) => worker.send({ id, answer: thinkHere(request) });
const isStuck = () => {};

/** A thinker, and the workers that it has started. */
function thinkerWith(...kinds: readonly (() => FakeWorker)[]) {
  const workers: FakeWorker[] = [];
  const thinker = new WorkerThinker(() => {
    workers.push(kinds[workers.length]!());
    return workers.at(-1)!;
  }, 0);
  return { thinker, workers };
}

describe('thinking in a worker', () => {
  it('gives the answer that thinking here gives, and keeps the worker', async () => {
    const { thinker, workers } = thinkerWith(() => new FakeWorker(answers));
    expect(await thinker.think(request)).toEqual(thinkHere(request));
    expect(await thinker.think({ ...request, seed: 'y' })).toEqual(thinkHere({ ...request, seed: 'y' }));
    expect(workers).toHaveLength(1);
    thinker.close();
    expect(workers[0]!.ended).toBe(true);
  });

  it.each([
    ['never answers', () => new FakeWorker(isStuck)],
    ['never starts', () => new FakeWorker(isStuck, false)],
  ])('ends a worker that %s when the time is over, and takes the word of a captain', async (_, stuck) => {
    const { thinker, workers } = thinkerWith(stuck, () => new FakeWorker(answers));
    expect(await thinker.think({ ...request, budget: { ms: 5 } })).toEqual(captain);
    expect(workers[0]!.ended).toBe(true);
    expect(await thinker.think(request)).toEqual(thinkHere(request));
    expect(workers).toHaveLength(2);
  });

  it.each([
    ['breaks down', (_: ToThinker, worker: FakeWorker) => worker.breakDown()],
    ['fails', ({ id }: ToThinker, worker: FakeWorker) => worker.send({ id, failure: 'oh' })],
  ])('takes the word of a captain when a worker %s', async (_, work) => {
    const { thinker } = thinkerWith(
      () => new FakeWorker(work),
      () => new FakeWorker(answers),
    );
    expect(await thinker.think(request)).toEqual(captain);
    expect(await thinker.think(request)).toEqual(thinkHere(request));
  });

  it('gives up at once when it is told to, and tells the worker', async () => {
    const { thinker, workers } = thinkerWith(() => new FakeWorker(isStuck));
    const stop = new AbortController();
    const thought = thinker.think({ ...request, budget: { ms: 1_000_000 } }, stop.signal);
    while (workers[0]!.asked.length === 0) await new Promise(setImmediate);
    const [{ stop: flag } = {}] = workers[0]!.asked;
    expect(Atomics.load(flag!, 0)).toBe(0);
    stop.abort();
    await expect(thought).rejects.toThrow('aborted');
    expect(Atomics.load(flag!, 0)).toBe(1);
    await expect(thinker.think(request, stop.signal)).rejects.toThrow('aborted');
  });

  it('does not take a late answer for another', async () => {
    const late: ToThinker[] = [];
    const work = (message: ToThinker, worker: FakeWorker) => {
      late.push(message);
      if (late.length === 2) for (const one of late) answers(one, worker);
    };
    const { thinker, workers } = thinkerWith(() => new FakeWorker(work));
    const stop = new AbortController();
    const first = thinker.think({ ...request, seed: 'first' }, stop.signal);
    while (workers[0]!.asked.length === 0) await new Promise(setImmediate);
    stop.abort();
    await expect(first).rejects.toThrow();
    expect(await thinker.think({ ...request, level: 'captain' })).toEqual(captain);
  });
});

describe('a table of admirals', () => {
  it('is played to its end', () =>
    inFolder(async (folder) => {
      const { thinker } = thinkerWith(() => new FakeWorker(answers));
      const argv = ['--bots', 'admiral', '--players', '3', '--seed', 'admirals'];
      const { code, terminal } = await playWith(() => '1', argv, { folder, thinker });
      expect(code).toBe(0);
      expect(terminal.text).toContain('Bots at the table: Marit (admiral), Diego (admiral).');
    }));

  it('is shown to think, and left by Ctrl-C meanwhile', () =>
    inFolder(async (folder) => {
      const { thinker, workers } = thinkerWith(() => new FakeWorker(isStuck));
      const interruptOnceShown = (terminal: FakeTerminal) => {
        const look = setInterval(() => {
          if (terminal.notes.length === 0) return;
          clearInterval(look);
          terminal.interrupt();
        }, 10);
      };
      const argv = ['--bots', 'admiral', '--seed', 'admirals'];
      const { code, terminal } = await playWith(() => '2', argv, { folder, thinker, terminal: interruptOnceShown });
      expect(code).toBe(130);
      expect(terminal.notes).toEqual([expect.stringMatching(/^(Marit|Diego|Annika) is thinking …$/)]);
      expect(terminal.text).toContain('npx roadstead play --resume');
      expect(workers[0]!.ended).toBe(true);
    }));
});
