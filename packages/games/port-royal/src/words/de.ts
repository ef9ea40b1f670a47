import type { Catalogue } from './catalogue.js';
import { cards } from './de/cards.js';
import { coins } from './de/coins.js';
import { deeds } from './de/deeds.js';
import { events } from './de/events.js';
import { PRONOUNS } from './grammar/de.js';

export const de: Catalogue = { title: 'Port Royal', pronouns: PRONOUNS, events, coins, deeds, cards };
