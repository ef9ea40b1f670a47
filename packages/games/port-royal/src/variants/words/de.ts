import type { BoxWords } from './catalogue.js';
import { cards } from './de/cards.js';
import { coins } from './de/coins.js';
import { contracts } from './de/contracts.js';
import { deeds } from './de/deeds.js';
import { events } from './de/events.js';
import { options } from './de/options.js';
import { together } from './de/together.js';

export const de: BoxWords = { events, coins, deeds, cards, contracts, options, together };
