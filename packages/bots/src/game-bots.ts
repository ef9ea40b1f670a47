import type { Bot } from './bot.js';
import type { SearchStyle } from './search/search.js';
import type { Skill } from './search/skill.js';
import type { NetToTrain } from './train/net-to-train.js';
import type { Tunable } from './tune/tunable.js';

// biome-ignore lint/suspicious/noExplicitAny: the bots of all games meet here
export type AnyBot = Bot<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: and their skills
export type AnySkill = Skill<any, any>;

/** The levels that slip, and in how many decisions of a hundred. */
export type SlipsByLevel = Readonly<Record<'landlubber' | 'deckhand' | 'sailor', number>>;

/** What a game brings so that bots play it well. One that brings nothing is searched all the same, by random play. */
export interface GameBots {
  readonly skill: AnySkill;
  /** The same as somebody of a style has it, by the style's id (`styles` of the game's `GameEntry`). */
  readonly styles?: Readonly<Record<string, AnySkill>>;
  /** How an admiral searches it, where that is not as usual. */
  readonly search?: Partial<SearchStyle>;
  /** In how many decisions of a hundred each level slips, where that is not as usual: games forgive more or less. */
  readonly slips?: SlipsByLevel;
  /** A rule of thumb, and somebody who plays as a child does, to measure by. */
  readonly greedy?: AnyBot;
  readonly child?: AnyBot;
  /** Its policy, set by numbers. */
  readonly tunable?: Tunable;
  /** Its nets by name, the usual one first. */
  readonly nets?: Readonly<Record<string, NetToTrain>>;
}
