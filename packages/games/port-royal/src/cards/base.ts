import { type Card, type CardSet, NO_ABILITY, type PersonRow } from './card.js';

const BOOK = 'rulebook: names and counts; swords, prices and coins agree in six public card lists';

/** PR-D9: half is given up, rounded down. */
export const half = (coins: number) => coins - Math.floor(coins / 2);

const NAMES = {
  pinnace: { en: 'Pinnace', nl: 'Pinas', de: 'Pinasse' },
  flute: { en: 'Flute', nl: 'Fluitschip', de: 'Fleute' },
  skiff: { en: 'Skiff', nl: 'Bark', de: 'Barke' },
  frigate: { en: 'Frigate', nl: 'Fregat', de: 'Fregatte' },
  galleon: { en: 'Galleon', nl: 'Galjoen', de: 'Galeone' },
  settler: { en: 'Settler', nl: 'Pionier', de: 'Siedlerin' },
  captain: { en: 'Captain', nl: 'Kapitein', de: 'Kapitänin' },
  priest: { en: 'Priest', nl: 'Priester', de: 'Priester' },
  jack: { en: 'Jack-of-all-trades', nl: 'Manusje-van-alles', de: 'Tausendsassa' },
  trader: { en: 'Trader', nl: 'Handelaar', de: 'Händler' },
  sailor: { en: 'Sailor', nl: 'Matroos', de: 'Matrose' },
  pirate: { en: 'Pirate', nl: 'Piraat', de: 'Pirat' },
  mademoiselle: { en: 'Mademoiselle', nl: 'Jonkvrouw', de: 'Señorita' },
  jester: { en: 'Jester', nl: 'Paljas', de: 'Witzbold' },
  admiral: { en: 'Admiral', nl: 'Admiraal', de: 'Admiral' },
  governor: { en: 'Governor', nl: 'Gouverneur', de: 'Gouverneur' },
  expedition: { en: 'Expedition', nl: 'Expeditie', de: 'Expeditionsaufruf' },
  tax: { en: 'Tax increase', nl: 'Belastingverhoging', de: 'Steuererhöhung' },
} as const;

