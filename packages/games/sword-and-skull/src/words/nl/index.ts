import type { Catalogue } from '../catalogue.js';
import { crew, enemies, fortune, fortuneTexts, items, itemTexts, strength, symbols } from './cards.js';
import { deeds, questions, reasons } from './deeds.js';
import { events, figures, gold, numbered, sent } from './events.js';
import { places, spaceTexts } from './places.js';

export const nl: Catalogue = {
  title: 'Sword & Skull',
  pronouns: {
    subject: 'je',
    dative: 'je',
    stressed: { subject: 'jij', object: 'jou', dative: 'jou' },
    and: 'en',
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
