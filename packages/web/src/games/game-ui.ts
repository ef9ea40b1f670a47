import type { IconName } from '@roadstead/art';
import type { GameRecord, Language, Ranked, Seat, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Component, Snippet } from 'svelte';
import type { Sound } from '../sound/synth.js';
import type { Act, SeatName, ShownTable } from '../table/model.js';
import type { PlanDesk } from '../table/plans/plan-desk.svelte.js';
import type { AccountTeller } from './account.js';
import type { GameEnd } from './end.js';
import type { GameStage, StageScene } from './stage.js';

/**
 * Props of a game's table: all that lies on it, and the buttons for what can be done. Each part of it that F6 goes to has
 * the attribute `data-zone`; the key for looking closely sends an event `inspect` to what has the focus. What a digit
 * chooses carries it as `data-digit` and hears the event `choose`; `aria-pressed` says that it is chosen.
 */
export interface TableProps {
  /** As far as it is shown: the game itself may have gone further. */
  readonly model: ShownTable;
  /** What is being shown just now. */
  readonly scene: StageScene;
  /** The shell's buttons for what is being shown, to be put where the table asks; missing where they are not needed. */
  readonly controls?: Snippet | undefined;
  /** One line on what happened since one's last turn, for whoever is asked. */
  readonly recap?: Snippet | undefined;
  /** How something is done. Whoever may have tapped by mistake is asked first. */
  readonly act: Act;
  readonly language: Language;
  readonly name: SeatName;
  /** What a line of the log, or advice, points at: to be marked wherever it lies. */
  readonly highlighted: readonly ThingId[];
  /** What the page has to say where the table asks: advice, a turn that can still be taken back. It stands by the question. */
  readonly prompt?: Snippet | undefined;
  /** What stands with each seat: whether its person is here, its clock. */
  readonly seatMark?: Snippet<[Seat]> | undefined;
  /** Its commands that are several actions; missing where nothing is done, or only what a lesson wants. */
  readonly plans?: PlanDesk | undefined;
  /** The panels that are open (log, talk), for a table that has a place for them; missing where they stand elsewhere. */
  readonly beside?: Snippet | undefined;
  /** The tables of its campaign before this one, the first first; missing where it begins one, or stands for itself. */
  readonly before?: (() => Promise<readonly GameRecord[]>) | undefined;
  /** Says that something of the game's own is to be read before the shell tells how it ended, and when that was done. */
  readonly holdEnd?: ((holds: boolean) => void) | undefined;
  /** Somebody who teaches stands beside. */
  readonly guide?: Guide | undefined;
  /** A game that is looked at again: nobody is asked anything, so no room is kept for answers. */
  readonly isPast?: boolean | undefined;
}

/** Something that lies on a table (a card, a space, a fleet), by the name that its game has for it. */
export type ThingId = string | number;

/** What a lesson wants to be used now: that glows, and everything else waits and says why. */
export interface Guide {
  readonly wants: readonly Typed[];
  /** Parts of the table that are pointed at, by their `data-zone` or `data-place`. */
  readonly shows: readonly string[];
  readonly instead: string;
}

/** A panel that a game adds beside its table. */
export interface GamePanel {
  readonly name: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly icon: IconName;
  readonly Panel: Component<TableProps>;
  /** Whether something in it waits for whoever opens the table: then it is open where there is room, and its button says so. */
  waits?(table: string, seat: Seat | null): boolean;
}

/** Everything the shell needs to know of a game at its table. The shell names no game: a test keeps it so. */
export interface GameUi {
  readonly id: string;
  /** Loads what it says in a language. Nothing is asked of it in a language before. */
  learn(language: Language): Promise<unknown>;
  readonly Table: Component<TableProps>;
  /** How events are shown one by one; without it each entry of the logbook is shown at once. */
  readonly stage?: GameStage;
  /** Its table has a place for `controls` and `recap`; the shell finds one otherwise. */
  readonly placesControls?: boolean;
  /** Its table shows `seatMark` with each seat, one's own too; the shell lists the seats otherwise. */
  readonly placesSeatMarks?: boolean;
  /** Its table has a place for the panels (`beside`) where there is room for them. */
  readonly placesPanels?: boolean;
  /** Panels of its own beside the log: accounts, prices, what each player has. */
  readonly panels?: readonly GamePanel[];
  /** What a command of text mode means here: an action, or a sentence why not, or something to read out. */
  command(text: string, standing: Standing, language: Language, name: SeatName): CommandAnswer;
  /** The whole table in words, for text mode and for the key that reads it out. */
  describe(standing: Standing, language: Language, name: SeatName): readonly string[];
  /** One sentence on the end of the game and why. */
  outcome(standing: Standing, language: Language, name: SeatName): string;
  /** What a place in the ranking rests upon, in a few words: "12 influence, 3 coins". */
  figures(ranked: Ranked, language: Language): string;
  /** The table as a picture to take along, drawn by the game itself: names, figures and everything that lies there. */
  picture?(standing: Standing, language: Language, name: SeatName): Promise<Blob>;
  /** What the result rests upon, piece by piece. Loaded when a game is over: nobody needs it before. */
  account?(): Promise<AccountTeller>;
  /** What is to be seen when it is over: the winner's display, the race. Loaded then. */
  end?(): Promise<GameEnd>;
  /** What an event sounds like, made of the parts in `sound/synth.ts`; nothing at a silent table. */
  soundOf?(event: Typed): Sound | null;
  /** True for what a seat must be told at once, whatever else is being read out. */
  isUrgent?(event: Typed, seat: Seat | null): boolean;
  /** True if this was done to the seat by somebody else. */
  concerns?(event: Typed, seat: Seat): boolean;
  /** True if the seat loses something by it. */
  harms?(event: Typed, seat: Seat): boolean;
  /** The things that an event speaks of: its line in the log points at them. */
  thingsOf?(event: Typed): readonly ThingId[];
  /** The things that an action is about: advice points at them. A button goes by the type of its action. */
  thingsOfAction?(action: Typed, standing: Standing): readonly ThingId[];
  /** Whose turn it is, where others are asked in it too. */
  turn?(standing: Standing, language: Language, name: SeatName): Turn;
  /** True for the event that begins a turn: the log is grouped by it. Its `seat` is whose turn it is, where it has one. */
  isTurn(event: Typed): boolean;
  /** True if the seat has nothing more to decide in its turn after this action: it may be asked whether it means it. */
  endsTurn?(action: Typed, standing: Standing): boolean;
  /** What a newcomer should know about what is asked of this seat now, the most telling first. Each kind is told once. */
  primers?(standing: Standing, language: Language): readonly Primer[];
  /** The rules behind what a keeper of tables refused, by the code of its refusal; none where no rule is behind it. */
  rulesOfRefusal?(code: string): readonly string[];
  /** A small picture of what a row of a plot stands for, as the text of an SVG. */
  chip?(row: string): string | null;
}

export interface Primer {
  readonly kind: string;
  readonly text: string;
}

export interface Turn {
  readonly of: Seat;
  /** What the seat that looks may do in it, where it is another's: "you may take a card". */
  readonly may?: string;
}

/** Why something cannot be done: a sentence, and the ids of the rules that say so, the most telling first. */
export interface Why {
  readonly text: string;
  readonly rules: readonly string[];
}

export type CommandAnswer =
  | { readonly kind: 'act'; readonly action: Typed }
  /** A command that is several actions. */
  | { readonly kind: 'plan'; readonly plan: Typed }
  | { readonly kind: 'read'; readonly lines: readonly string[] }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** Where a rule forbids it. */
      readonly rules?: readonly string[];
    };
