import type { OptionValues, Result, Seat, TableSetup, Typed } from '../contract.js';
import { Refusal } from '../refusal.js';

export const RECORD_FORMAT = 1;

export const FOLLOWING = ['rematch', 'challenge', 'campaign'] as const;

/** The table that another one came from. */
export interface Follows {
  readonly kind: (typeof FOLLOWING)[number];
  /** The commitment of its record. */
  readonly of: string;
  /** The number of this one, where the first is 1. */
  readonly n: number;
}

/**
 * The logbook of a table, as plain JSON. Everything can be rebuilt from it. It grows at its end only: an undo is an
 * entry too. As long as the game is not over it holds every secret of the table, so only the keeper of the table may
 * have it.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** Version of the rules that the game was played by. */
  readonly rules: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** The seat that was asked to start; missing where chance was to choose. */
  readonly start?: Seat;
  /** Present on tables that were set up by hand. */
  readonly byHand?: Readonly<Record<string, unknown>>;
  readonly follows?: Follows;
  /** SHA-256 of the seed. */
  readonly commitment: string;
  readonly seed?: string;
  readonly opening: { readonly chance: readonly number[] };
  /** Entry number k, counted from 1, draws its chance from the k-th stream of the seed; set-up draws from stream 0. */
  readonly entries: readonly Entry[];
  /** Present when the game is over. */
  readonly result?: Result;
}

export type Entry = ActEntry | UndoEntry;

export interface ActEntry {
  readonly type: 'act';
  readonly seat: Seat;
  readonly action: Typed;
  /** What chance brought, in the order of asking: a replay needs no generator. */
  readonly chance: readonly number[];
  /** True where something hidden came to light. */
  readonly revealed?: true;
}

/**
 * The table stands again as it stood right after entry number `to`, an act that is in force; after set-up if it is 0.
 */
export interface UndoEntry {
  readonly type: 'undo';
  readonly seat: Seat;
  readonly to: number;
  /** True where every seat agreed (or the table allows it): such an undo may go back as far as it likes. */
  readonly agreed?: true;
}

/** What the table was set up with. */
export function setupOf<O extends OptionValues>(record: GameRecord): TableSetup<O> {
  const { seats, start, byHand } = record;
  const options = record.options as O;
  return { seats, options, ...(start !== undefined && { start }), ...(byHand && { byHand }) };
}

/** The record as it was after so many entries: a game that can go on from there, where the seed is known. */
export function recordUpTo({ result: _, ...record }: GameRecord, seq: number): GameRecord {
  return { ...record, entries: record.entries.slice(0, seq) };
}

/** Where in a record something is, for people. */
export function placeOf(seq: number, entry: Entry): string {
  return `entry ${seq} (seat ${entry.seat})`;
}

export function badEntry(seq: number, entry: Entry, sentence: string): Refusal {
  return new Refusal('BAD_RECORD', `${placeOf(seq, entry)}: ${sentence}`);
}
