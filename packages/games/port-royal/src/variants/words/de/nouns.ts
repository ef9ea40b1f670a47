import type { Noun } from '../../../words/grammar/de.js';
import type { BoxPersonKind } from '../kinds.js';

export const NOUNS: Readonly<Record<BoxPersonKind, Noun>> = {
  wholesaler: { gender: 'm', plural: 'Großhändler' },
  passenger: { gender: 'm', plural: 'Passagiere', ofWomen: 'Passagierinnen' },
  gambler: { gender: 'm', plural: 'Spieler' },
  clerk: { gender: 'm', plural: 'Kontoristen', weak: true },
  gunner: { gender: 'f', plural: 'Kanonierinnen' },
  vice_admiral: { gender: 'm', plural: 'Vizeadmirale' },
};
