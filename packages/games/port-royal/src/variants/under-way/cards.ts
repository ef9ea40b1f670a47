import { type Card, type CardSet, NO_ABILITY, type PersonRow, type Ship, type Tax } from '../../cards/card.js';
import type { DealsIn } from '../deals-in.js';

const KNOWN = 'rulebook: names, counts and sword spread; numbers from public card lists';
const RECONSTRUCTED = 'RECONSTRUCTED after the pattern of the base game: the numbers are ours';

/** PR-U6: these cards join the base game when the two are combined. */
interface Combines {
  readonly combine?: true;
}

const NAMES = {
  wholesaler: { en: 'Wholesaler', nl: 'Koopman', de: 'Großhändler' },
  passenger: { en: 'Passenger', nl: 'Passagier', de: 'Passagier' },
  womanPassenger: { en: 'Passenger', nl: 'Passagier', de: 'Passagierin' },
  sailor: { en: 'Sailor', nl: 'Matroos', de: 'Matrose' },
  pirate: { en: 'Pirate', nl: 'Piraat', de: 'Pirat' },
  pinnace: { en: 'Pinnace', nl: 'Pinas', de: 'Pinasse' },
  flute: { en: 'Flute', nl: 'Fluitschip', de: 'Fleute' },
  skiff: { en: 'Skiff', nl: 'Bark', de: 'Barke' },
  frigate: { en: 'Frigate', nl: 'Fregat', de: 'Fregatte' },
  galleon: { en: 'Galleon', nl: 'Galjoen', de: 'Galeone' },
  tax: { en: 'Tax increase', nl: 'Belastingverhoging', de: 'Steuererhöhung' },
} as const;

