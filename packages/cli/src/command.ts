import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Where a command does several things, or knows several games: help on what the arguments name. */
  readonly help: string | ((argv: readonly string[]) => string);
  /** Returns the exit code: 0 well, 1 not well, 2 wrong use, 130 interrupted. */
  run(argv: readonly string[], streams: Streams): Promise<number>;
}
