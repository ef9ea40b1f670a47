import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { thinkHere } from '../../src/node/think-here.js';
import type { ThinkRequest } from '../../src/think.js';
import { type WorkerPort, WorkerThinker } from '../../src/worker/index.js';
import { askedOfAdmiral } from '../tables.js';
import { type Built, builtWorker } from './thread.js';

const request = askedOfAdmiral(3, 'well');
const captain = thinkHere({ ...request, level: 'captain' });

let built: Built;
let thinker: WorkerThinker;
let started: number;
let ended: number;
/** Called with the seed of every question that a worker begins to think about. */
let begins: (seed: string) => void;

beforeAll(async () => {
  built = await builtWorker('slow-thinker');
});
afterAll(() => built.remove());
afterEach(() => {
  thinker.close();
  vi.unstubAllGlobals();
});

/** A thinker whose workers are counted. */
function open(start: () => WorkerPort = built.start, marginMs?: number): ReturnType<typeof vi.fn<typeof thinkHere>> {
  const standIn = vi.fn(thinkHere);
  started = ended = 0;
  begins = () => {};
  const counted = (): WorkerPort => {
    started++;
    const port = start();
    return {
      ...port,
      listen: (heard, broke) =>
        port.listen((message) => {
          const { push } = message as { push?: string };
          if (push === undefined) heard(message);
          else begins(push);
        }, broke),
      end: () => {
        ended++;
        port.end();
      },
    };
  };
  thinker = new WorkerThinker({ start: counted, standIn, ...(marginMs !== undefined && { marginMs }) });
  return standIn;
}

const begun = (seed: string) =>
  new Promise<void>((resolve) => {
    begins = (begun) => begun === seed && resolve();
  });

describe('thinking in a worker', () => {
  it('gives the answer that thinking here gives, and keeps the worker', async () => {
    const standIn = open();
    expect(await thinker.think(request)).toEqual(thinkHere(request));
    expect(await thinker.think({ ...request, seed: 'y' })).toEqual(thinkHere({ ...request, seed: 'y' }));
    expect([started, ended]).toEqual([1, 0]);
    expect(standIn).not.toHaveBeenCalled();
    thinker.close();
    expect(ended).toBe(1);
  });

  it('answers two who ask at once, one after the other', async () => {
    open();
    const hint = { ...request, seed: 'hint' };
    expect(await Promise.all([thinker.think(request), thinker.think(hint)])).toEqual([
      thinkHere(request),
      thinkHere(hint),
    ]);
    expect(started).toBe(1);
  });

  it.each([
    ['the worker stops thinking where memory is shared', true, 1],
    ['a new worker is started where it is not', false, 2],
  ])('is given up at once in the middle of a thought: %s', async (_, shared, workers) => {
    if (!shared) vi.stubGlobal('SharedArrayBuffer', undefined);
    const standIn = open();
    const stop = new AbortController();
    const thinking = begun('slow');
    const given = thinker.think({ ...request, seed: 'slow' }, stop.signal);
    const waits = thinker.think(request);
    await thinking;
    stop.abort(new Error('undone'));
    await expect(given).rejects.toThrow('undone');
    expect(await waits).toEqual(thinkHere(request));
    expect(started).toBe(workers);
    expect(standIn).not.toHaveBeenCalled();
  });

  it('gives up whoever waits for their turn at once, and disturbs nobody else', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    open();
    const [bot, hint] = [new AbortController(), new AbortController()];
    const thinking = begun('slow');
    const first = thinker.think({ ...request, seed: 'slow' }, bot.signal);
    const second = thinker.think({ ...request, seed: 'hint' }, hint.signal);
    await thinking;
    hint.abort(new Error('no more'));
    await expect(second).rejects.toThrow('no more');
    expect(ended).toBe(0);
    bot.abort(new Error('undone'));
    await expect(first).rejects.toThrow('undone');
    await expect(thinker.think(request, bot.signal)).rejects.toThrow('undone');
  });

  it.each(['fails', 'breaks'])('takes the word of a captain when the worker %s, and goes on', async (seed) => {
    open();
    expect(await thinker.think({ ...request, seed })).toEqual(captain);
    expect(await thinker.think(request)).toEqual(thinkHere(request));
    expect(started).toBe(seed === 'breaks' ? 2 : 1);
  });

  it('ends a worker that is stuck when the time is over, takes the word of a captain, and goes on', async () => {
    open();
    await thinker.think(request);
    expect(await thinker.think({ ...request, seed: 'stuck', budget: { ms: 50 } })).toEqual(captain);
    expect(ended).toBe(1);
    expect(await thinker.think(request)).toEqual(thinkHere(request));
  });

  it('takes the word of a captain when a worker never starts in time, or cannot be started', async () => {
    open(() => ({ post: () => {}, listen: () => {}, end: () => {} }));
    expect(await thinker.think({ ...request, budget: { ms: 5 } })).toEqual(captain);
    expect(ended).toBe(1);
    open(() => {
      throw new Error('no more threads');
    });
    expect(await thinker.think(request)).toEqual(captain);
  });

  it('counts the start of the worker as thinking, but leaves it some time', async () => {
    const asked: number[] = [];
    const slowly = (): WorkerPort => {
      let told: (message: unknown) => void;
      return {
        listen(heard) {
          told = heard;
          setTimeout(() => heard({ ready: true }), 60);
        },
        post(message) {
          const { id, request } = message as { id: number; request: ThinkRequest };
          asked.push(request.budget.ms!);
          told({ id, answer: captain });
        },
        end: () => {},
      };
    };
    open(slowly);
    await thinker.think({ ...request, budget: { ms: 100_000 } });
    expect(asked[0]).toBeLessThan(99_950);
    open(slowly, 100_000); // however late it starts
    await thinker.think({ ...request, budget: { ms: 61 } });
    expect(asked[1]).toBe(50);
  });

  it('tells everybody who waits when it is closed, and thinks no more', async () => {
    const standIn = open();
    const thinking = begun('slow');
    const waiting = [thinker.think({ ...request, seed: 'slow' }), thinker.think(request)];
    await thinking;
    thinker.close();
    for (const one of waiting) await expect(one).rejects.toThrow();
    await expect(thinker.think(request)).rejects.toThrow();
    expect(standIn).not.toHaveBeenCalled();
    expect(started).toBe(1);
  });
});
