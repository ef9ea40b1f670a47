import type { BoxWords } from './catalogue.js';
import { cards } from './en/cards.js';
import { coins } from './en/coins.js';
import { contracts } from './en/contracts.js';
import { deeds } from './en/deeds.js';
import { events } from './en/events.js';
import { options } from './en/options.js';
import { together } from './en/together.js';

export const en: BoxWords = { events, coins, deeds, cards, contracts, options, together };
