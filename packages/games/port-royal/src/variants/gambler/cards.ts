import { type CardSet, NO_ABILITY, type PersonRow } from '../../cards/card.js';

const KNOWN = 'rulebook: name and count; prices from a public card list';

const NAMES = {
  gambler: { en: 'Gambler', nl: 'Gokker', de: 'Spieler' },
} as const;

// biome-ignore format: one card a line
const PERSONS: readonly PersonRow[] = [
  { id: 'promo_gambler_4_1', type: 'person', subtype: 'gambler', copies: 2, cost: 4, influence: 1, names: NAMES.gambler, provenance: KNOWN },
  { id: 'promo_gambler_6_2', type: 'person', subtype: 'gambler', copies: 1, cost: 6, influence: 2, names: NAMES.gambler, provenance: KNOWN },
  { id: 'promo_gambler_8_3', type: 'person', subtype: 'gambler', copies: 1, cost: 8, influence: 3, names: NAMES.gambler, provenance: KNOWN },
];

/** The gambler: 4 cards. */
export const gamblers: Pick<CardSet, 'set' | 'cards'> = {
  set: 'gambler',
  cards: PERSONS.map((row) => ({ ...NO_ABILITY, ...row })),
};

/** PR-G1: how many cards a gambler turns up together. */
export const CARDS_PER_GAMBLE = 4;
