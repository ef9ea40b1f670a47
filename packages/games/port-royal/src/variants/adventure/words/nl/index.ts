import type { AdventureWords } from '../catalogue.js';
import { cards } from './cards.js';
import { deeds } from './deeds.js';
import { coins, events } from './events.js';
import { things } from './things.js';

export const nl: AdventureWords = { events, coins, deeds, cards, things };
