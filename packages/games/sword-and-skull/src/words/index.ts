import { type Audience, type GameWords, type Language, type People, people, sentences } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Figure } from '../board/figures.js';
import { SPACES, spaceNumber } from '../board/spaces.js';
import { CREW, crewNumber } from '../cards/crew.js';
import { ENEMIES } from '../cards/enemies.js';
import type { Event } from '../events.js';
import type { Pending } from '../pending.js';
import type { View } from '../view.js';
import type { Clauses } from './catalogue.js';
import { CATALOGUES } from './catalogues.js';
import { type Deed, deedOf } from './deeds.js';
import { numberAmongAlike, placeKey } from './places.js';
import type { Reason } from './reasons.js';

export { type Deed, deedOf, reach } from './deeds.js';
export { REASONS, type Reason, reasonAgainst } from './reasons.js';

export const swordAndSkullWords: GameWords<Action, Event, View> = {
  title: { en: CATALOGUES.en.title, nl: CATALOGUES.nl.title, de: CATALOGUES.de.title },
  event: (event, audience) => sentences([clausesOf(event, audience)].flat()),
  isDetail,
  action: (action, view, audience) => sayDeed(deedOf(action, view), audience),
};

/** What another sentence tells already. */
function isDetail(event: Event): boolean {
  switch (event.type) {
    case 'gold':
      return event.why === 'sale' || event.why === 'debt' || event.why === 'ransom';
    case 'bonus':
      return event.take !== 'nothing';
    case 'revealed':
      return ENEMIES.some(({ id }) => id === event.card); // the fight names it
    default:
      return false;
  }
}

function clausesOf(event: Event, audience: Audience): Clauses {
  const words = CATALOGUES[audience.language];
  const who = people(audience, words.pronouns);
  if (event.type === 'gold') return words.gold[event.why](event, who);
  if (event.type === 'sent') return words.sent[event.why](event, who);
  // The key fits the event; the type checker cannot follow that through a union.
  const say = words.events[event.type] as (event: Event, who: People) => Clauses;
  return say(event, who);
}

/** What somebody would do, as a button says it. */
export function sayDeed(deed: Deed, audience: Audience): string {
  const words = CATALOGUES[audience.language];
  const say = words.deeds[deed.type] as (deed: Deed, who: People) => string;
  return say(deed, people(audience, words.pronouns));
}

export const figureName = (figure: Figure, language: Language): string => CATALOGUES[language].figures[figure];

/** The name of a space; with its number where several share it. */
export function spaceName(id: string, language: Language): string {
  const { places, numbered } = CATALOGUES[language];
  const { name } = places[placeKey(id)];
  const number = numberAmongAlike(id);
  return number === null ? name : numbered(name, number);
}

/** "to the Church", "nach Klarwasser". */
export const spaceTo = (id: string, language: Language): string => CATALOGUES[language].places[placeKey(id)].to;

/** What happens on a space. */
export function spaceText(id: string, language: Language): string {
  return CATALOGUES[language].spaceTexts[SPACES[spaceNumber(id)!]!.type];
}

export const crewName = (id: string, language: Language): string => CATALOGUES[language].crew[id]!.name;

/** The settlement of a crew card, and its symbols. */
export function crewText(id: string, language: Language): string {
  const { places, symbols } = CATALOGUES[language];
  const { settlement, might, gold } = CREW[crewNumber(id)]!;
  return `${places[settlement].name}: ${symbols(might, gold)}.`;
}

export const itemName = (id: string, language: Language): string => CATALOGUES[language].items[id]!.name;
export const itemText = (id: string, language: Language): string => CATALOGUES[language].itemTexts[id]!;
export const fortuneName = (id: string, language: Language): string => CATALOGUES[language].fortune[id]!;
export const fortuneText = (id: string, language: Language): string => CATALOGUES[language].fortuneTexts[id]!;
export const enemyName = (id: string, language: Language): string => CATALOGUES[language].enemies[id]!.name;

/** An enemy's table, a line for each row. */
export function enemyText(id: string, language: Language): readonly string[] {
  const { strength } = CATALOGUES[language];
  const { table } = ENEMIES.find((enemy) => enemy.id === id)!;
  return table.map(({ from, to, might, gold, items }) => strength(from, to, might, gold, items));
}

/** What a seat is asked, as it is said to that seat. */
export function questionText(kind: Pending['kind'], language: Language): string {
  return CATALOGUES[language].questions[kind];
}

export function reasonText(reason: Reason, language: Language): string {
  return CATALOGUES[language].reasons[reason];
}
