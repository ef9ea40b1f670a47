import type { Catalogue } from '../catalogue.js';
import { crew, enemies, fortune, fortuneTexts, items, itemTexts, strength, symbols } from './cards.js';
import { deeds, questions, reasons } from './deeds.js';
import { events, figures, gold, numbered, sent } from './events.js';
import { places, spaceTexts } from './places.js';

export const en: Catalogue = {
  title: 'Sword & Skull',
  pronouns: {
    subject: 'you',
    dative: 'you',
    stressed: { subject: 'you', object: 'you', dative: 'you' },
    and: 'and',
  },
  figures,
  places,
  spaceTexts,
  crew,
  items,
  itemTexts,
  fortune,
  fortuneTexts,
  enemies,
  symbols,
  strength,
  numbered,
  events,
  gold,
  sent,
  deeds,
  questions,
  reasons,
};
