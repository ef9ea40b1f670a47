import type { Language } from '@roadstead/kernel';
import type { Colour } from '../../cards/card.js';

/** What must be done for a contract. Those with `when` are decided on the spot, the others wait until their player likes. */
export type Task =
  | { readonly have: Readonly<Record<string, number>> }
  | { readonly cheap: { readonly cost: number; readonly persons: number } }
  | { readonly swords: number }
  | { readonly expeditions: number }
  | { readonly influence: number }
  | { readonly pay: number }
  /** Repelled ships of so many colours, kept one by one. */
  | { readonly kept: number }
  | { readonly when: 'taxPaid' | 'bust' }
  | { readonly when: 'forgone'; readonly colour: Colour; readonly times: number }
  | { readonly when: 'colours'; readonly colours: number; readonly times: number };

export interface Contract {
  readonly id: string;
  readonly task: Task;
  /** For the first to fulfil it, the second … */
  readonly coins: readonly number[];
  readonly seal: { readonly number: number; readonly letter: string };
  readonly coopOnly: boolean;
  readonly names: Readonly<Record<Language, string>>;
  readonly provenance: string;
}

const KNOWN = 'task, coins and seal: card picture';
const RECONSTRUCTED = 'task: rulebook; RECONSTRUCTED: coins and seal are ours';

// biome-ignore format: one contract a line
export const CONTRACTS: readonly Contract[] = [
  { id: 'contract_comedian', task: { have: { priest: 1, jester: 1 } }, coins: [4, 3, 2, 1, 0], seal: { number: 0, letter: 'I' }, coopOnly: false, names: { en: 'Comedian', nl: 'Komediant', de: 'Mutmacher' }, provenance: KNOWN },
  { id: 'contract_lady_killer', task: { have: { captain: 1, mademoiselle: 1 } }, coins: [3, 2, 1, 0, 0], seal: { number: 1, letter: 'G' }, coopOnly: false, names: { en: 'Lady Killer', nl: 'Verleider', de: 'Frauenpower' }, provenance: KNOWN },
  { id: 'contract_maritime_supremacy', task: { have: { captain: 1, vice_admiral: 1 } }, coins: [4, 3, 2, 1, 0], seal: { number: 0, letter: 'G' }, coopOnly: false, names: { en: 'Maritime Supremacy', nl: 'Maritieme overheersing', de: 'Seehoheit' }, provenance: KNOWN },
  { id: 'contract_new_colony', task: { have: { settler: 1, gunner: 1 } }, coins: [3, 2, 1, 0, 0], seal: { number: 1, letter: 'D' }, coopOnly: false, names: { en: 'New Colony', nl: 'Nieuwe kolonie', de: 'Neue Kolonie' }, provenance: KNOWN },
  { id: 'contract_trade_outpost', task: { have: { settler: 1, clerk: 1 } }, coins: [4, 3, 2, 1, 0], seal: { number: 0, letter: 'D' }, coopOnly: false, names: { en: 'Trade Outpost', nl: 'Handelspost', de: 'Handelsposten' }, provenance: KNOWN },
  { id: 'contract_trader_prince', task: { have: { trader: 2 } }, coins: [3, 2, 1, 0, 0], seal: { number: 0, letter: 'B' }, coopOnly: false, names: { en: 'Trader Prince', nl: 'Handelsvorst', de: 'Handelsmacht' }, provenance: KNOWN },
  { id: 'contract_cheap_staff', task: { cheap: { cost: 3, persons: 4 } }, coins: [5, 4, 3, 2, 1], seal: { number: 1, letter: 'B' }, coopOnly: false, names: { en: 'Cheap Staff', nl: 'Goedkope bemanning', de: 'Billiges Personal' }, provenance: KNOWN },
  { id: 'contract_fighter', task: { swords: 3 }, coins: [3, 2, 1, 0, 0], seal: { number: 0, letter: 'A' }, coopOnly: false, names: { en: 'Fighter', nl: 'Strijder', de: 'Kämpfer' }, provenance: KNOWN },
  { id: 'contract_explorer', task: { expeditions: 1 }, coins: [2, 1, 0, 0, 0], seal: { number: 1, letter: 'E' }, coopOnly: false, names: { en: 'Explorer', nl: 'Ontdekkingsreiziger', de: 'Forschungsreisende' }, provenance: KNOWN },
  { id: 'contract_tax_officer', task: { when: 'taxPaid' }, coins: [7, 7, 7, 7, 7], seal: { number: 1, letter: 'C' }, coopOnly: false, names: { en: 'Tax Officer', nl: 'Belastinginspecteur', de: 'Finanzbeamter' }, provenance: KNOWN },
  { id: 'contract_frigate_foe', task: { when: 'forgone', colour: 'red', times: 3 }, coins: [8, 6, 5, 4, 3], seal: { number: 0, letter: 'C' }, coopOnly: false, names: { en: 'Frigate Foe', nl: 'Fregattenvijand', de: 'Fregattenschreck' }, provenance: KNOWN },
  { id: 'contract_galleon_foe', task: { when: 'forgone', colour: 'black', times: 2 }, coins: [6, 5, 4, 3, 2], seal: { number: -1, letter: 'H' }, coopOnly: false, names: { en: 'Galleon Foe', nl: 'Galjoenvijand', de: 'Galeonenschreck' }, provenance: KNOWN },
  { id: 'contract_jinx', task: { when: 'bust' }, coins: [1, 1, 1, 1, 1], seal: { number: -1, letter: 'F' }, coopOnly: false, names: { en: 'Jinx', nl: 'Ongeluksbrenger', de: 'Pechvogel' }, provenance: KNOWN },
  { id: 'contract_tiny_gamester', task: { when: 'colours', colours: 3, times: 2 }, coins: [2, 1, 0, 0, 0], seal: { number: 0, letter: 'A' }, coopOnly: false, names: { en: 'Little Gamester', nl: 'Kleine gelukszoeker', de: 'Kleiner Zocker' }, provenance: KNOWN },
  { id: 'contract_gamester', task: { when: 'colours', colours: 4, times: 1 }, coins: [2, 1, 0, 0, 0], seal: { number: 0, letter: 'A' }, coopOnly: false, names: { en: 'Gamester', nl: 'Gelukszoeker', de: 'Zocker' }, provenance: KNOWN },
  { id: 'contract_pack_of_pirates', task: { kept: 5 }, coins: [3, 2, 1, 0, 0], seal: { number: 0, letter: 'A' }, coopOnly: false, names: { en: 'Pack of Pirates', nl: 'Piratenbende', de: 'Piratenpack' }, provenance: KNOWN },
  { id: 'contract_small_court', task: { influence: 12 }, coins: [0, 0, 0, 0, 0], seal: { number: 2, letter: 'E' }, coopOnly: true, names: { en: 'Small Court', nl: 'Kleine hofhouding', de: 'Kleiner Hofstaat' }, provenance: RECONSTRUCTED },
  { id: 'contract_ransom', task: { pay: 15 }, coins: [0, 0, 0, 0, 0], seal: { number: 2, letter: 'C' }, coopOnly: true, names: { en: 'Ransom', nl: 'Losgeld', de: 'Lösegeld' }, provenance: RECONSTRUCTED },
];

