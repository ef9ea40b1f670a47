import type { GameBots } from '../game-bots.js';
import { skillsByStyle } from '../taste.js';
import { greedy } from './greedy.js';
import { swordAndSkullSkill, swordAndSkullSkillOf } from './skill.js';
import { SWORD_AND_SKULL_TASTES } from './styles.js';
import { swordAndSkullNets } from './trainable.js';
import { swordAndSkullTunable } from './tunable.js';
import { swordAndSkullValue } from './value.js';

/**
 * A short look, often: when the turn is over the net knows as much as a longer look would tell, and dice blur the rest. It
 * knows about places as well, which a margin of gold and Might does not.
 */
const SEARCH = { depth: 5, marginShare: 0 };

export const swordAndSkullBots: GameBots = {
  skill: { ...swordAndSkullSkill, value: swordAndSkullValue },
  styles: skillsByStyle(SWORD_AND_SKULL_TASTES, (style) => ({
    ...swordAndSkullSkillOf(style),
    value: swordAndSkullValue,
  })),
  search: SEARCH,
  // Dice forgive much: whoever is to be a level weaker errs often.
  slips: { landlubber: 100, deckhand: 68, sailor: 36 },
  greedy,
  tunable: swordAndSkullTunable,
  nets: swordAndSkullNets,
};
