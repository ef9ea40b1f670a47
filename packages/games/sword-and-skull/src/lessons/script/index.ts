import { cards } from './cards.js';
import { fights } from './fights.js';
import { firstGame } from './first-game.js';
import { money } from './money.js';
import { volcano } from './volcano.js';

/** In the order in which they are learnt. */
export const LESSONS = [firstGame, fights, money, volcano, cards] as const;