/** Cubes of each player: no more contracts than that. */
export const CUBES = 3;

/** PR-C7: what a player's first, second and third contract add to his influence. */
export const INFLUENCE_BY_CONTRACT = [0, 1, 2] as const;

/** PR-C5: contracts that lie open in the competitive game. */
export const OPEN_CONTRACTS = 4;

/** PR-O1: contracts that lie open in the co-operative game, by players. */
export const OPEN_CONTRACTS_CO_OP = [0, 3, 5, 7, 9, 11] as const;

/** PR-O2 */
export const TIME_PILE = 13;

/** PR-O2: a fixed number, the sum on the seals, and one for each different letter on them. */
export function timePileSize(seals: readonly Contract['seal'][]): number {
  const sum = seals.reduce((total, { number }) => total + number, 0);
  return TIME_PILE + sum + new Set(seals.map(({ letter }) => letter)).size;
}

/** No choice of open contracts makes a longer one: whatever takes cards off is left out. */
export const LONGEST_TIME_PILE = timePileSize(CONTRACTS.map(({ seal }) => seal).filter(({ number }) => number >= 0));

/** PR-O6: titles by the points they need, the highest first. */
export const TITLES = [
  { points: 8, title: 'ruler' },
  { points: 6, title: 'captain' },
  { points: 4, title: 'pirate' },
  { points: 2, title: 'sailor' },
  { points: 0, title: 'landlubber' },
] as const;
export type Title = (typeof TITLES)[number]['title'];

const BY_ID = new Map(CONTRACTS.map((contract) => [contract.id, contract]));

export function contractById(id: string): Contract | undefined {
  return BY_ID.get(id);
}
