import type { GameBots } from '../game-bots.js';
import { greedy } from './greedy.js';
import { portRoyalSkill } from './policy/skill.js';
import { portRoyalNets } from './trainable.js';
import { portRoyalTunable } from './tunable.js';
import { portRoyalValue } from './value.js';

export const portRoyalBots: GameBots = {
  skill: { ...portRoyalSkill, value: portRoyalValue },
  greedy,
  tunable: portRoyalTunable,
  nets: portRoyalNets,
};
