import type { Seat } from '@roadstead/kernel';
import type { Chapter } from './options.js';

/** A chapter that was played: together it was won or not, in competition somebody won, or nobody. */
export type PlayedChapter = {
  readonly chapter: Exclude<Chapter, 'variable'>;
  readonly mode: 'competitive' | 'co-op';
  readonly players: number;
} & ({ readonly won: boolean } | { readonly winners: readonly Seat[] });

/** All that is carried from one chapter to the next (PR-A24, A36): plain data. */
export type CampaignState = {
  /** The next one. */
  readonly chapter: Chapter;
  /** Groups of new cards that are in from the start. */
  readonly groups: readonly number[];
  /** In a row, at this chapter. */
  readonly failures: number;
  /** All of them. */
  readonly defeats: number;
  /** Chapters won together. */
  readonly coopWins: readonly number[];
  readonly history: readonly PlayedChapter[];
  /** Five chapters in a row without a defeat (PR-A20). */
  readonly crowned: boolean;
};
