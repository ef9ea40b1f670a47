import type { ParseArgsConfig } from 'node:util';
import type { NodeNews, Store } from '@roadstead/server';
import type { Streams } from '../command.js';

export interface Admin {
  readonly store: Store;
  readonly streams: Streams;
  /** Lets nodes that are up know at once what was changed; those that do not hear it find out by themselves. */
  tellNodes(...news: readonly NodeNews[]): Promise<void>;
  /** What a program reads with --json, and what a person reads without. */
  tell(data: unknown, lines: readonly string[]): void;
}

/** One thing that `roadstead admin` can do. */
export type AdminVerb = StoreVerb | PlaceVerb;

interface Verb {
  readonly name: string;
  /** What comes after the name, for the help: `<table>`. */
  readonly takes: string;
  readonly summary: string;
  readonly help: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** How many arguments it takes. */
  readonly least: number;
  readonly most: number;
}

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** What is done with an open store. */
interface StoreVerb extends Verb {
  /** Returns the exit code. */
  run(admin: Admin, args: readonly string[], options: Options): Promise<number>;
}

/** What opens stores itself: it is told where the place is, a file or the address of a database. */
interface PlaceVerb extends Verb {
  runAt(
    place: string,
    admin: Pick<Admin, 'streams' | 'tell'>,
    args: readonly string[],
    options: Options,
  ): Promise<number>;
}

/** What was asked for cannot be done; the message is a sentence. */
export class AdminError extends Error {}
