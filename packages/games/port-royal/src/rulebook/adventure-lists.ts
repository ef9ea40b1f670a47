import type { Language, ThingList } from '@roadstead/kernel';
import { CHARACTERS } from '../variants/adventure/characters.js';
import { EVENTS } from '../variants/adventure/event-cards.js';
import { MISSIONS } from '../variants/adventure/missions.js';
import {
  characterAbility,
  characterName,
  eventName,
  eventText,
  missionRewards,
  missionTask,
  missionTitle,
} from '../variants/words/public.js';
import { isOurs, marked } from './rows.js';

interface AdventureListWords {
  readonly cards: string;
  readonly characters: string;
  readonly character: string;
  readonly start: string;
  readonly ability: string;
  readonly missions: string;
  readonly mission: string;
  readonly task: string;
  readonly rewards: string;
  readonly events: string;
  readonly event: string;
  readonly effect: string;
}

export const ADVENTURE_LISTS: Readonly<Record<Language, AdventureListWords>> = {
  en: {
    cards: 'Cards of The adventure begins',
    characters: 'Characters of the adventure',
    character: 'Character',
    start: 'Start coins',
    ability: 'Ability',
    missions: 'Missions of the adventure',
    mission: 'Mission',
    task: 'Task',
    rewards: 'Reward',
    events: 'Events of the adventure',
    event: 'Event',
    effect: 'Effect',
  },
  nl: {
    cards: 'Kaarten van Het avontuur begint',
    characters: 'Personages van het avontuur',
    character: 'Personage',
    start: 'Startmunten',
    ability: 'Gave',
    missions: 'Missies van het avontuur',
    mission: 'Missie',
    task: 'Opdracht',
    rewards: 'Beloning',
    events: 'Gebeurtenissen van het avontuur',
    event: 'Gebeurtenis',
    effect: 'Gevolg',
  },
  de: {
    cards: 'Karten von Das Abenteuer beginnt',
    characters: 'Figuren des Abenteuers',
    character: 'Figur',
    start: 'Startmünzen',
    ability: 'Fähigkeit',
    missions: 'Missionen des Abenteuers',
    mission: 'Mission',
    task: 'Aufgabe',
    rewards: 'Belohnung',
    events: 'Ereignisse des Abenteuers',
    event: 'Ereignis',
    effect: 'Wirkung',
  },
};

/** The characters, missions and events; those of the story by number. */
export function adventureLists(language: Language): readonly ThingList[] {
  const words = ADVENTURE_LISTS[language];
  return [
    {
      id: 'adventure-characters',
      title: words.characters,
      columns: [words.character, words.start, words.ability],
      rows: CHARACTERS.map((one) =>
        marked([characterName(one, language), String(one.startingCoins), characterAbility(one, language)], isOurs(one)),
      ),
    },
    {
      id: 'adventure-missions',
      title: words.missions,
      columns: [words.mission, words.task, words.rewards],
      rows: MISSIONS.map((one) =>
        marked(
          [`${one.id} ${missionTitle(one, language)}`, missionTask(one, language), missionRewards(one, language)],
          isOurs(one),
        ),
      ),
    },
    {
      id: 'adventure-events',
      title: words.events,
      columns: [words.event, words.effect],
      rows: EVENTS.map((one) => marked([eventName(one, language), eventText(one, language)], isOurs(one))),
    },
  ];
}
