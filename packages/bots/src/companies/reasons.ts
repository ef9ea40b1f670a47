import { cardName, goodName, nationName, placeName, shipName } from '@roadstead/companies';
import type { Language } from '@roadstead/kernel';
import { type OwnWords, type ReasonSentences, reasonIn } from '../reason-sentences.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { nl } from './words/nl.js';

/** Why a player does something, with the figures that speak for it; places, ships and cards are ids. */
export type Reason =
  | { readonly why: 'voyage'; readonly place: string; readonly ducats: number; readonly turns: number }
  | { readonly why: 'toLoad'; readonly place: string; readonly cubes: number }
  | { readonly why: 'hunt' | 'meet'; readonly place: string; readonly pips: number }
  | { readonly why: 'mail' | 'start' | 'nothingThere' | 'tooLate' | 'idleShip'; readonly place: string }
  /** What others have in a harbour that a nation is sent to. */
  | {
      readonly why: 'nationAt';
      readonly place: string;
      readonly warehouses: number;
      readonly chiefs: number;
      readonly fleets: number;
    }
  /** What the cargo counts if the game ends before it is sold. */
  | { readonly why: 'farCargo'; readonly points: number }
  /** In the last round: what a sale brings, and what the same cubes would count aboard. */
  | { readonly why: 'soldAtEnd'; readonly place: string; readonly ducats: number; readonly points: number }
  /** Slots that nothing fills when the game ends; those that something would fill. */
  | { readonly why: 'emptySlots' | 'fillsSlots'; readonly n: number }
  /** What is paid in the last round, and what it counts. */
  | { readonly why: 'countsAtEnd'; readonly cost: number; readonly points: number }
  | {
      readonly why: 'cardAtEnd' | 'saveForCard' | 'paysForCard';
      readonly card: string;
      readonly cost: number;
      /** With what its bonus adds in the end, if it does. */
      readonly points: number;
      readonly bonus: boolean;
    }
  /** A field more, for the card that counts them. */
  | { readonly why: 'ownField'; readonly card: string }
  | { readonly why: 'duel'; readonly mine: number; readonly theirs: number }
  | { readonly why: 'payOff'; readonly good: string }
  | { readonly why: 'fightOn'; readonly strength: number }
  | { readonly why: 'stay' | 'idle'; readonly tokens: number }
  | { readonly why: 'askFee' | 'accept' | 'decline'; readonly fee: number }
  | { readonly why: 'mixed'; readonly share: number }
  | { readonly why: 'raid'; readonly place: string; readonly n: number }
  | { readonly why: 'deliver'; readonly place: string; readonly ducats: number }
  | { readonly why: 'ship'; readonly place: string; readonly ship: string }
  | { readonly why: 'warehouse'; readonly place: string; readonly n: number }
  | { readonly why: 'director' | 'governor' | 'commander' | 'fort' | 'takeOver'; readonly place: string }
  | { readonly why: 'card'; readonly card: string; readonly points: number }
  /** What of the others a nation could remove at most, and what it is. */
  | {
      readonly why: 'nation';
      readonly nation: string;
      readonly pips: number;
      readonly takes: 'warehouses' | 'administrator' | 'nothing';
      readonly n: number;
    }
  | {
      readonly why:
        | 'load'
        | 'waitToBuy'
        | 'surely'
        | 'spread'
        | 'capture'
        | 'mark'
        | 'refill'
        | 'attack'
        | 'hold'
        | 'speed'
        | 'rescueShip'
        | 'pointBack'
        | 'save'
        | 'keepAtEnd'
        | 'pledge'
        | 'keepTokens'
        | 'noNation'
        | 'strike'
        | 'detour'
        | 'split'
        | 'merge'
        | 'abandon'
        | 'dump'
        | 'request'
        | 'nothing'
        | 'onlyWay'
        | 'best';
    };

/** They get the reason with names in place of ids. */
export type Sentences = ReasonSentences<Reason>;

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, nl, de };

export function sentence(reason: Reason, language: Language, own?: OwnWords<Reason>): string {
  return reasonIn(SENTENCES, named(reason, language), language, own);
}

function named(reason: Reason, language: Language): Reason {
  const names: Record<string, string> = {};
  if ('place' in reason) names.place = placeName(reason.place, language);
  if ('ship' in reason) names.ship = shipName(reason.ship, language);
  if ('card' in reason) names.card = cardName(reason.card, language);
  if ('good' in reason) names.good = goodName(reason.good, language);
  if ('nation' in reason) names.nation = nationName(reason.nation, language);
  return { ...reason, ...names };
}
