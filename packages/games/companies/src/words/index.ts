import { type Audience, type GameWords, type Language, type People, people, sentences } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { AdministratorKind } from '../board/ships.js';
import type { View } from '../view.js';
import { asked } from './asked.js';
import type { Clauses } from './catalogue.js';
import { CATALOGUES } from './catalogues.js';
import { joined } from './joined.js';
import type { LogFact } from './told.js';

export const companiesWords: GameWords<Action, LogFact, View> = {
  title: { en: CATALOGUES.en.title, nl: CATALOGUES.nl.title, de: CATALOGUES.de.title },
  event: (event, audience) => sentences([clausesOf(event, audience)].flat()),
  isDetail,
  joined,
  action: sayAction,
  asked,
  options: (language) => CATALOGUES[language].options,
};

/** What another sentence tells already. */
function isDetail(event: LogFact): boolean {
  return event.type === 'refilled' ? event.fields.length === 0 : event.type === 'stayed';
}

function clausesOf(event: LogFact, audience: Audience): Clauses {
  const words = CATALOGUES[audience.language];
  // The key fits the event; the type checker cannot follow that through a union.
  const say = words.events[event.type] as (event: LogFact, who: People) => Clauses;
  return say(event, people(audience, words.pronouns));
}

function sayAction(action: Action, view: View, audience: Audience): string {
  const words = CATALOGUES[audience.language];
  const say = words.deeds[action.type] as (action: Action, who: People, type: string) => string;
  return say(action, people(audience, words.pronouns), shipType(action, view, audience.language));
}

/** The name of the ship that an action names by its place in a fleet of whoever is asked. */
function shipType(action: Action, view: View, language: Language): string {
  if (!('ship' in action) || typeof action.ship !== 'number' || !('fleet' in action)) return '';
  const type = view.players[view.toAct[0]!]?.fleets[action.fleet]?.ships[action.ship]?.type;
  return type === undefined ? '' : CATALOGUES[language].ships[type]!.name;
}

export const placeName = (id: string, language: Language): string => CATALOGUES[language].places[id]!.name;
/** Where something is: “in Deshima”, “at the Cape”. */
export const placeAt = (id: string, language: Language): string => CATALOGUES[language].places[id]!.at;
export const regionName = (id: string, language: Language): string => CATALOGUES[language].regions[id]!;
export const goodName = (id: string, language: Language): string => CATALOGUES[language].goods[id]!;
export const shipName = (id: string, language: Language): string => CATALOGUES[language].ships[id]!.name;
export const cardName = (id: string, language: Language): string => CATALOGUES[language].cards[id]!;
export const strategyName = (id: string, language: Language): string => CATALOGUES[language].strategies[id]!;
export const nationName = (id: string, language: Language): string => CATALOGUES[language].nations[id]!;
export const kindName = (kind: AdministratorKind, language: Language): string => CATALOGUES[language].kinds[kind];
