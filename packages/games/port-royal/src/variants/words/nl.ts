import type { BoxWords } from './catalogue.js';
import { cards } from './nl/cards.js';
import { coins } from './nl/coins.js';
import { contracts } from './nl/contracts.js';
import { deeds } from './nl/deeds.js';
import { events } from './nl/events.js';
import { options } from './nl/options.js';
import { together } from './nl/together.js';

export const nl: BoxWords = { events, coins, deeds, cards, contracts, options, together };
