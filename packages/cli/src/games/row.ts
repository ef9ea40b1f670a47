import type { FastRandom } from '@roadstead/kernel';
import type { AnyTerminalGame } from '../play/game.js';

/** Everything that the command line has to know of one game. Whatever is missing is made from the game's own words. */
export interface CliGame {
  /** Its id. */
  readonly game: string;
  /** Its table as lines of text. */
  readonly terminal?: AnyTerminalGame;
  readonly examples?: Examples;
  readonly byHand?: Yardstick;
}

/** A game played at random by a loop that was made for speed alone: a yardstick for rules. */
export interface Yardstick {
  readonly players: { readonly min: number; readonly max: number };
  /** How many decisions there were. */
  play(players: number, random: FastRandom): number;
}

/** Commands whose help has examples of each game. */
export type Exemplified = 'play' | 'simulate' | 'arena' | 'tune' | 'rules';

/** Arguments, and what they do where that is not plain. */
export type Examples = Readonly<Partial<Record<Exemplified, readonly (readonly [args: string, about?: string])[]>>>;
