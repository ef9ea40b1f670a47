import type { GameEntry, Language, OptionValues } from '@roadstead/kernel';
import type { GameCommand } from './commands.js';

type Text = Readonly<Record<Language, string>>;

/** What not every game has: pages offer those that have it, before any of them is loaded. */
export type GamePart = keyof Pick<GameEntry, 'daily' | 'lessons' | 'rulebook' | 'tally'>;

/** How a game shows itself in lists and settings, light enough to be there before anything of the game is loaded. */
export interface GameFace {
  readonly id: string;
  /** The address of its picture. */
  readonly cover: string;
  readonly title: Text;
  /** What it is about, in a sentence or two. */
  readonly pitch: Text;
  /** How many can play, and about how long it takes them. */
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** What the points of a glance at it are called. */
  readonly points?: Text;
  /** What is played with these options, in a few words; empty where there is nothing to choose. */
  setup?(options: OptionValues, language: Language): string;
  /** Whether all win or lose together; never, where it is missing. */
  isTogether?(options: OptionValues, seats: number): boolean;
  /** A picture for a table with these options, where one differs from the cover. */
  coverOf?(options: OptionValues): string;
  /** What it has beside rules and words. */
  readonly brings?: readonly GamePart[];
  /** For somebody who has never played it. */
  readonly first?: FirstWords;
  /** What letters do at its table, apart from those of every table. */
  readonly commands: readonly GameCommand[];
}

/** What is said about a game to somebody who comes for the first time. */
export interface FirstWords {
  /** A question that the game asks everybody. */
  readonly question: Text;
  /** What it is all about: how one wins, and how one loses. */
  readonly goal: Text;
  /** What to beware of, as a picture with its caption. */
  readonly picture: string;
  readonly caption: Text;
  /** The lesson that shows it all, and how long that takes. */
  readonly lesson: { readonly id: string; readonly minutes: number };
}