// biome-ignore format: one card a line
const SHIPS: readonly Card[] = [
  { id: 'base_ship_yellow_1_1c', type: 'ship', subtype: 'pinnace', copies: 3, colour: 'yellow', swords: 1, coins: 1, names: NAMES.pinnace, provenance: BOOK },
  { id: 'base_ship_yellow_1_2c', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 1, coins: 2, names: NAMES.pinnace, provenance: BOOK },
  { id: 'base_ship_yellow_2_2c', type: 'ship', subtype: 'pinnace', copies: 2, colour: 'yellow', swords: 2, coins: 2, names: NAMES.pinnace, provenance: BOOK },
  { id: 'base_ship_yellow_2_3c', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 2, coins: 3, names: NAMES.pinnace, provenance: BOOK },
  { id: 'base_ship_yellow_4_3c', type: 'ship', subtype: 'pinnace', copies: 2, colour: 'yellow', swords: 4, coins: 3, names: NAMES.pinnace, provenance: BOOK },
  { id: 'base_ship_yellow_4_4c', type: 'ship', subtype: 'pinnace', copies: 1, colour: 'yellow', swords: 4, coins: 4, names: NAMES.pinnace, provenance: BOOK },
  { id: 'base_ship_blue_1_1c', type: 'ship', subtype: 'flute', copies: 3, colour: 'blue', swords: 1, coins: 1, names: NAMES.flute, provenance: BOOK },
  { id: 'base_ship_blue_1_2c', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 1, coins: 2, names: NAMES.flute, provenance: BOOK },
  { id: 'base_ship_blue_2_2c', type: 'ship', subtype: 'flute', copies: 2, colour: 'blue', swords: 2, coins: 2, names: NAMES.flute, provenance: BOOK },
  { id: 'base_ship_blue_2_3c', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 2, coins: 3, names: NAMES.flute, provenance: BOOK },
  { id: 'base_ship_blue_5_3c', type: 'ship', subtype: 'flute', copies: 2, colour: 'blue', swords: 5, coins: 3, names: NAMES.flute, provenance: BOOK },
  { id: 'base_ship_blue_5_4c', type: 'ship', subtype: 'flute', copies: 1, colour: 'blue', swords: 5, coins: 4, names: NAMES.flute, provenance: BOOK },
  { id: 'base_ship_green_1_1c', type: 'ship', subtype: 'skiff', copies: 3, colour: 'green', swords: 1, coins: 1, names: NAMES.skiff, provenance: BOOK },
  { id: 'base_ship_green_1_2c', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 1, coins: 2, names: NAMES.skiff, provenance: BOOK },
  { id: 'base_ship_green_3_2c', type: 'ship', subtype: 'skiff', copies: 2, colour: 'green', swords: 3, coins: 2, names: NAMES.skiff, provenance: BOOK },
  { id: 'base_ship_green_3_3c', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 3, coins: 3, names: NAMES.skiff, provenance: BOOK },
  { id: 'base_ship_green_5_3c', type: 'ship', subtype: 'skiff', copies: 2, colour: 'green', swords: 5, coins: 3, names: NAMES.skiff, provenance: BOOK },
  { id: 'base_ship_green_5_4c', type: 'ship', subtype: 'skiff', copies: 1, colour: 'green', swords: 5, coins: 4, names: NAMES.skiff, provenance: BOOK },
  { id: 'base_ship_red_1_1c', type: 'ship', subtype: 'frigate', copies: 3, colour: 'red', swords: 1, coins: 1, names: NAMES.frigate, provenance: BOOK },
  { id: 'base_ship_red_3_2c', type: 'ship', subtype: 'frigate', copies: 3, colour: 'red', swords: 3, coins: 2, names: NAMES.frigate, provenance: BOOK },
  { id: 'base_ship_red_6_3c', type: 'ship', subtype: 'frigate', copies: 2, colour: 'red', swords: 6, coins: 3, names: NAMES.frigate, provenance: BOOK },
  { id: 'base_ship_red_skull_3c', type: 'ship', subtype: 'frigate', copies: 1, colour: 'red', swords: null, coins: 3, names: NAMES.frigate, provenance: BOOK },
  { id: 'base_ship_red_skull_4c', type: 'ship', subtype: 'frigate', copies: 1, colour: 'red', swords: null, coins: 4, names: NAMES.frigate, provenance: BOOK },
  { id: 'base_ship_black_2_1c', type: 'ship', subtype: 'galleon', copies: 3, colour: 'black', swords: 2, coins: 1, names: NAMES.galleon, provenance: BOOK },
  { id: 'base_ship_black_4_2c', type: 'ship', subtype: 'galleon', copies: 3, colour: 'black', swords: 4, coins: 2, names: NAMES.galleon, provenance: BOOK },
  { id: 'base_ship_black_7_3c', type: 'ship', subtype: 'galleon', copies: 2, colour: 'black', swords: 7, coins: 3, names: NAMES.galleon, provenance: BOOK },
  { id: 'base_ship_black_skull_3c', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: null, coins: 3, names: NAMES.galleon, provenance: BOOK },
  { id: 'base_ship_black_skull_4c', type: 'ship', subtype: 'galleon', copies: 1, colour: 'black', swords: null, coins: 4, names: NAMES.galleon, provenance: BOOK },
];

