import type { GameBots } from '../game-bots.js';
import { skillsByStyle } from '../taste.js';
import { greedy } from './greedy.js';
import { companiesSkill, companiesSkillOf } from './skill.js';
import { COMPANIES_TASTES } from './styles.js';
import { companiesNets } from './trainable.js';
import { companiesTunable } from './tunable.js';
import { companiesValue } from './value.js';

export const companiesBots: GameBots = {
  skill: { ...companiesSkill, value: companiesValue },
  styles: skillsByStyle(COMPANIES_TASTES, (style) => ({ ...companiesSkillOf(style), value: companiesValue })),
  // A turn is many decisions, and what it was good for shows when the others have had theirs; small leads are chance.
  // Played on to the end, moves differ by points long before they differ by victories.
  search: { iterations: 30, depth: 24, marginShare: 0.6, preferAt: 1 },
  slips: { landlubber: 36, deckhand: 18, sailor: 7 },
  greedy,
  tunable: companiesTunable,
  nets: companiesNets,
};
