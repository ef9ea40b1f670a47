import type { Seat } from '@roadstead/kernel';
import type { CardRef } from '../../events.js';
import type { Chapter } from './options.js';

/** What is asked outside the usual phases. */
export type Pending =
  | { readonly kind: 'character'; readonly seat: Seat; readonly choices: readonly string[] }
  /** `left`: coins still to be handed out. */
  | { readonly kind: 'share'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'audience'; readonly seat: Seat }
  | { readonly kind: 'buyOff'; readonly seat: Seat; readonly price: number }
  /** A mission that is decided on the spot. */
  | { readonly kind: 'mission'; readonly seat: Seat; readonly mission: string }
  | { readonly kind: 'look'; readonly seat: Seat }
  /** `left`: ships that may still be sold. */
  | { readonly kind: 'sell'; readonly seat: Seat; readonly left: number };

export interface EventsView {
  /** The top first; null where nobody knows it yet. */
  readonly pile: readonly (string | null)[];
  /** Oldest first. */
  readonly discard: readonly string[];
  /** How many wait face down to join the pile. */
  readonly unused: number;
}

export interface MissionView {
  readonly id: string;
  /** Who has fulfilled it, the first first. */
  readonly done: readonly Seat[];
  /** Who has a cube on the upper field. */
  readonly upper: readonly Seat[];
}

/** What card 9 asks of a team, and how far it has come (PR-A19). */
export interface Card9 {
  readonly missionCubes: number;
  readonly influence: number;
  readonly cubesNow: number;
  readonly influenceNow: number;
  /** Missions that nobody has fulfilled. */
  readonly open: readonly string[];
}

/** What the adventure adds to the view; all of it is there in a chapter, and none of it elsewhere. */
export interface AdventureView {
  readonly chapter?: Chapter;
  readonly month?: number;
  /** From 1. */
  readonly turn?: number;
  /** That of this turn; null in a turn that began with a month's end. */
  readonly event?: string | null;
  readonly events?: EventsView;
  /** In the order in which they were laid out. */
  readonly missions?: readonly MissionView[];
  /** Null in competition. */
  readonly card9?: Card9 | null;
  /** The cards being looked at, for the seat that looks alone. */
  readonly looked?: readonly CardRef[] | null;
  /** The top of the draw pile, for the seat that put it there alone. */
  readonly top?: CardRef | null;
}

/** What it adds to each player. */
export interface AdventurePlayerView {
  /** Null before it is picked. */
  readonly character?: string | null;
  readonly crowns?: number;
  /** Cubes that were bought off. */
  readonly boxed?: number;
  /** Uncovered. */
  readonly ability?: boolean;
  readonly trophy?: boolean;
}
