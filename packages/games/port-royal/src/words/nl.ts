import { nl as adventure } from '../variants/adventure/words/nl/index.js';
import { joined } from '../variants/words/join.js';
import { nl as boxes } from '../variants/words/nl.js';
import type { BaseWords, Catalogue } from './catalogue.js';
import { PRONOUNS } from './grammar/nl.js';
import { cards } from './nl/cards.js';
import { coins } from './nl/coins.js';
import { deeds } from './nl/deeds.js';
import { events } from './nl/events.js';

const base: BaseWords = { title: 'Port Royal', pronouns: PRONOUNS, events, coins, deeds, cards };

export const nl: Catalogue = joined(base, boxes, adventure);
