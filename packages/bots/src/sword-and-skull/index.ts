import type { GameBots } from '../game-bots.js';
import { greedy } from './greedy.js';
import { swordAndSkullSkill } from './skill.js';
import { swordAndSkullNets } from './trainable.js';
import { swordAndSkullTunable } from './tunable.js';
import { swordAndSkullValue } from './value.js';

export const swordAndSkullBots: GameBots = {
  skill: { ...swordAndSkullSkill, value: swordAndSkullValue },
  greedy,
  tunable: swordAndSkullTunable,
  nets: swordAndSkullNets,
};
