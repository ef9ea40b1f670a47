import type { AnyBot, AnySkill, GameBots } from './game-bots.js';
import { GAME_BOTS } from './games.js';
import { plainSkill } from './search/plain-skill.js';
import type { NetToTrain } from './train/net-to-train.js';
import type { Tunable } from './tune/tunable.js';

/** What search knows of a game. */
export function skillFor(game: string): AnySkill {
  return learnt(game)?.skill ?? plainSkill;
}

/** A rule of thumb for a game; missing where there is none, as everything below. */
export function greedyFor(game: string): AnyBot | undefined {
  return learnt(game)?.greedy;
}

/** What can be tuned of the way a game is played. */
export function tunableFor(game: string): Tunable | undefined {
  return learnt(game)?.tunable;
}

/** The nets of a game that can be trained, by name, the usual one first. */
export function trainableFor(game: string): Readonly<Record<string, NetToTrain>> | undefined {
  return learnt(game)?.nets;
}

function learnt(id: string): GameBots | undefined {
  return GAME_BOTS.find(({ game }) => game === id);
}
