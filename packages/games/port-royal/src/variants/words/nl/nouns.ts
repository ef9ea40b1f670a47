import type { Noun } from '../../../words/grammar/nl.js';
import type { BoxPersonKind } from '../kinds.js';

export const NOUNS: Readonly<Record<BoxPersonKind, Noun>> = {
  wholesaler: { the: 'de', plural: 'kooplieden' },
  passenger: { the: 'de', plural: 'passagiers' },
  gambler: { the: 'de', plural: 'gokkers' },
  clerk: { the: 'de', plural: 'klerken', dealing: 'voor' },
  gunner: { the: 'de', plural: 'kanonniers' },
  vice_admiral: { the: 'de', plural: 'viceadmiraals' },
};
