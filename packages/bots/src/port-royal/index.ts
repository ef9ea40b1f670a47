import type { GameBots } from '../game-bots.js';
import { skillsByStyle } from '../taste.js';
import { child } from './child.js';
import { greedy } from './greedy.js';
import { portRoyalSkill, portRoyalSkillOf } from './policy/skill.js';
import { PORT_ROYAL_TASTES } from './styles.js';
import { portRoyalNets } from './trainable.js';
import { portRoyalTunable } from './tunable.js';
import { portRoyalValue } from './value.js';

export const portRoyalBots: GameBots = {
  skill: { ...portRoyalSkill, value: portRoyalValue },
  styles: skillsByStyle(PORT_ROYAL_TASTES, (style) => ({ ...portRoyalSkillOf(style), value: portRoyalValue })),
  slips: { landlubber: 43, deckhand: 27, sailor: 13 },
  greedy,
  child,
  tunable: portRoyalTunable,
  nets: portRoyalNets,
};
