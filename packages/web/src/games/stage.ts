import type { Language, Seat, Typed } from '@roadstead/kernel';
import type { SeatName } from '../table/model.js';

/**
 * How a game shows what happens, one thing after the other. The game itself may be further: what its table draws follows
 * the events, and what it shows of each is a beat.
 */
export interface GameStage {
  /** What is seen after an event by whoever saw `view` before it. */
  apply(view: unknown, event: Typed, told: readonly Typed[]): unknown;
  /** What is shown of an event; none for what is seen with the beat before it, null for what is seen with the next one. */
  beats(moment: StageMoment): readonly Beat[] | null;
  /** What is shown of what no event tells: `before` is what events led to, `after` how it really stands. */
  untold?(moment: Pick<StageMoment, 'before' | 'after'>): readonly Beat[];
  /** What came of these events for each seat, in a few words: those who did or got nothing may be left out. */
  recap?(events: readonly Typed[], language: Language, name: SeatName): readonly RecapPart[];
}

/** An event, and the table around it. */
export interface StageMoment<V = unknown, E = Typed> {
  readonly event: E;
  readonly before: V;
  readonly after: V;
  /** What happened in this turn before it, the turn's beginning first. */
  readonly told: readonly E[];
  /** Whose eyes look; null for a spectator. */
  readonly seat: Seat | null;
}

/** One thing to look at. Milliseconds are those of the usual speed. */
export interface Beat<S = unknown> {
  /** Until everything that moves has arrived. */
  readonly land: number;
  /** How long it is left to be looked at. */
  readonly hold: number;
  /** A press ends it, but not before it could be noticed. */
  readonly least?: number;
  /** Bots' turns go twice as fast, except this. */
  readonly steady?: boolean;
  /** What lies on the table meanwhile, if not what the event leads to. */
  readonly view?: unknown;
  /** Something that no event tells comes first: the event itself is told with the next beat. */
  readonly isEarly?: boolean;
  /** How it looks: for the game's own table. */
  readonly show?: S;
}

/** A beat as it is shown now. */
export interface ShownBeat extends Beat {
  readonly id: number;
  /** What is told with it. */
  readonly events: readonly Typed[];
  /** How long things travel by the settings, or fade where they must not travel. */
  readonly landMs: number;
}

/** What a table shows beside how the game stands. */
export interface StageScene {
  /** What is being shown; null when it has been looked at, and after a jump. */
  readonly beat: ShownBeat | null;
  /** What happened in this turn as far as it is shown, the turn's beginning first. */
  readonly told: readonly Typed[];
  /** More is still to be shown: the game itself has gone further. */
  readonly behind: boolean;
  /** What is being shown, in a sentence. */
  readonly caption: string;
}

export interface RecapPart {
  readonly seat: Seat;
  readonly text: string;
}

/** A part for each seat that had to do with something, in the order in which they came to it. */
export function recapBySeat<E>(
  events: readonly E[],
  seatsIn: (event: E) => readonly Seat[],
  textOf: (seat: Seat) => string,
): readonly RecapPart[] {
  return [...new Set(events.flatMap(seatsIn))].map((seat) => ({ seat, text: textOf(seat) }));
}
