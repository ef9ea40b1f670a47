import type { ParseArgsConfig } from 'node:util';
import type { Store } from '@roadstead/server';
import type { Streams } from '../command.js';

export interface Admin {
  readonly store: Store;
  readonly streams: Streams;
  /** What a program reads with --json, and what a person reads without. */
  tell(data: unknown, lines: readonly string[]): void;
}

/** One thing that `roadstead admin` can do. */
export interface AdminVerb {
  readonly name: string;
  /** What comes after the name, for the help: `<table>`. */
  readonly takes: string;
  readonly summary: string;
  readonly help: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** How many arguments it takes. */
  readonly least: number;
  readonly most: number;
  /** Returns the exit code. */
  run(
    admin: Admin,
    args: readonly string[],
    options: Readonly<Record<string, string | boolean | undefined>>,
  ): Promise<number>;
}

/** What was asked for cannot be done; the message is a sentence. */
export class AdminError extends Error {}
