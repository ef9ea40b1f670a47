import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './capture.js';

const BIN = fileURLToPath(new URL('../bin/roadstead.mjs', import.meta.url));

const WATCHED = new URL('./programs/watched.mjs', import.meta.url).href;
const SOMETHING_DONE = / [1-9]\d* of \d+ /;
const CLEARED = '\r\x1b[K';

/** Starts the real program, from a folder that has nothing to do with it; `flags` are Node's. */
export function start(argv: readonly string[], flags: readonly string[] = []): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...flags, BIN, ...argv], { cwd: tmpdir() });
}

/** What it writes until it ends, and its exit code. */
export async function outcome(child: ChildProcessWithoutNullStreams): Promise<Outcome> {
  const [out, rest] = await Promise.all([text(child.stdout), end(child)]);
  return { out, ...rest };
}

/** What it says at Ctrl-C, once it shows that something is done: it draws a bar over and over where somebody watches. */
export async function interrupted(argv: readonly string[]): Promise<Outcome> {
  const child = start(argv, ['--import', WATCHED]);
  let shown = '';
  child.stderr.on('data', (chunk) => {
    const isFirst = !SOMETHING_DONE.test(shown);
    shown += chunk;
    if (isFirst && SOMETHING_DONE.test(shown)) child.kill('SIGINT');
  });
  const { code, out } = await outcome(child);
  return { code, out, err: shown.slice(shown.lastIndexOf(CLEARED) + CLEARED.length) };
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
