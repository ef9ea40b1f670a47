import type { Seat, Typed } from '@roadstead/kernel';
import type { Played, Room, Said, Standing } from '@roadstead/protocol';

/**
 * What the page knows of one table, and what can be asked of it. It makes no difference to anybody who draws it whether a
 * server or a worker is behind it. Every field is reactive; the objects in them are never changed, only replaced.
 */
export interface TableModel {
  readonly id: string;
  readonly room: Room;
  /** Null while the table gathers. */
  readonly standing: Standing | null;
  /** What happened at set-up, and everything that was played since. */
  readonly opening: readonly Typed[];
  readonly log: readonly Played[];
  readonly said: readonly Said[];
  /** The seat that this device plays now: with several people around one device it changes. Null for a spectator. */
  readonly seat: Seat | null;
  /** Something was sent and not yet answered. */
  readonly waiting: boolean;
  readonly connection: 'here' | 'joining' | 'connected' | 'lost';
  /** The last refusal in plain words, until it is dismissed or something else is done. */
  readonly refusal: string | null;
  /** Its code, for those who want to know the rule behind it. */
  readonly refusalCode?: string | null;

  act: Act;
  /** The last act (`step`), or what was done after act number `to`, or all that one freely can. */
  undo(step: boolean, to?: number): Promise<boolean>;
  askUndo(to: number): Promise<boolean>;
  answerUndo(to: number, agree: boolean): Promise<boolean>;
  arm(order: Typed | null): Promise<boolean>;
  say(what: { readonly text: string } | { readonly phrase: string }): Promise<boolean>;
  /** What this seat saw right after act number `act`, one of those in force (0: after set-up); null where nobody can tell. */
  viewAfter(act: number): Promise<unknown>;
  hint(): Promise<Hint | null>;
  dismissRefusal(): void;
}

export interface Hint {
  readonly action: Typed;
  readonly why: string;
  /** Expected share of wins of this and of the next best action, from 0 to 1. */
  readonly win?: number;
  readonly next?: { readonly action: Typed; readonly win: number };
}

/** How a seat is called here, "you" apart. */
export type SeatName = (seat: Seat) => string;

/** Does an action; false where it was refused, or thought better of. */
export type Act = (action: Typed) => Promise<boolean>;

/** A table to those who draw it. What they do goes through the `Act` they are given. */
export type ShownTable = Omit<TableModel, 'act'>;
