import { adventure } from './adventure.js';
import { contracts } from './contracts.js';
import { firstGame } from './first-game.js';
import { gambler } from './gambler.js';
import { together } from './together.js';
import { underWay } from './under-way.js';

/** In the order in which they are learnt. */
export const LESSONS = [firstGame, underWay, gambler, contracts, together, adventure] as const;