// biome-ignore format: one card a line
const SHIPS: readonly (Ship & Combines)[] = [
  { id: 'unterwegs_ship_yellow_1_1c_combine', type: 'ship', subtype: 'pinnace', copies: 1, combine: true, colour: 'yellow', swords: 1, coins: 1, names: NAMES.pinnace, provenance: KNOWN },
  { id: 'unterwegs_ship_yellow_1_2c', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 1, coins: 2, names: NAMES.pinnace, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_yellow_2_2c', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 2, coins: 2, names: NAMES.pinnace, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_yellow_2_3c', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 2, coins: 3, names: NAMES.pinnace, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_yellow_4_3c_combine', type: 'ship', subtype: 'pinnace', copies: 1, combine: true, colour: 'yellow', swords: 4, coins: 3, names: NAMES.pinnace, provenance: KNOWN },
  { id: 'unterwegs_ship_blue_2_2c_combine', type: 'ship', subtype: 'flute', copies: 1, combine: true, colour: 'blue', swords: 2, coins: 2, names: NAMES.flute, provenance: KNOWN },
  { id: 'unterwegs_ship_blue_5_3c_combine', type: 'ship', subtype: 'flute', copies: 1, combine: true, colour: 'blue', swords: 5, coins: 3, names: NAMES.flute, provenance: KNOWN },
  { id: 'unterwegs_ship_blue_1_1c', type: 'ship', subtype: 'flute', copies: 2, colour: 'blue', swords: 1, coins: 1, names: NAMES.flute, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_blue_5_4c', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 5, coins: 4, names: NAMES.flute, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_green_1_2c_combine', type: 'ship', subtype: 'skiff', copies: 1, combine: true, colour: 'green', swords: 1, coins: 2, names: NAMES.skiff, provenance: KNOWN },
  { id: 'unterwegs_ship_green_3_2c_combine', type: 'ship', subtype: 'skiff', copies: 1, combine: true, colour: 'green', swords: 3, coins: 2, names: NAMES.skiff, provenance: KNOWN },
  { id: 'unterwegs_ship_green_1_1c', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 1, coins: 1, names: NAMES.skiff, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_green_5_3c', type: 'ship', subtype: 'skiff', copies: 2, colour: 'green', swords: 5, coins: 3, names: NAMES.skiff, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_red_3_2c_combine', type: 'ship', subtype: 'frigate', copies: 1, combine: true, colour: 'red', swords: 3, coins: 2, names: NAMES.frigate, provenance: KNOWN },
  { id: 'unterwegs_ship_red_6_3c_combine', type: 'ship', subtype: 'frigate', copies: 1, combine: true, colour: 'red', swords: 6, coins: 3, names: NAMES.frigate, provenance: KNOWN },
  { id: 'unterwegs_ship_red_1_1c', type: 'ship', subtype: 'frigate', copies: 2, colour: 'red', swords: 1, coins: 1, names: NAMES.frigate, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_red_skull_4c', type: 'ship', subtype: 'frigate', copies: 1, colour: 'red', swords: null, coins: 4, names: NAMES.frigate, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_black_2_1c_combine', type: 'ship', subtype: 'galleon', copies: 1, combine: true, colour: 'black', swords: 2, coins: 1, names: NAMES.galleon, provenance: KNOWN },
  { id: 'unterwegs_ship_black_skull_4c_combine', type: 'ship', subtype: 'galleon', copies: 1, combine: true, colour: 'black', swords: null, coins: 4, names: NAMES.galleon, provenance: KNOWN },
  { id: 'unterwegs_ship_black_2_1c', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: 2, coins: 1, names: NAMES.galleon, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_black_4_2c', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: 4, coins: 2, names: NAMES.galleon, provenance: RECONSTRUCTED },
  { id: 'unterwegs_ship_black_7_3c', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: 7, coins: 3, names: NAMES.galleon, provenance: RECONSTRUCTED },
];

// biome-ignore format: one card a line
const PERSONS: readonly (PersonRow & DealsIn & Combines)[] = [
  { id: 'unterwegs_wholesaler_yellow_8_3', type: 'person', subtype: 'wholesaler', copies: 1, combine: true, cost: 8, influence: 3, dealsIn: 'yellow', names: NAMES.wholesaler, provenance: KNOWN },
  { id: 'unterwegs_wholesaler_yellow_6_2', type: 'person', subtype: 'wholesaler', copies: 1, cost: 6, influence: 2, dealsIn: 'yellow', names: NAMES.wholesaler, provenance: RECONSTRUCTED },
  { id: 'unterwegs_wholesaler_blue_8_3', type: 'person', subtype: 'wholesaler', copies: 1, combine: true, cost: 8, influence: 3, dealsIn: 'blue', names: NAMES.wholesaler, provenance: KNOWN },
  { id: 'unterwegs_wholesaler_blue_6_2', type: 'person', subtype: 'wholesaler', copies: 1, cost: 6, influence: 2, dealsIn: 'blue', names: NAMES.wholesaler, provenance: RECONSTRUCTED },
  { id: 'unterwegs_wholesaler_green_6_2', type: 'person', subtype: 'wholesaler', copies: 1, combine: true, cost: 6, influence: 2, dealsIn: 'green', names: NAMES.wholesaler, provenance: KNOWN },
  { id: 'unterwegs_wholesaler_green_4_1', type: 'person', subtype: 'wholesaler', copies: 1, cost: 4, influence: 1, dealsIn: 'green', names: NAMES.wholesaler, provenance: RECONSTRUCTED },
  { id: 'unterwegs_wholesaler_red_6_2', type: 'person', subtype: 'wholesaler', copies: 1, combine: true, cost: 6, influence: 2, dealsIn: 'red', names: NAMES.wholesaler, provenance: KNOWN },
  { id: 'unterwegs_wholesaler_red_4_1', type: 'person', subtype: 'wholesaler', copies: 1, cost: 4, influence: 1, dealsIn: 'red', names: NAMES.wholesaler, provenance: RECONSTRUCTED },
  { id: 'unterwegs_wholesaler_black_6_2', type: 'person', subtype: 'wholesaler', copies: 1, combine: true, cost: 6, influence: 2, dealsIn: 'black', names: NAMES.wholesaler, provenance: KNOWN },
  { id: 'unterwegs_wholesaler_black_4_1', type: 'person', subtype: 'wholesaler', copies: 1, cost: 4, influence: 1, dealsIn: 'black', names: NAMES.wholesaler, provenance: RECONSTRUCTED },
  { id: 'unterwegs_passenger_a_4_2', type: 'person', subtype: 'passenger', copies: 5, combine: true, cost: 4, influence: 2, names: NAMES.passenger, provenance: KNOWN },
  { id: 'unterwegs_passenger_b_2_1', type: 'person', subtype: 'passenger', copies: 3, cost: 2, influence: 1, names: NAMES.womanPassenger, provenance: RECONSTRUCTED },
  { id: 'unterwegs_passenger_b_6_3', type: 'person', subtype: 'passenger', copies: 2, cost: 6, influence: 3, names: NAMES.womanPassenger, provenance: RECONSTRUCTED },
  { id: 'unterwegs_sailor_3_1', type: 'person', subtype: 'sailor', copies: 7, cost: 3, influence: 1, swords: 1, names: NAMES.sailor, provenance: RECONSTRUCTED },
  { id: 'unterwegs_sailor_5_2', type: 'person', subtype: 'sailor', copies: 2, cost: 5, influence: 2, swords: 1, names: NAMES.sailor, provenance: RECONSTRUCTED },
  { id: 'unterwegs_sailor_7_3', type: 'person', subtype: 'sailor', copies: 1, cost: 7, influence: 3, swords: 1, names: NAMES.sailor, provenance: RECONSTRUCTED },
  { id: 'unterwegs_pirate_5_1', type: 'person', subtype: 'pirate', copies: 1, cost: 5, influence: 1, swords: 2, names: NAMES.pirate, provenance: RECONSTRUCTED },
  { id: 'unterwegs_pirate_7_2', type: 'person', subtype: 'pirate', copies: 1, cost: 7, influence: 2, swords: 2, names: NAMES.pirate, provenance: RECONSTRUCTED },
];

// biome-ignore format: one card a line
const TAXES: readonly (Tax & Combines)[] = [
  { id: 'unterwegs_tax', type: 'tax', subtype: 'cap_8', copies: 3, threshold: 9, leaves: () => 8, bonusTo: 'leastInfluence', bonusCoins: 1, names: NAMES.tax, provenance: KNOWN },
];

const CARDS: readonly (Card & Combines)[] = [...SHIPS, ...PERSONS.map((row) => ({ ...NO_ABILITY, ...row })), ...TAXES];

/** Under way!: 60 cards, a game of its own. */
export const underWay: CardSet = {
  set: 'unterwegs',
  startingCoins: 3,
  endInfluence: 8,
  cards: CARDS,
};

/** The ids of the 20 cards that join the base game. */
export const COMBINED: ReadonlySet<string> = new Set(CARDS.filter((card) => card.combine).map((card) => card.id));

/** PR-U4: what a ship under a wholesaler is worth. */
export const INFLUENCE_PER_SHIP = 1;
