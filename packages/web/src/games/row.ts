import type { Glance, Seat, Typed } from '@roadstead/kernel';
import type { Component } from 'svelte';
import type { VoyageProps } from '../campaign/voyage.js';
import type { GameFace } from './face.js';
import type { GameUi } from './game-ui.js';
import type { GameOptions } from './option-words.js';

/** What somebody is asked, and may answer. */
export interface AskedAbout {
  readonly seat: Seat;
  readonly answers: readonly Typed[];
}

/** A small picture of how a game stands, as the text of an SVG. Of a board that is large, the part that a question is about. */
export type Glimpse = (glance: Glance, about?: AskedAbout) => Promise<string>;

/** A game in the list: its face, and what is loaded when it is needed. */
export interface GameRow {
  readonly face: GameFace;
  /** The words for its options; missing where it has none. */
  options?(): Promise<GameOptions>;
  /** Draws how it stands; where it is missing, the cover stands for it. */
  glimpse?(): Promise<Glimpse>;
  /** A picture of how far a campaign has come; where it is missing, the page does without. */
  voyage?(): Promise<Component<VoyageProps>>;
  ui(): Promise<GameUi>;
}