// biome-ignore format: one card a line
const PERSONS: readonly PersonRow[] = [
  { id: 'base_settler_4_1', type: 'person', subtype: 'settler', copies: 5, cost: 4, influence: 1, symbol: 'house', names: NAMES.settler, provenance: BOOK },
  { id: 'base_captain_4_1', type: 'person', subtype: 'captain', copies: 5, cost: 4, influence: 1, symbol: 'anchor', names: NAMES.captain, provenance: BOOK },
  { id: 'base_priest_4_1', type: 'person', subtype: 'priest', copies: 5, cost: 4, influence: 1, symbol: 'cross', names: NAMES.priest, provenance: BOOK },
  { id: 'base_jack_6_1', type: 'person', subtype: 'jack', copies: 3, cost: 6, influence: 1, symbol: 'any', names: NAMES.jack, provenance: BOOK },
  { id: 'base_trader_yellow_3_1', type: 'person', subtype: 'trader', copies: 1, cost: 3, influence: 1, trades: { colour: 'yellow', coins: 1 }, names: NAMES.trader, provenance: BOOK },
  { id: 'base_trader_yellow_5_2', type: 'person', subtype: 'trader', copies: 1, cost: 5, influence: 2, trades: { colour: 'yellow', coins: 1 }, names: NAMES.trader, provenance: BOOK },
  { id: 'base_trader_blue_3_1', type: 'person', subtype: 'trader', copies: 1, cost: 3, influence: 1, trades: { colour: 'blue', coins: 1 }, names: NAMES.trader, provenance: BOOK },
  { id: 'base_trader_blue_5_2', type: 'person', subtype: 'trader', copies: 1, cost: 5, influence: 2, trades: { colour: 'blue', coins: 1 }, names: NAMES.trader, provenance: BOOK },
  { id: 'base_trader_green_3_1', type: 'person', subtype: 'trader', copies: 2, cost: 3, influence: 1, trades: { colour: 'green', coins: 1 }, names: NAMES.trader, provenance: BOOK },
  { id: 'base_trader_red_3_1', type: 'person', subtype: 'trader', copies: 2, cost: 3, influence: 1, trades: { colour: 'red', coins: 1 }, names: NAMES.trader, provenance: BOOK },
  { id: 'base_trader_black_3_1', type: 'person', subtype: 'trader', copies: 2, cost: 3, influence: 1, trades: { colour: 'black', coins: 1 }, names: NAMES.trader, provenance: BOOK },
  { id: 'base_sailor_3_1', type: 'person', subtype: 'sailor', copies: 7, cost: 3, influence: 1, swords: 1, names: NAMES.sailor, provenance: BOOK },
  { id: 'base_sailor_5_2', type: 'person', subtype: 'sailor', copies: 2, cost: 5, influence: 2, swords: 1, names: NAMES.sailor, provenance: BOOK },
  { id: 'base_sailor_7_3', type: 'person', subtype: 'sailor', copies: 1, cost: 7, influence: 3, swords: 1, names: NAMES.sailor, provenance: BOOK },
  { id: 'base_pirate_5_1', type: 'person', subtype: 'pirate', copies: 1, cost: 5, influence: 1, swords: 2, names: NAMES.pirate, provenance: BOOK },
  { id: 'base_pirate_7_2', type: 'person', subtype: 'pirate', copies: 1, cost: 7, influence: 2, swords: 2, names: NAMES.pirate, provenance: BOOK },
  { id: 'base_pirate_9_3', type: 'person', subtype: 'pirate', copies: 1, cost: 9, influence: 3, swords: 2, names: NAMES.pirate, provenance: BOOK },
  { id: 'base_mademoiselle_7_2', type: 'person', subtype: 'mademoiselle', copies: 2, cost: 7, influence: 2, discount: 1, names: NAMES.mademoiselle, provenance: BOOK },
  { id: 'base_mademoiselle_9_3', type: 'person', subtype: 'mademoiselle', copies: 2, cost: 9, influence: 3, discount: 1, names: NAMES.mademoiselle, provenance: BOOK },
  { id: 'base_jester_5_1', type: 'person', subtype: 'jester', copies: 1, cost: 5, influence: 1, income: { harbourTo: 0, coins: 1, why: 'jester' }, bustCoins: 1, names: NAMES.jester, provenance: BOOK },
  { id: 'base_jester_7_2', type: 'person', subtype: 'jester', copies: 3, cost: 7, influence: 2, income: { harbourTo: 0, coins: 1, why: 'jester' }, bustCoins: 1, names: NAMES.jester, provenance: BOOK },
  { id: 'base_jester_9_3', type: 'person', subtype: 'jester', copies: 1, cost: 9, influence: 3, income: { harbourTo: 0, coins: 1, why: 'jester' }, bustCoins: 1, names: NAMES.jester, provenance: BOOK },
  { id: 'base_admiral_5_1', type: 'person', subtype: 'admiral', copies: 1, cost: 5, influence: 1, income: { harbourFrom: 5, coins: 2, why: 'admiral' }, names: NAMES.admiral, provenance: BOOK },
  { id: 'base_admiral_7_2', type: 'person', subtype: 'admiral', copies: 3, cost: 7, influence: 2, income: { harbourFrom: 5, coins: 2, why: 'admiral' }, names: NAMES.admiral, provenance: BOOK },
  { id: 'base_admiral_9_3', type: 'person', subtype: 'admiral', copies: 2, cost: 9, influence: 3, income: { harbourFrom: 5, coins: 2, why: 'admiral' }, names: NAMES.admiral, provenance: BOOK },
  { id: 'base_governor_8_0', type: 'person', subtype: 'governor', copies: 4, cost: 8, influence: 0, picks: 1, names: NAMES.governor, provenance: BOOK },
];

