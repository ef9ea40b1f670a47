import { en as adventure } from '../variants/adventure/words/en/index.js';
import { en as boxes } from '../variants/words/en.js';
import { joined } from '../variants/words/join.js';
import type { BaseWords, Catalogue } from './catalogue.js';
import { cards } from './en/cards.js';
import { coins } from './en/coins.js';
import { deeds } from './en/deeds.js';
import { events } from './en/events.js';
import { PRONOUNS } from './grammar/en.js';

const base: BaseWords = { title: 'Port Royal', pronouns: PRONOUNS, events, coins, deeds, cards };

export const en: Catalogue = joined(base, boxes, adventure);
