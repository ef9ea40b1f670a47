import type { Language, Ranked, Seat, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Component } from 'svelte';
import type { SoundName } from '../sound/sounds.js';
import type { SeatName, TableModel } from '../table/model.js';

/**
 * Props of a game's table: all that lies on it, and the buttons for what can be done. Each part of it that F6 goes to has
 * the attribute `data-zone`; the key for looking closely sends an event `inspect` to what has the focus.
 */
export interface TableProps {
  readonly model: TableModel;
  readonly language: Language;
  readonly name: SeatName;
  /** Uids or ids that a line of the log points at. */
  readonly highlighted: readonly (string | number)[];
  /** Somebody who teaches stands beside. */
  readonly guide?: Guide | undefined;
}

/** What a lesson wants to be used now: that glows, and everything else waits and says why. */
export interface Guide {
  readonly wants: readonly Typed[];
  /** Parts of the table that are pointed at, by their `data-zone` or `data-place`. */
  readonly shows: readonly string[];
  readonly instead: string;
}

/** Everything the shell needs to know of a game. The shell names no game: a test keeps it so. */
export interface GameUi {
  readonly id: string;
  readonly Table: Component<TableProps>;
  /** The address of the picture on the home page and in lists. */
  readonly cover: string;
  readonly words: Readonly<Record<Language, GameUiWords>>;
  /** What a command of text mode means here: an action, or a sentence why not, or something to read out. */
  command(text: string, standing: Standing, language: Language, name: SeatName): CommandAnswer;
  /** The whole table in words, for text mode and for the key that reads it out. */
  describe(standing: Standing, language: Language, name: SeatName): readonly string[];
  /** One sentence on the end of the game and why. */
  outcome(standing: Standing, language: Language, name: SeatName): string;
  /** What a place in the ranking rests upon, in a few words: "12 influence, 3 coins". */
  figures(ranked: Ranked, language: Language): string;
  soundOf(event: Typed): SoundName | null;
  /** True if this was done to the seat by somebody else. */
  concerns(event: Typed, seat: Seat): boolean;
  /** The cards that an event speaks of. */
  cardsOf(event: Typed): readonly (string | number)[];
  /** True for the event that begins a turn: the log is grouped by it. */
  isTurn(event: Typed): boolean;
  /** True if the seat has nothing more to decide in its turn after this action: it may be asked whether it means it. */
  endsTurn?(action: Typed, standing: Standing): boolean;
}

export type CommandAnswer =
  | { readonly kind: 'act'; readonly action: Typed }
  | { readonly kind: 'read'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Words about a game that the shell shows. */
export interface GameUiWords {
  readonly title: string;
  readonly pitch: string;
  /** Each option and each of its values, with one sentence what it changes. */
  readonly options: Readonly<Record<string, OptionWords>>;
}

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly values: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
}
