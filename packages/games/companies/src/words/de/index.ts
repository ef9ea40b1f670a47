import type { Catalogue } from '../catalogue.js';
import { asked } from './asked.js';
import { deeds } from './deeds.js';
import { events, tileText } from './events.js';
import * as nouns from './nouns.js';

export const de: Catalogue = {
  title: 'Die Kompanien',
  pronouns: { subject: 'du', dative: 'dir', stressed: { subject: 'du', object: 'dich', dative: 'dir' }, and: 'und' },
  ...nouns,
  events,
  tile: tileText,
  deeds,
  asked,
  options: {
    calendars: {
      name: 'Kalender',
      about:
        'Wie lange die Partie dauert: Drei Kalender sind 15 Runden, zwei sind 10, einer ist die kurze Partie mit 5.',
      values: {},
    },
    leave: {
      name: 'Erlaubnis',
      about: 'Ob Lagerhäuser anderer und Häfen unter ihren Gouverneuren dir offenstehen.',
      values: {
        ask: { label: 'fragen', about: 'Du fragst den Besitzer und bietest eine Gebühr.' },
        tariff: { label: 'Tarif', about: 'Niemand wird gefragt: Jedes Mal kostet es 1 Dukaten an den Besitzer.' },
        closed: { label: 'geschlossen', about: 'Lagerhäuser und Häfen anderer sind zu.' },
      },
    },
  },
};
