import { WorkerGone, WorkerLine, webPort } from '@roadstead/bots/worker';
import type { RequestOutcome } from '@roadstead/client';
import type { LocalPush, LocalRequest } from './messages.js';
import { noteStorage } from './storage.svelte.js';
import address from './tables-worker.ts?address';

/** The page's end of the line to the worker that keeps the tables. */
export interface TablesLine {
  /** Always answered: a worker that is gone refuses everything. */
  ask(request: LocalRequest): Promise<RequestOutcome>;
  /** What it returns ends it. */
  hear(heard: (push: LocalPush) => void): () => void;
}

function openLine(): TablesLine {
  const listeners = new Set<(push: LocalPush) => void>();
  const worker = new Worker(address, { type: 'module', name: 'tables' });
  const asking = new WorkerLine<LocalRequest, RequestOutcome, LocalPush>(webPort(worker), (push) => {
    if (push.push === 'storage') noteStorage(push.trouble);
    for (const heard of [...listeners]) heard(push);
  });
  const opened: TablesLine = {
    ask: (request) =>
      asking.ask(request).catch((error: Error) => {
        if (error instanceof WorkerGone && line === opened) line = null;
        return { ok: false, error: { code: 'UNAVAILABLE', message: error.message } };
      }),
    hear(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
  return opened;
}

let line: TablesLine | null = null;

/** The one line of this page. The worker starts with the first call, and anew after one that is gone. */
export function tablesLine(): TablesLine {
  line ??= openLine();
  return line;
}

/** Whether the worker has been started: until then there is no game but those that are stored. */
export function isLineOpen(): boolean {
  return line !== null;
}
