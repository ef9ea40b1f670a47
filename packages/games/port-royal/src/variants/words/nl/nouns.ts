import type { Noun } from '../../../words/grammar/nl.js';
import type { BoxPersonKind, BoxShipKind } from '../kinds.js';

export const NOUNS: Readonly<Record<BoxPersonKind | BoxShipKind, Noun>> = {
  wholesaler: { the: 'de', plural: 'kooplieden' },
  passenger: { the: 'de', plural: 'passagiers' },
  gambler: { the: 'de', plural: 'gokkers' },
  clerk: { the: 'de', plural: 'klerken', dealing: 'voor' },
  gunner: { the: 'de', plural: 'kanonniers' },
  vice_admiral: { the: 'de', plural: 'viceadmiraals' },
  tybuk: { the: 'de', plural: 'gebroeders Tybuk' },
  lookout: { the: 'de', plural: 'uitkijken' },
  innkeeper: { the: 'de', plural: 'waardinnen' },
  ares_pirates: { the: 'het', plural: 'Ares-schepen', singular: 'Ares-schip' },
};
