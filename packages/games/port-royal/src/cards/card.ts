import type { Language } from '@roadstead/kernel';
import type { CoinReason } from '../events.js';

/** The colours of ships. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const;
/** Colours of ships that only boxes have. */
export const BOX_COLOURS = ['ares'] as const;
export type Colour = (typeof COLOURS | typeof BOX_COLOURS)[number];
export const ALL_COLOURS: readonly Colour[] = [...COLOURS, ...BOX_COLOURS];

/** What captains, priests and settlers bring along on an expedition. */
export const SYMBOLS = ['anchor', 'cross', 'house'] as const;
export type ExpeditionSymbol = (typeof SYMBOLS)[number];
export type Symbols = Readonly<Record<ExpeditionSymbol, number>>;

interface Common {
  /** The public id of the card; copies share it. */
  readonly id: string;
  readonly subtype: string;
  readonly copies: number;
  readonly names: Readonly<Record<Language, string>>;
  /** Where the numbers come from: the rulebook, or our own reconstruction. */
  readonly provenance: string;
}

export interface Ship extends Common {
  readonly type: 'ship';
  readonly colour: Colour;
  /** Swords needed to repel it; null for a skull ship, which nobody can. */
  readonly swords: number | null;
  readonly coins: number;
}

/** Coins that arrive as the owner's turn in phase 2 begins, if the harbour holds a fitting number of cards. */
export interface Income {
  readonly harbourFrom?: number;
  readonly harbourTo?: number;
  /** Per ship in the harbour beyond this number; once, where there is none. */
  readonly shipsBeyond?: number;
  readonly coins: number;
  readonly why: CoinReason;
}

export interface Person extends Common {
  readonly type: 'person';
  readonly cost: number;
  readonly influence: number;
  readonly swords: number;
  readonly symbol: ExpeditionSymbol | 'any' | undefined;
  /** Coins on top for every ship of a colour that the owner takes. */
  readonly trades: { readonly colour: Colour; readonly coins: number } | undefined;
  readonly income: Income | undefined;
  /** Coins to the owner whenever anybody busts. */
  readonly bustCoins: number;
  /** Cards that the owner may take in addition. */
  readonly picks: number;
  /** How much less every person costs the owner. */
  readonly discount: number;
}

/** The abilities of a person without any: a row of a card list names only what is special about its person. */
export const NO_ABILITY = {
  swords: 0,
  symbol: undefined,
  trades: undefined,
  income: undefined,
  bustCoins: 0,
  picks: 0,
  discount: 0,
} as const;

export type PersonRow = Omit<Person, keyof typeof NO_ABILITY> & Partial<Pick<Person, keyof typeof NO_ABILITY>>;

export interface Expedition extends Common {
  readonly type: 'expedition';
  readonly requires: Symbols;
  readonly coins: number;
  readonly influence: number;
  /** Lies in the expedition row from the start with this number of players, and is not used with fewer. */
  readonly laidOutFor?: number;
}

export interface Tax extends Common {
  readonly type: 'tax';
  /** Whoever has this many coins or more pays. */
  readonly threshold: number;
  /** How many of so many coins a payer keeps. */
  readonly leaves: (coins: number) => number;
  readonly bonusTo: 'mostSwords' | 'leastInfluence';
  readonly bonusCoins: number;
}

export type Card = Ship | Person | Expedition | Tax;

/** The contents of a game, with the numbers that hold for it. */
export interface CardSet {
  readonly set: string;
  readonly startingCoins: number;
  /** The influence that triggers the end. */
  readonly endInfluence: number;
  readonly cards: readonly Card[];
}