// biome-ignore format: one card a line
const EXPEDITIONS: readonly Card[] = [
  { id: 'base_expedition_2captain', type: 'expedition', subtype: '2captain', copies: 1, requires: { anchor: 2, cross: 0, house: 0 }, coins: 2, influence: 4, names: NAMES.expedition, provenance: BOOK },
  { id: 'base_expedition_2priest', type: 'expedition', subtype: '2priest', copies: 1, requires: { anchor: 0, cross: 2, house: 0 }, coins: 2, influence: 4, names: NAMES.expedition, provenance: BOOK },
  { id: 'base_expedition_2settler', type: 'expedition', subtype: '2settler', copies: 1, requires: { anchor: 0, cross: 0, house: 2 }, coins: 2, influence: 4, names: NAMES.expedition, provenance: BOOK },
  { id: 'base_expedition_2captain_1settler', type: 'expedition', subtype: '2captain_1settler', copies: 1, requires: { anchor: 2, cross: 0, house: 1 }, coins: 3, influence: 6, names: NAMES.expedition, provenance: BOOK },
  { id: 'base_expedition_2priest_1settler', type: 'expedition', subtype: '2priest_1settler', copies: 1, requires: { anchor: 0, cross: 2, house: 1 }, coins: 3, influence: 6, names: NAMES.expedition, provenance: BOOK },
  { id: 'base_expedition_captain_priest_settler', type: 'expedition', subtype: 'captain_priest_settler', copies: 1, requires: { anchor: 1, cross: 1, house: 1 }, coins: 3, influence: 5, laidOutFor: 5, names: NAMES.expedition, provenance: BOOK },
];

// biome-ignore format: one card a line
const TAXES: readonly Card[] = [
  { id: 'base_tax_max_swords', type: 'tax', subtype: 'max_swords', copies: 2, threshold: 12, leaves: half, bonusTo: 'mostSwords', bonusCoins: 1, names: NAMES.tax, provenance: BOOK },
  { id: 'base_tax_min_influence', type: 'tax', subtype: 'min_influence', copies: 2, threshold: 12, leaves: half, bonusTo: 'leastInfluence', bonusCoins: 1, names: NAMES.tax, provenance: BOOK },
];

/** The base game: 120 cards. */
export const base: CardSet = {
  set: 'base',
  startingCoins: 3,
  endInfluence: 12,
  cards: [...SHIPS, ...PERSONS.map((row) => ({ ...NO_ABILITY, ...row })), ...EXPEDITIONS, ...TAXES],
};

/** PR-T5: what a non-active player pays the active one for every card taken. */
export const FEE = 1;

/** PR-T1: how many cards the active player may take, by the number of ship colours in the harbour. */
export const PICKS_BY_COLOURS = [1, 1, 1, 1, 2, 3, 4] as const;
