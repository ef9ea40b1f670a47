import type { SocketAnswer, SocketRequest } from '@roadstead/protocol';
import type { KeeperRequest, LocalMessage, LocalPush, LocalRequest } from './messages.js';
import { noteStorage } from './storage.svelte.js';

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;
export type Ask = WithoutId<SocketRequest | KeeperRequest>;

/** The page's end of the line to the worker that keeps the tables. */
export class Link {
  private readonly worker = new Worker(new URL('./keeper-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tables',
  });
  private readonly waiting = new Map<string, (answer: SocketAnswer) => void>();
  private readonly listeners = new Set<(push: LocalPush) => void>();
  private asked = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<LocalMessage>) => {
      if ('push' in data) {
        const push = data as LocalPush;
        if (push.push === 'storage') noteStorage(push.trouble);
        for (const heard of [...this.listeners]) heard(push);
      } else if (data.id !== undefined) {
        this.waiting.get(data.id)?.(data);
        this.waiting.delete(data.id);
      }
    };
  }

  ask(request: Ask): Promise<SocketAnswer> {
    const id = String(++this.asked);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ ...request, id } as LocalRequest);
    });
  }

  hear(heard: (push: LocalPush) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }
}

let link: Link | null = null;

/** The one line of this page; the worker starts with the first call. */
export function localLink(): Link {
  link ??= new Link();
  return link;
}
