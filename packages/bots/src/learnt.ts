import type { AnyBot, AnySkill, GameBots, SlipsByLevel } from './game-bots.js';
import { LEARNT } from './games.js';
import { plainSkill } from './search/plain-skill.js';
import type { SearchStyle } from './search/search.js';
import type { NetToTrain } from './train/net-to-train.js';
import type { Tunable } from './tune/tunable.js';

const loaded = new Map<string, GameBots>();

/** Loads what bots know of a game, once; nothing of one that they have not learnt. Nobody asks for it before. */
export async function loadBots(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const bots = await LEARNT.find(({ id }) => id === game)?.load();
  if (bots !== undefined) loaded.set(game, bots);
}

/** What search knows of a game. */
export function skillFor(game: string): AnySkill {
  return learnt(game)?.skill ?? plainSkill;
}

/** The same in a style; missing where the game has no such style. */
export function styledSkillFor(game: string, style: string): AnySkill | undefined {
  return learnt(game)?.styles?.[style];
}

/** What is not as usual in how a game is searched. */
export function searchFor(game: string): Partial<SearchStyle> {
  return learnt(game)?.search ?? {};
}

/** How often levels slip in a game, where that is not as usual. */
export function slipsFor(game: string): SlipsByLevel | undefined {
  return learnt(game)?.slips;
}

/** A rule of thumb for a game; missing where there is none, as everything below. */
export function greedyFor(game: string): AnyBot | undefined {
  return learnt(game)?.greedy;
}

/** Somebody who plays it as a child does. */
export function childFor(game: string): AnyBot | undefined {
  return learnt(game)?.child;
}

/** What can be tuned of the way a game is played. */
export function tunableFor(game: string): Tunable | undefined {
  return learnt(game)?.tunable;
}

/** The nets of a game that can be trained, by name, the usual one first. */
export function trainableFor(game: string): Readonly<Record<string, NetToTrain>> | undefined {
  return learnt(game)?.nets;
}

/** Throws where it is only not loaded: a bot must never play worse than it can without anybody noticing. */
function learnt(game: string): GameBots | undefined {
  const bots = loaded.get(game);
  if (bots === undefined && LEARNT.some(({ id }) => id === game))
    throw new Error(`Bots were not loaded for "${game}".`);
  return bots;
}
