import type { Catalogue } from '../catalogue.js';
import { asked } from './asked.js';
import { deeds } from './deeds.js';
import { events, tileText } from './events.js';
import * as nouns from './nouns.js';

export const nl: Catalogue = {
  title: 'Compagnieën',
  pronouns: { subject: 'je', dative: 'je', stressed: { subject: 'jij', object: 'jou', dative: 'jou' }, and: 'en' },
  ...nouns,
  events,
  tile: tileText,
  deeds,
  asked,
  options: {
    calendars: {
      name: 'Kalenders',
      about: 'Hoe lang het spel duurt: drie kalenders zijn 15 ronden, twee zijn er 10, één is het korte spel van 5.',
      values: {},
    },
    leave: {
      name: 'Toestemming',
      about: 'Of pakhuizen van anderen, en havens onder hun gouverneurs, voor je openstaan.',
      values: {
        ask: { label: 'vragen', about: 'Je vraagt het de eigenaar en biedt een vergoeding.' },
        tariff: { label: 'tarief', about: 'Niemand wordt iets gevraagd: elke keer kost 1 dukaat aan de eigenaar.' },
        closed: { label: 'gesloten', about: 'Pakhuizen en havens van anderen zijn dicht.' },
      },
    },
  },
};
