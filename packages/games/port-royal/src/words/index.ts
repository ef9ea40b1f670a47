import type { Audience, GameWords, Language, TableSetup } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Card } from '../cards/card.js';
import type { Event } from '../events.js';
import type { Options } from '../options.js';
import { refuses } from '../variants/refuses.js';
import { isToldByBoxes } from '../variants/words/join.js';
import { optionWords } from '../variants/words/public.js';
import type { View } from '../view.js';
import type { Clauses } from './catalogue.js';
import { CATALOGUES } from './catalogues.js';
import { type Deed, deedOf } from './deeds.js';
import { type People, people } from './grammar/people.js';
import { sentences } from './grammar/text.js';
import { isPersonKind, kindOf } from './kinds.js';

export * from '../variants/words/public.js';
export { type Deed, deedOf } from './deeds.js';
export {
  bustIncome,
  clashes,
  coloursIn,
  type Figures,
  figuresFor,
  incomeNow,
  picksIfStopped,
  picksWithAnotherColour,
} from './figures.js';
export { bringsEnd, bringsVictory, gainOf } from './gains.js';
export { PROSPECTS, type Prospect, type ProspectKind, prospects } from './prospects.js';

/** Coins whose coming and going the sentence of the deed tells already. */
const TOLD_ELSEWHERE: readonly string[] = ['start', 'ship', 'expedition', 'taxBonus', 'hire', 'tax'];

export const portRoyalWords: GameWords<Action, Event, View> = {
  title: { en: CATALOGUES.en.title, nl: CATALOGUES.nl.title, de: CATALOGUES.de.title },
  event: (event, audience) => sentences([clausesOf(event, audience)].flat()),
  isDetail: (event) => isToldByBoxes(event) || (event.type === 'coins' && TOLD_ELSEWHERE.includes(event.why)),
  action: (action, view, audience) => sayDeed(deedOf(action, view), audience),
  options: optionWords,
  refuses: (setup, language) => refuses(setup as TableSetup<Options>, language),
};

/** The name of a card as a heading, a trader with what he deals in. */
export function cardName(card: Card, language: Language): string {
  return CATALOGUES[language].cards.name(card);
}

/** A card with all its figures: "Frigate (red, 3 swords, 2 coins)". */
export function cardLabel(card: Card, language: Language): string {
  return `${cardName(card, language)} (${cardFigures(card, language).join(', ')})`;
}

/** All figures of a card: "red", "3 swords", "2 coins". */
export function cardFigures(card: Card, language: Language): readonly string[] {
  const label = CATALOGUES[language].cards.labels[card.type] as (card: Card) => readonly string[];
  return label(card);
}

/** What a card does. */
export function abilityText(card: Card, language: Language): string {
  const { abilities } = CATALOGUES[language].cards;
  const kind = kindOf(card);
  const say = abilities[isPersonKind(kind) ? kind : (card.type as 'ship')] as (card: Card) => string;
  return say(card);
}

/** What sets a card apart in a word or two: the colour of a ship, what a person can do. */
export function cardGist(card: Card, language: Language): readonly string[] {
  const { colours, perks } = CATALOGUES[language].cards;
  if (card.type === 'ship') return [colours[card.colour]];
  return card.type === 'person' ? perks(card) : [];
}

function clausesOf(event: Event, audience: Audience): Clauses {
  const words = CATALOGUES[audience.language];
  const who = people(audience, words.pronouns);
  if (event.type === 'coins') return words.coins[event.why](event, who);
  // The key fits the event; the type checker cannot follow that through a union.
  const say = words.events[event.type] as (event: Event, who: People) => Clauses;
  return say(event, who);
}

function sayDeed(deed: Deed, audience: Audience): string {
  const words = CATALOGUES[audience.language];
  const say = words.deeds[deed.type] as (deed: Deed, who: People) => string;
  return say(deed, people(audience, words.pronouns));
}
