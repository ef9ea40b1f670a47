import { swordAndSkull } from '@roadstead/sword-and-skull';
import type { GameBots } from '../game-bots.js';
import { greedy } from './greedy.js';
import { swordAndSkullSkill } from './skill.js';
import { swordAndSkullTunable } from './tunable.js';

export const swordAndSkullBots: GameBots = {
  game: swordAndSkull.id,
  skill: swordAndSkullSkill,
  greedy,
  tunable: swordAndSkullTunable,
};
