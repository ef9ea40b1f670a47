import type { Catalogue } from '../catalogue.js';
import { crew, enemies, fortune, fortuneTexts, items, itemTexts, strength, symbols } from './cards.js';
import { deeds, questions, reasons } from './deeds.js';
import { events, figures, gold, numbered, sent } from './events.js';
import { places, spaceTexts } from './places.js';

export const de: Catalogue = {
  title: 'Sword & Skull',
  pronouns: {
    subject: 'du',
    dative: 'dir',
    stressed: { subject: 'du', object: 'dich', dative: 'dir' },
    and: 'und',
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
