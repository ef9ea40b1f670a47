import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TimeIsUp, WorkerFailed, WorkerGone, WorkerLine, type WorkerPort } from '../../src/worker/index.js';
import type { Slowly } from './slow-worker.js';
import { type Built, builtWorker } from './thread.js';

/** Longer than any test waits. */
const FOR_EVER_MS = 600_000;

let built: Built;
let line: WorkerLine<Slowly, string, string>;
let began: () => Promise<void>;

beforeAll(async () => {
  built = await builtWorker('slow-worker');
});
afterAll(() => built.remove());
afterEach(() => {
  line.end();
  vi.unstubAllGlobals();
});

/** A line to a worker of its own, and a promise for each question that it begins with. */
function open(port: WorkerPort = built.start()): void {
  let heard = 0;
  let waits: (() => void) | null = null;
  line = new WorkerLine<Slowly, string, string>(port, () => {
    heard++;
    waits?.();
  });
  began = async () => {
    if (heard === 0) await new Promise<void>((resolve) => (waits = resolve));
    heard--;
    waits = null;
  };
}

describe('a line to a slow worker', () => {
  it('brings the answer', async () => {
    open();
    expect(await line.ask({ say: 'aye', forMs: 5 })).toBe('aye');
  });

  it('brings several answers, each to whoever asked', async () => {
    open();
    const both = [line.ask({ say: 'one', forMs: 20 }), line.ask({ say: 'two', forMs: 0 })];
    expect(await Promise.all(both)).toEqual(['one', 'two']);
  });

  it('makes a request of the time that it waited for the worker to start', async () => {
    open();
    const slowly = vi.fn((waited: number): Slowly => ({ say: waited > 0 ? 'waited' : 'at once', forMs: 0 }));
    expect(await line.ask(slowly)).toBe('waited');
    expect(slowly).toHaveBeenCalledOnce();
  });

  it('is given up at once in the middle of a thought, which ends, and goes on with the next', async () => {
    open();
    const stop = new AbortController();
    const asked = line.ask({ say: 'late', forMs: FOR_EVER_MS }, { signal: stop.signal });
    await began();
    stop.abort(new Error('undone'));
    await expect(asked).rejects.toThrow('undone');
    expect(await line.ask({ say: 'next', forMs: 0 })).toBe('next');
  });

  it('is given up before it has begun, and never begins', async () => {
    open();
    const stop = new AbortController();
    const first = line.ask({ say: 'first', forMs: 50 });
    const asked = line.ask({ say: 'never', forMs: FOR_EVER_MS }, { signal: stop.signal });
    await began();
    stop.abort(new Error('undone'));
    await expect(asked).rejects.toThrow('undone');
    expect(await first).toBe('first');
    expect(await line.ask({ say: 'next', forMs: 0 })).toBe('next');
    await expect(line.ask({ say: 'never', forMs: 0 }, { signal: stop.signal })).rejects.toThrow('undone');
  });

  it('tells of a failure, and lives on', async () => {
    open();
    await expect(line.ask({ fail: 'oh' })).rejects.toThrow(new WorkerFailed('oh'));
    expect(await line.ask({ say: 'aye', forMs: 0 })).toBe('aye');
  });

  it('tells everybody who waits of a worker that breaks down, and whoever asks later', async () => {
    open();
    const asked = [line.ask({ exit: true }), line.ask({ say: 'never', forMs: 0 })];
    for (const one of asked) await expect(one).rejects.toThrow(WorkerGone);
    await expect(line.ask({ say: 'never', forMs: 0 })).rejects.toThrow(WorkerGone);
  });

  it('tells everybody who waits when it is ended', async () => {
    open();
    const asked = line.ask({ say: 'never', forMs: FOR_EVER_MS });
    await began();
    line.end();
    await expect(asked).rejects.toThrow(WorkerGone);
  });

  it('waits no longer than it is told to', async () => {
    open();
    await expect(line.ask({ say: 'late', forMs: FOR_EVER_MS }, { ms: 50 })).rejects.toThrow(TimeIsUp);
  });

  it('refuses what cannot be sent', async () => {
    open();
    await expect(line.ask({ say: (() => {}) as unknown as string, forMs: 0 })).rejects.toThrow('could not be cloned');
    expect(await line.ask({ say: 'aye', forMs: 0 })).toBe('aye');
  });

  it('takes no late answer for another where memory cannot be shared', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    open();
    const stop = new AbortController();
    const asked = line.ask({ say: 'late', forMs: 50 }, { signal: stop.signal });
    await began();
    stop.abort(new Error('undone'));
    await expect(asked).rejects.toThrow('undone');
    expect(await line.ask({ say: 'next', forMs: 0 })).toBe('next');
  });
});
