import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { nodePort, type WorkerPort } from '../../src/worker/index.js';

/** The sources of a worker as one file that a thread of Node can run. */
export interface Built {
  start(): WorkerPort;
  remove(): void;
}

export async function builtWorker(name: string): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-worker-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    build: {
      ssr: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  });
  return {
    start: () => nodePort(new Worker(join(folder, 'worker.mjs'))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
