import { ADVENTURE_PERSON_KINDS } from '../adventure/words/kinds.js';

/** The persons that the boxes bring. */
export const BOX_PERSON_KINDS = [
  'wholesaler',
  'passenger',
  'gambler',
  'clerk',
  'gunner',
  'vice_admiral',
  ...ADVENTURE_PERSON_KINDS,
] as const;
export type BoxPersonKind = (typeof BOX_PERSON_KINDS)[number];

/** The ships. */
export const BOX_SHIP_KINDS = ['ares_pirates'] as const;
export type BoxShipKind = (typeof BOX_SHIP_KINDS)[number];
