import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../src/run.js';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line within this process and catches what it writes. */
export async function roadstead(argv: readonly string[], input: string | Iterable<Buffer> = ''): Promise<Outcome> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const caught = Promise.all([text(stdout), text(stderr)]);
  const chunks = typeof input === 'string' ? [Buffer.from(input)] : input;
  const code = await run(argv, { stdin: Readable.from(chunks), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await caught;
  return { code, out, err };
}
