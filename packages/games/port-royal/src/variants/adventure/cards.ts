import { half } from '../../cards/base.js';
import { type CardSet, type Expedition, NO_ABILITY, type PersonRow, type Ship, type Tax } from '../../cards/card.js';

const SHIP_NUMBERS = 'rulebook: kinds, counts and items; swords, coins and crowns RECONSTRUCTED, tuned by play';
const PERSON_NUMBERS = 'rulebook: kinds, counts and what they do; prices and numbers RECONSTRUCTED';

/** What ships of the adventure carry (PR-A11). */
export const ITEMS = ['book', 'herbs', 'bread', 'rum'] as const;
export type Item = (typeof ITEMS)[number];

/** PR-A5: the group of new cards that a card belongs to; a story card shuffles a whole group into the draw pile. */
interface Grouped {
  readonly group: number;
}

/** PR-A11: a ship is traded for its coins or crowns, or kept for what it carries. */
export interface Carrier {
  readonly item?: Item;
  readonly crowns?: number;
}

/** PR-A34: what an expedition takes along beside persons. */
export interface Supplied {
  readonly items?: Readonly<Partial<Record<Item, number>>>;
}

/** PR-A14: coins that an innkeeper pays for bread or rum. */
export interface Seller {
  readonly sells?: number;
}

/** PR-A14: what she buys, and how many persons must be in the harbour. */
export const SOLD: readonly Item[] = ['bread', 'rum'];
export const PERSONS_FOR_INNKEEPER = 4;
export const CROWNS_OF_INNKEEPER = 1;

/** PR-A13 */
export const CARDS_LOOKED_AT = 3;

const NAMES = {
  ares_pirates: { en: 'Ares pirates', nl: 'Ares-piraten', de: 'Ares-Piraten' },
  pinnace: { en: 'Pinnace', nl: 'Pinas', de: 'Pinasse' },
  flute: { en: 'Flute', nl: 'Fluitschip', de: 'Fleute' },
  skiff: { en: 'Skiff', nl: 'Bark', de: 'Barke' },
  frigate: { en: 'Frigate', nl: 'Fregat', de: 'Fregatte' },
  galleon: { en: 'Galleon', nl: 'Galjoen', de: 'Galeone' },
  captain: { en: 'Captain', nl: 'Kapitein', de: 'Kapitänin' },
  priest: { en: 'Priest', nl: 'Priester', de: 'Priester' },
  settler: { en: 'Settler', nl: 'Pionier', de: 'Siedlerin' },
  tybuk: { en: 'Tybuk brother', nl: 'Gebroeder Tybuk', de: 'Tybuk-Bruder' },
  lookout: { en: 'Lookout', nl: 'Uitkijk', de: 'Späher' },
  innkeeper: { en: 'Innkeeper', nl: 'Waardin', de: 'Wirtin' },
  expedition: { en: 'Expedition', nl: 'Expeditie', de: 'Expeditionsaufruf' },
  tax: { en: 'Tax increase', nl: 'Belastingverhoging', de: 'Steuererhöhung' },
} as const;

// biome-ignore format: one card a line
const SHIPS: readonly (Ship & Carrier & Grouped)[] = [
  { id: 'adventure_ship_ares_1_book', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: 1, coins: 1, crowns: 0, item: 'book', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_ares_2_book', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: 2, coins: 1, crowns: 0, item: 'book', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_ares_4_book', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: 4, coins: 1, crowns: 0, item: 'book', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_ares_skull_book', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: null, coins: 1, crowns: 0, item: 'book', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_ares_1_herbs', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: 1, coins: 1, crowns: 0, item: 'herbs', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_ares_2_herbs', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: 2, coins: 1, crowns: 0, item: 'herbs', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_ares_4_herbs', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: 4, coins: 1, crowns: 0, item: 'herbs', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_ares_6_herbs', type: 'ship', subtype: 'ares_pirates', copies: 1, colour: 'ares', swords: 6, coins: 1, crowns: 0, item: 'herbs', group: 80, names: NAMES.ares_pirates, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_yellow_1_bread', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 1, coins: 1, crowns: 0, item: 'bread', group: 82, names: NAMES.pinnace, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_yellow_2_rum', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 2, coins: 2, crowns: 0, item: 'rum', group: 82, names: NAMES.pinnace, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_blue_2_bread', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 2, coins: 2, crowns: 0, item: 'bread', group: 82, names: NAMES.flute, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_blue_5_rum', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 5, coins: 0, crowns: 1, item: 'rum', group: 82, names: NAMES.flute, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_green_1_bread', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 1, coins: 0, crowns: 1, item: 'bread', group: 82, names: NAMES.skiff, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_green_3_rum', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 3, coins: 2, crowns: 0, item: 'rum', group: 82, names: NAMES.skiff, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_red_3_bread', type: 'ship', subtype: 'frigate', copies: 1, colour: 'red', swords: 3, coins: 2, crowns: 0, item: 'bread', group: 82, names: NAMES.frigate, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_red_6_rum', type: 'ship', subtype: 'frigate', copies: 1, colour: 'red', swords: 6, coins: 0, crowns: 1, item: 'rum', group: 82, names: NAMES.frigate, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_black_2_bread', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: 2, coins: 1, crowns: 0, item: 'bread', group: 82, names: NAMES.galleon, provenance: SHIP_NUMBERS },
  { id: 'adventure_ship_black_4_rum', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: 4, coins: 0, crowns: 1, item: 'rum', group: 82, names: NAMES.galleon, provenance: SHIP_NUMBERS },
];

