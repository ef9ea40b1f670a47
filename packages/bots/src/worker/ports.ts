/** The asker's end of a worker, whatever kind of worker it is. */
export interface WorkerPort {
  post(message: unknown, given?: readonly object[]): void;
  /** Called once, before anything is posted. */
  listen(heard: (message: unknown) => void, broke: (why: string) => void): void;
  end(): void;
}

/** As much of a browser's worker as is needed here. */
export interface WebWorker {
  postMessage(message: unknown, given: never[]): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', heard: (event: { readonly message: string }) => void): void;
  addEventListener(type: 'messageerror', heard: () => void): void;
  terminate(): void;
}

export function webPort(worker: WebWorker): WorkerPort {
  return {
    post: (message, given = []) => worker.postMessage(message, [...given] as never[]),
    listen(heard, broke) {
      worker.addEventListener('message', ({ data }) => heard(data));
      worker.addEventListener('error', ({ message }) => broke(message));
      worker.addEventListener('messageerror', () => broke(UNREADABLE));
    },
    end: () => worker.terminate(),
  };
}

/** As much of a worker thread of Node as is needed here. */
export interface NodeWorker {
  postMessage(message: unknown, given: never[]): void;
  on(event: 'message', heard: (message: unknown) => void): unknown;
  on(event: 'error' | 'messageerror', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: () => void): unknown;
  terminate(): unknown;
}

export function nodePort(worker: NodeWorker): WorkerPort {
  return {
    post: (message, given = []) => worker.postMessage(message, [...given] as never[]),
    listen(heard, broke) {
      worker.on('message', heard);
      worker.on('error', ({ message }) => broke(message));
      worker.on('messageerror', () => broke(UNREADABLE));
      worker.on('exit', () => broke('The worker has ended.'));
    },
    end: () => worker.terminate(),
  };
}

const UNREADABLE = 'A message could not be read.';
