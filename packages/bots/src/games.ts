import type { GameBots } from './game-bots.js';
import { portRoyalBots } from './port-royal/index.js';
import { swordAndSkullBots } from './sword-and-skull/index.js';

/** The games that bots have learnt. Adding one is adding its row here. */
export const GAME_BOTS: readonly GameBots[] = [portRoyalBots, swordAndSkullBots];
