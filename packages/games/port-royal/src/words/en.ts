import type { Catalogue } from './catalogue.js';
import { cards } from './en/cards.js';
import { coins } from './en/coins.js';
import { deeds } from './en/deeds.js';
import { events } from './en/events.js';
import { PRONOUNS } from './grammar/en.js';

export const en: Catalogue = { title: 'Port Royal', pronouns: PRONOUNS, events, coins, deeds, cards };
