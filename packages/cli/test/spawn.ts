import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './capture.js';

const BIN = fileURLToPath(new URL('../bin/roadstead.mjs', import.meta.url));

/** Starts the real program, from a folder that has nothing to do with it. */
export function start(argv: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [BIN, ...argv], { cwd: tmpdir() });
}

/** What it writes until it ends, and its exit code. */
export async function outcome(child: ChildProcessWithoutNullStreams): Promise<Outcome> {
  const [out, rest] = await Promise.all([text(child.stdout), end(child)]);
  return { out, ...rest };
}

/** What it says at Ctrl-C, with something done. One that came to nothing yet gets more time: no machine is too slow. */
export async function interrupted(argv: readonly string[], ms = 1500): Promise<Outcome> {
  const child = start(argv);
  const ended = outcome(child);
  await setTimeout(ms);
  child.kill('SIGINT');
  const result = await ended;
  return result.err === '' || result.err.includes('first 0 of') ? interrupted(argv, ms * 2) : result;
}

/** Its exit code and complaints, for those who read its output themselves. */
export async function end(child: ChildProcessWithoutNullStreams): Promise<Omit<Outcome, 'out'>> {
  const code = new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? -1));
  });
  // Where the compiled sources are older than the sources, it builds first and says so.
  const err = (await text(child.stderr)).replace('Building Roadstead…\n', '');
  return { code: await code, err };
}
