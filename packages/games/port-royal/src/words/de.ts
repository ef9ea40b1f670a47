import { de as adventure } from '../variants/adventure/words/de/index.js';
import { de as boxes } from '../variants/words/de.js';
import { joined } from '../variants/words/join.js';
import type { BaseWords, Catalogue } from './catalogue.js';
import { cards } from './de/cards.js';
import { coins } from './de/coins.js';
import { deeds } from './de/deeds.js';
import { events } from './de/events.js';
import { PRONOUNS } from './grammar/de.js';

const base: BaseWords = { title: 'Port Royal', pronouns: PRONOUNS, events, coins, deeds, cards };

export const de: Catalogue = joined(base, boxes, adventure);
