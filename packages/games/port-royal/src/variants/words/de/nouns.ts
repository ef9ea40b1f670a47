import type { Noun } from '../../../words/grammar/de.js';
import type { BoxPersonKind, BoxShipKind } from '../kinds.js';

export const NOUNS: Readonly<Record<BoxPersonKind | BoxShipKind, Noun>> = {
  wholesaler: { gender: 'm', plural: 'Großhändler' },
  passenger: { gender: 'm', plural: 'Passagiere', ofWomen: 'Passagierinnen' },
  gambler: { gender: 'm', plural: 'Spieler' },
  clerk: { gender: 'm', plural: 'Kontoristen', weak: true },
  gunner: { gender: 'f', plural: 'Kanonierinnen' },
  vice_admiral: { gender: 'm', plural: 'Vizeadmirale' },
  tybuk: { gender: 'm', plural: 'Tybuk-Brüder' },
  lookout: { gender: 'm', plural: 'Späher' },
  innkeeper: { gender: 'f', plural: 'Wirtinnen' },
  ares_pirates: { gender: 'n', plural: 'Ares-Schiffe', singular: 'Ares-Schiff' },
};
