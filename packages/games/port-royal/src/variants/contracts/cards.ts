import { type CardSet, NO_ABILITY, type PersonRow, type Ship } from '../../cards/card.js';
import type { DealsIn } from '../deals-in.js';

const KNOWN = 'card pictures and a public card list; sword spread: rulebook';

/** PR-C4: coins that another player gets when the ship is taken. */
export interface Gift {
  readonly gift?: number;
}

const NAMES = {
  clerk: { en: 'Clerk', nl: 'Klerk', de: 'Kontorist' },
  gunner: { en: 'Gunner', nl: 'Kanonnier', de: 'Kanonierin' },
  vice_admiral: { en: 'Vice admiral', nl: 'Viceadmiraal', de: 'Vizeadmiral' },
  pinnace: { en: 'Pinnace', nl: 'Pinas', de: 'Pinasse' },
  flute: { en: 'Flute', nl: 'Fluitschip', de: 'Fleute' },
  skiff: { en: 'Skiff', nl: 'Bark', de: 'Barke' },
  frigate: { en: 'Frigate', nl: 'Fregat', de: 'Fregatte' },
  galleon: { en: 'Galleon', nl: 'Galjoen', de: 'Galeone' },
} as const;

// biome-ignore format: one card a line
const SHIPS: readonly (Ship & Gift)[] = [
  { id: 'contracts_ship_yellow_2_1c', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 2, coins: 1, names: NAMES.pinnace, provenance: KNOWN },
  { id: 'contracts_ship_yellow_4_3c_gift', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 4, coins: 3, gift: 1, names: NAMES.pinnace, provenance: KNOWN },
  { id: 'contracts_ship_blue_1_1c', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 1, coins: 1, names: NAMES.flute, provenance: KNOWN },
  { id: 'contracts_ship_blue_5_3c_gift', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 5, coins: 3, gift: 1, names: NAMES.flute, provenance: KNOWN },
  { id: 'contracts_ship_green_1_1c', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 1, coins: 1, names: NAMES.skiff, provenance: KNOWN },
  { id: 'contracts_ship_green_3_3c_gift', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 3, coins: 3, gift: 1, names: NAMES.skiff, provenance: KNOWN },
  { id: 'contracts_ship_red_1_1c', type: 'ship', subtype: 'frigate', copies: 1, colour: 'red', swords: 1, coins: 1, names: NAMES.frigate, provenance: KNOWN },
  { id: 'contracts_ship_red_6_3c_gift', type: 'ship', subtype: 'frigate', copies: 1, colour: 'red', swords: 6, coins: 3, gift: 1, names: NAMES.frigate, provenance: KNOWN },
  { id: 'contracts_ship_black_2_1c', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: 2, coins: 1, names: NAMES.galleon, provenance: KNOWN },
  { id: 'contracts_ship_black_skull_3c_gift', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: null, coins: 3, gift: 1, names: NAMES.galleon, provenance: KNOWN },
];

// biome-ignore format: one card a line
const PERSONS: readonly (PersonRow & DealsIn)[] = [
  { id: 'contracts_clerk_green_9_3', type: 'person', subtype: 'clerk', copies: 1, cost: 9, influence: 3, dealsIn: 'green', names: NAMES.clerk, provenance: KNOWN },
  { id: 'contracts_clerk_blue_6_2', type: 'person', subtype: 'clerk', copies: 1, cost: 6, influence: 2, dealsIn: 'blue', names: NAMES.clerk, provenance: KNOWN },
  { id: 'contracts_clerk_red_6_2', type: 'person', subtype: 'clerk', copies: 1, cost: 6, influence: 2, dealsIn: 'red', names: NAMES.clerk, provenance: KNOWN },
  { id: 'contracts_clerk_black_4_1', type: 'person', subtype: 'clerk', copies: 1, cost: 4, influence: 1, dealsIn: 'black', names: NAMES.clerk, provenance: KNOWN },
  { id: 'contracts_clerk_yellow_4_1', type: 'person', subtype: 'clerk', copies: 1, cost: 4, influence: 1, dealsIn: 'yellow', names: NAMES.clerk, provenance: KNOWN },
  { id: 'contracts_gunner_4_1', type: 'person', subtype: 'gunner', copies: 1, cost: 4, influence: 1, income: { shipsBeyond: 1, coins: 1, why: 'gunner' }, names: NAMES.gunner, provenance: KNOWN },
  { id: 'contracts_gunner_6_2', type: 'person', subtype: 'gunner', copies: 2, cost: 6, influence: 2, income: { shipsBeyond: 1, coins: 1, why: 'gunner' }, names: NAMES.gunner, provenance: KNOWN },
  { id: 'contracts_gunner_8_3', type: 'person', subtype: 'gunner', copies: 1, cost: 8, influence: 3, income: { shipsBeyond: 1, coins: 1, why: 'gunner' }, names: NAMES.gunner, provenance: KNOWN },
  { id: 'contracts_vice_admiral_5_1', type: 'person', subtype: 'vice_admiral', copies: 2, cost: 5, influence: 1, income: { harbourFrom: 3, harbourTo: 4, coins: 1, why: 'viceAdmiral' }, names: NAMES.vice_admiral, provenance: KNOWN },
  { id: 'contracts_vice_admiral_7_2', type: 'person', subtype: 'vice_admiral', copies: 2, cost: 7, influence: 2, income: { harbourFrom: 3, harbourTo: 4, coins: 1, why: 'viceAdmiral' }, names: NAMES.vice_admiral, provenance: KNOWN },
  { id: 'contracts_vice_admiral_9_3', type: 'person', subtype: 'vice_admiral', copies: 1, cost: 9, influence: 3, income: { harbourFrom: 3, harbourTo: 4, coins: 1, why: 'viceAdmiral' }, names: NAMES.vice_admiral, provenance: KNOWN },
];

/** The new cards of Just one more contract: 24 of them. */
export const contractCards: Pick<CardSet, 'set' | 'cards'> = {
  set: 'contract-cards',
  cards: [...SHIPS, ...PERSONS.map((row) => ({ ...NO_ABILITY, ...row }))],
};
