import type { Language } from '@roadstead/kernel';
import { crewName, fortuneName, itemName, spaceName } from '@roadstead/sword-and-skull';
import { type OwnWords, type ReasonSentences, reasonIn } from '../reason-sentences.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { nl } from './words/nl.js';

/** Why a player does something, with the figures that speak for it; chances are in per cent, places and cards are ids. */
export type Reason =
  | { readonly why: 'lair'; readonly win: number; readonly ransom: number; readonly king: number }
  | { readonly why: 'lake'; readonly mate: number; readonly win: number }
  | { readonly why: 'toLair'; readonly win: number }
  | { readonly why: 'castle'; readonly gold: number }
  | { readonly why: 'settlement'; readonly place: string; readonly crew: string }
  | { readonly why: 'dues'; readonly gold: number }
  | { readonly why: 'enemy'; readonly place: string; readonly chance: number }
  | { readonly why: 'gold' | 'meanGold' | 'costs'; readonly place: string; readonly gold: number }
  | { readonly why: 'cards'; readonly place: string; readonly cards: number }
  | { readonly why: 'auction'; readonly place: string }
  | { readonly why: 'bridgeGold'; readonly place: string; readonly gold: number }
  | { readonly why: 'bridgeCrew'; readonly place: string }
  | { readonly why: 'danger'; readonly place: string; readonly chance: number }
  | { readonly why: 'duel'; readonly chance: number }
  | { readonly why: 'bid'; readonly item: string; readonly gold: number }
  | { readonly why: 'noBid' | 'spare'; readonly item: string }
  | { readonly why: 'recruit' | 'takeCrew'; readonly crew: string }
  | { readonly why: 'blow'; readonly plus: number }
  | { readonly why: 'reroll' | 'peace' | 'spied' | 'bury' | 'attack'; readonly chance: number }
  | { readonly why: 'playCard'; readonly card: string }
  | { readonly why: 'bargain'; readonly item: string; readonly gold: number }
  | { readonly why: 'takeGold'; readonly gold: number }
  | {
      readonly why:
        | 'pay'
        | 'fightKing'
        | 'roll'
        | 'keepCards'
        | 'passWindow'
        | 'squall'
        | 'order'
        | 'first'
        | 'nothing';
    }
  | { readonly why: 'onlyWay' | 'best' };

/** They get the reason with names in place of ids. */
export type Sentences = ReasonSentences<Reason>;

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, nl, de };

export function sentence(reason: Reason, language: Language, own?: OwnWords<Reason>): string {
  return reasonIn(SENTENCES, named(reason, language), language, own);
}

/** Puts the names of places and cards in place of their ids. */
function named(reason: Reason, language: Language): Reason {
  const names: Record<string, string> = {};
  if ('place' in reason) names.place = spaceName(reason.place, language);
  if ('crew' in reason) names.crew = crewName(reason.crew, language);
  if ('item' in reason) names.item = itemName(reason.item, language);
  if ('card' in reason) names.card = fortuneName(reason.card, language);
  return { ...reason, ...names };
}
