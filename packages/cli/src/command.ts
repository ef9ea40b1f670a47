import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

/** A row in the list of commands; what a command brings along is loaded when it is asked for. */
export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

export interface Command {
  /** Where a command does several things, or knows several games: help on what the arguments name. */
  readonly help: string | ((argv: readonly string[]) => string);
  /** Returns the exit code: 0 well, 1 not well, 2 wrong use, 130 interrupted. */
  run(argv: readonly string[], streams: Streams): Promise<number>;
}
