import type { GameEntry, Language, OptionValues, Progress } from '@roadstead/kernel';
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
  /** Its campaign, where one table leads to the next. */
  readonly campaign?: CampaignFace;
  /** The lesson that shows all of it to somebody who has never played it, and how long that takes. */
  readonly first?: { readonly id: string; readonly minutes: number };
  /** What is said about it to somebody who has never been here; the first game that has it greets. */
  readonly greeting?: Greeting;
  /** What letters do at its table, apart from those of every table. */
  readonly commands: readonly GameCommand[];
}

/** What is said about a game to somebody who comes for the first time. */
export interface Greeting {
  /** A question that the game asks everybody. */
  readonly question: Text;
  /** What it is all about: how one wins, and how one loses. */
  readonly goal: Text;
  /** What to beware of, as a picture with its caption. */
  readonly picture: string;
  readonly caption: Text;
}

/** How a campaign shows itself in lists, before anything of its game is loaded. */
export interface CampaignFace {
  readonly title: Text;
  readonly pitch: Text;
  /** The addresses of its pictures: to begin with, and under way. */
  readonly pictures: { readonly begin: string; readonly goOn: string };
  /** What its first table is set up with, for one and for several. */
  readonly options: OptionValues;
  /** So many parts lead to its end. */
  readonly parts: number;
  /** How a campaign stood as a table with these options began; null where such a table stands for itself. */
  at(options: OptionValues): Progress | null;
  /** How many parts lie behind, and what is played next: "Chapter 3: Nobody’s Island". */
  stands(
    progress: Progress,
    language: Language,
  ): { readonly done: number; readonly next: string; readonly again: boolean };
}
