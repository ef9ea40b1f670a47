import type { Language } from '@roadstead/kernel';
import { CATALOGUES } from '../../../words/catalogues.js';
import type { Item } from '../cards.js';
import type { Character } from '../characters.js';
import type { EventCard } from '../event-cards.js';
import type { Mission } from '../missions.js';
import type { StoryEvent } from '../story/words.js';
import { abilitySentence, effectGist, effectSentence, taskGists, taskSentences } from './say.js';
import { TITLES } from './titles.js';

const wordsOf = (language: Language) => CATALOGUES[language].adventure;

export const missionTitle = ({ id }: Pick<Mission, 'id'>, language: Language): string =>
  (TITLES[language] as Readonly<Record<string, string>>)[id] ?? id;

/** What must be done for a mission. */
export const missionTask = ({ task }: Mission, language: Language): string =>
  taskSentences(wordsOf(language), task).join(' ');

/** The same in as few words as fit into a list. */
export const missionGist = ({ task }: Mission, language: Language): string =>
  taskGists(wordsOf(language), task).join(', ');

/** What a mission brings. */
export const missionRewards = ({ first, crowns }: Mission, language: Language): string =>
  wordsOf(language).rewards(first, crowns).join(' ');

/** What a mission's hourglass asks or does. */
export function hourglassText({ hourglass }: Mission, mode: 'competitive' | 'co-op', language: Language): string {
  const lead = mode === 'co-op' ? hourglass.together : hourglass.against;
  return lead === undefined ? '' : wordsOf(language).hourglass(lead, (id) => missionTitle({ id }, language));
}

export const characterName = ({ names }: Character, language: Language): string => names[language];

/** What a character can do. */
export const characterAbility = ({ ability }: Character, language: Language): string =>
  abilitySentence(wordsOf(language), ability);

export const eventName = ({ id }: EventCard, language: Language): string =>
  wordsOf(language).events[id.replace('event_', '') as StoryEvent];

/** What an event does. */
export const eventText = ({ effect }: EventCard, language: Language): string =>
  effectSentence(wordsOf(language), effect);

/** The same in a few words. */
export const eventGist = ({ effect }: EventCard, language: Language): string => effectGist(wordsOf(language), effect);

export const itemName = (item: Item, language: Language): string => wordsOf(language).items[item];
