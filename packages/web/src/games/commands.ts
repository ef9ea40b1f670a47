import type { Language } from '@roadstead/kernel';

/** Something that a letter does at the table of a game. */
export interface GameCommand {
  readonly id: string;
  /** The letter, until somebody chooses another. */
  readonly key: string;
  readonly words: Readonly<Record<Language, string>>;
  /**
   * What it types into the game's text mode: the first of these lines that can be done is done. With none of them the
   * table itself does it: what has the attribute `data-hears` is sent an event by the command's name.
   */
  readonly types: readonly string[];
  /** Where none of them can be done, it chooses the next thing that a digit would choose. */
  readonly chooses?: boolean;
}