// biome-ignore format: one card a line
const PERSONS: readonly (PersonRow & Seller & Grouped)[] = [
  { id: 'adventure_captain_5_1', type: 'person', subtype: 'captain', copies: 1, cost: 5, influence: 1, symbol: 'anchor', trades: { colour: 'ares', coins: 1 }, group: 80, names: NAMES.captain, provenance: PERSON_NUMBERS },
  { id: 'adventure_priest_5_1', type: 'person', subtype: 'priest', copies: 1, cost: 5, influence: 1, symbol: 'cross', trades: { colour: 'ares', coins: 1 }, group: 80, names: NAMES.priest, provenance: PERSON_NUMBERS },
  { id: 'adventure_settler_5_1', type: 'person', subtype: 'settler', copies: 1, cost: 5, influence: 1, symbol: 'house', trades: { colour: 'ares', coins: 1 }, group: 80, names: NAMES.settler, provenance: PERSON_NUMBERS },
  { id: 'adventure_tybuk_1_5_1', type: 'person', subtype: 'tybuk', copies: 1, cost: 5, influence: 1, swords: 2, group: 81, names: NAMES.tybuk, provenance: PERSON_NUMBERS },
  { id: 'adventure_tybuk_2_7_2', type: 'person', subtype: 'tybuk', copies: 1, cost: 7, influence: 2, swords: 2, group: 81, names: NAMES.tybuk, provenance: PERSON_NUMBERS },
  { id: 'adventure_tybuk_3_9_2', type: 'person', subtype: 'tybuk', copies: 1, cost: 9, influence: 2, swords: 3, group: 81, names: NAMES.tybuk, provenance: PERSON_NUMBERS },
  { id: 'adventure_lookout_4_1', type: 'person', subtype: 'lookout', copies: 2, cost: 4, influence: 1, group: 81, names: NAMES.lookout, provenance: PERSON_NUMBERS },
  { id: 'adventure_lookout_6_2', type: 'person', subtype: 'lookout', copies: 2, cost: 6, influence: 2, group: 81, names: NAMES.lookout, provenance: PERSON_NUMBERS },
  { id: 'adventure_lookout_8_3', type: 'person', subtype: 'lookout', copies: 1, cost: 8, influence: 3, group: 81, names: NAMES.lookout, provenance: PERSON_NUMBERS },
  { id: 'adventure_innkeeper_5_1', type: 'person', subtype: 'innkeeper', copies: 2, cost: 5, influence: 1, sells: 3, group: 83, names: NAMES.innkeeper, provenance: PERSON_NUMBERS },
  { id: 'adventure_innkeeper_7_2', type: 'person', subtype: 'innkeeper', copies: 2, cost: 7, influence: 2, sells: 3, group: 83, names: NAMES.innkeeper, provenance: PERSON_NUMBERS },
  { id: 'adventure_innkeeper_9_3', type: 'person', subtype: 'innkeeper', copies: 1, cost: 9, influence: 3, sells: 3, group: 83, names: NAMES.innkeeper, provenance: PERSON_NUMBERS },
];

// biome-ignore format: one card a line
const EXPEDITIONS: readonly (Expedition & Supplied & Grouped)[] = [
  { id: 'adventure_expedition_a', type: 'expedition', subtype: 'a', copies: 1, requires: { anchor: 0, cross: 1, house: 0 }, items: { book: 1 }, coins: 2, influence: 3, group: 80, names: NAMES.expedition, provenance: PERSON_NUMBERS },
  { id: 'adventure_expedition_b', type: 'expedition', subtype: 'b', copies: 1, requires: { anchor: 1, cross: 0, house: 0 }, items: { bread: 1, rum: 1 }, coins: 3, influence: 4, group: 82, names: NAMES.expedition, provenance: PERSON_NUMBERS },
  { id: 'adventure_expedition_c', type: 'expedition', subtype: 'c', copies: 1, requires: { anchor: 1, cross: 0, house: 1 }, items: { herbs: 1 }, coins: 3, influence: 5, group: 83, names: NAMES.expedition, provenance: PERSON_NUMBERS },
];

// biome-ignore format: one card a line
const TAXES: readonly (Tax & Grouped)[] = [
  { id: 'adventure_tax', type: 'tax', subtype: 'min_influence', copies: 2, threshold: 16, leaves: half, bonusTo: 'leastInfluence', bonusCoins: 2, group: 84, names: NAMES.tax, provenance: 'rulebook' },
];

const CARDS = [...SHIPS, ...PERSONS.map((row) => ({ ...NO_ABILITY, ...row })), ...EXPEDITIONS, ...TAXES];

/** The new cards of The adventure begins: 39 of them. */
export const adventureCards: Pick<CardSet, 'set' | 'cards'> = { set: 'adventure', cards: CARDS };

/** The ids of the cards of a group. */
export function idsOfGroup(group: number): readonly string[] {
  return CARDS.filter((card) => card.group === group).map(({ id }) => id);
}

/** How many cards these groups have together. */
export function cardsIn(groups: readonly number[]): number {
  return CARDS.filter(({ group }) => groups.includes(group)).reduce((sum, { copies }) => sum + copies, 0);
}

export const GROUPS: readonly number[] = [...new Set(CARDS.map(({ group }) => group))].sort((a, b) => a - b);
