import type { Language } from '@roadstead/kernel';
import type { GameCommand } from './commands.js';

/** How a game shows itself in lists and settings, light enough to be there before anything of the game is loaded. */
export interface GameFace {
  readonly id: string;
  /** The address of its picture. */
  readonly cover: string;
  readonly title: Readonly<Record<Language, string>>;
  /** What it is about, in a sentence or two. */
  readonly pitch: Readonly<Record<Language, string>>;
  /** What letters do at its table, apart from those of every table. */
  readonly commands: readonly GameCommand[];
}
