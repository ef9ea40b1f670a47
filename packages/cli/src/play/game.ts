import type { GameRecord, Language, Odds, OptionValues, Result } from '@roadstead/kernel';
import type { Scene } from './scene.js';

/** The paragraphs that an event calls for; none for most. */
export type Narrator<E, V> = (event: E, view: V) => readonly string[];

/** What a game brings along to be played in the terminal: pictures of its table as lines of text. */
export interface TerminalGame<A, E, V> {
  /** False for a table that has more than these pictures show; it is then listed plainly. */
  shows?(options: OptionValues): boolean;
  /** What the game is about, for somebody who has never seen it. */
  goal(view: V, scene: Scene): readonly string[];
  /** The rules in short. */
  rules(view: V, scene: Scene): readonly string[];
  /** The choices in the order in which they are numbered; as the rules list them when missing. */
  inOrder?(legal: readonly A[]): readonly A[];
  /** The table as the seat that decides sees it; no odds in a game without. */
  table(view: V, odds: Odds | null, scene: Scene): readonly string[];
  /** What stands before the words of an action: a flag, or nothing. */
  flag(action: A, view: V, scene: Scene): string;
  /** What an action would lead to, to stand behind its words; empty where nothing is to be said. */
  outcome(action: A, view: V, scene: Scene): string;
  /** What the next reveal can be, in words. */
  odds(odds: Odds, view: V, scene: Scene): readonly string[];
  /** Explains what somebody asks for, by the letter or number on the screen or by name; all on the table for ''. */
  inspect(asked: string, view: V, legal: readonly A[], scene: Scene): readonly string[];
  /** How the game ended: who is where, and why. */
  ending(result: Result, view: V, scene: Scene): readonly string[];
  /** What is told beside the events: the cards of a story; loaded before the first decision, with the tables before. */
  narrator?(before: readonly GameRecord[], language: Language): Promise<Narrator<E, V>>;
  /** True for an event that begins a new paragraph of the story. */
  opensParagraph(event: E): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the loop knows no game
export type AnyTerminalGame = TerminalGame<any, any, any>;
