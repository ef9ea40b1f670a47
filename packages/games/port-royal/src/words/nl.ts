import type { Catalogue } from './catalogue.js';
import { PRONOUNS } from './grammar/nl.js';
import { cards } from './nl/cards.js';
import { coins } from './nl/coins.js';
import { deeds } from './nl/deeds.js';
import { events } from './nl/events.js';

export const nl: Catalogue = { title: 'Port Royal', pronouns: PRONOUNS, events, coins, deeds, cards };
