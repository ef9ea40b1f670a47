import { parentPort } from 'node:worker_threads';

/** What a thread sends: the answer to its task, or something besides. */
export type FromWorker<A> = { readonly answer: A } | { readonly note: unknown };

/** Does each task that the pool sends and answers it. */
export function serve<T, A>(work: (task: T) => A | Promise<A>): void {
  parentPort!.on('message', async (task: T) => {
    send({ answer: await work(task) });
  });
}

export function noteToPool(note: unknown): void {
  send({ note });
}

function send(message: FromWorker<unknown>): void {
  parentPort!.postMessage(message);
}
