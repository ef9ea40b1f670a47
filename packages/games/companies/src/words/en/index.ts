import type { Catalogue } from '../catalogue.js';
import { asked } from './asked.js';
import { deeds } from './deeds.js';
import { events, tileText } from './events.js';
import * as nouns from './nouns.js';

export const en: Catalogue = {
  title: 'The Companies',
  pronouns: { subject: 'you', dative: 'you', stressed: { subject: 'you', object: 'you', dative: 'you' }, and: 'and' },
  ...nouns,
  events,
  tile: tileText,
  deeds,
  asked,
  options: {
    calendars: {
      name: 'Calendars',
      about: 'How long the game is: three calendars are 15 rounds, two are 10, one is the short game of 5.',
      values: {},
    },
    leave: {
      name: 'Leave',
      about: 'Whether the warehouses of others, and harbours under their governors, are open to you.',
      values: {
        ask: { label: 'ask', about: 'You ask the owner and offer a fee.' },
        tariff: { label: 'tariff', about: 'Nobody is asked: each costs 1 ducat to the owner.' },
        closed: { label: 'closed', about: 'Other players’ warehouses and harbours are shut.' },
      },
    },
  },
};
