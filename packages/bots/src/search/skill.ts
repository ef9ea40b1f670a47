import type { Language, Random, Seat } from '@roadstead/kernel';
import type { Decision } from '../bot.js';

/** What a game may bring so that search plays it well. Search itself knows no game. */
export interface Skill<V, A> {
  /** The best guess without searching, and why. */
  guess(decision: Decision<V, A>): { readonly action: A; why(language: Language): string };
  /** The guess that a search begins with, where one who does not search plays otherwise on purpose. */
  firstThought?(decision: Decision<V, A>): { readonly action: A; why(language: Language): string };
  /** A quick move, for playing on in thought. */
  play(view: V, seat: Seat, legal: readonly A[], random: Random): A;
  /** The moves worth searching where there are many: some of the legal ones. All of them when missing. */
  candidates?(view: V, legal: readonly A[]): readonly A[];
  /** True where a slip would spoil the game for everybody: there even a beginner makes none. */
  isGrave?(view: V, legal: readonly A[]): boolean;
  /** A mistake that a person would make, never a senseless one; null where there is none to be made. Any move when missing. */
  slip?(view: V, seat: Seat, legal: readonly A[], random: Random): A | null;
  /** The lead, on the scale of the game's score, at which the margin counts half. */
  readonly halfMargin?: number;
  /** Each seat's chance to win, by what everybody sees, where playing on in thought may stop; null where it must go on. */
  value?(view: V): readonly number[] | null;
  /** Which turn it is in a state played on in thought, where every turn is to have its own luck (`TurnLuck`). */
  turn?(state: unknown): number;
  /** Why the search prefers an action to the guess, in one sentence. */
  reason(decision: Decision<V, A>, action: A, win: number, language: Language): string;
  /** What speaks for an action, with the figures that it rests upon. */
  explain?(decision: Decision<V, A>, action: A, language: Language): string;
}
