import type { Language, ThingList, ThingRow } from '@roadstead/kernel';
import { adventureCards, type Carrier, ITEMS, type Item, type Supplied } from '../variants/adventure/cards.js';
import { CHARACTERS } from '../variants/adventure/characters.js';
import { EVENTS } from '../variants/adventure/event-cards.js';
import { type Lead, MISSIONS, type Mission } from '../variants/adventure/missions.js';
import {
  characterAbility,
  characterName,
  eventName,
  eventText,
  itemName,
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
  /** What the hourglass of a mission leads to, together and in competition. */
  readonly hourglass: string;
  readonly asks: (mission: string, yes: string, no: string) => string;
  readonly leadsTo: (mission: string) => string;
  readonly card9: string;
  readonly stays: string;
  readonly together: string;
  readonly against: string;
  readonly items: string;
  readonly item: string;
  readonly ships: string;
  readonly askedBy: string;
  readonly expeditions: string;
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
    hourglass: 'Hourglass',
    asks: (mission, yes, no) => `${mission} fulfilled? yes ${yes}, no ${no}`,
    leadsTo: (mission) => `then ${mission}`,
    card9: 'card 9',
    stays: 'stays',
    together: 'together',
    against: 'in competition',
    items: 'Items of the adventure',
    item: 'Item',
    ships: 'Ships that carry it',
    askedBy: 'Asked for by',
    expeditions: 'expeditions',
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
    hourglass: 'Zandloper',
    asks: (mission, yes, no) => `${mission} vervuld? ja ${yes}, nee ${no}`,
    leadsTo: (mission) => `daarna ${mission}`,
    card9: 'kaart 9',
    stays: 'blijft',
    together: 'samen',
    against: 'tegen elkaar',
    items: 'Voorwerpen van het avontuur',
    item: 'Voorwerp',
    ships: 'Schepen die het aan boord hebben',
    askedBy: 'Gevraagd door',
    expeditions: 'expedities',
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
    hourglass: 'Sanduhr',
    asks: (mission, yes, no) => `${mission} erfüllt? Ja ${yes}, nein ${no}`,
    leadsTo: (mission) => `dann ${mission}`,
    card9: 'Karte 9',
    stays: 'bleibt',
    together: 'gemeinsam',
    against: 'gegeneinander',
    items: 'Gegenstände des Abenteuers',
    item: 'Gegenstand',
    ships: 'Schiffe, die es geladen haben',
    askedBy: 'Verlangt von',
    expeditions: 'Expeditionen',
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
      columns: [words.mission, words.task, words.rewards, words.hourglass],
      rows: MISSIONS.map((one) =>
        marked(
          [
            `${one.id} ${missionTitle(one, language)}`,
            missionTask(one, language),
            missionRewards(one, language),
            hourglassOf(one, words),
          ],
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
    {
      id: 'adventure-items',
      title: words.items,
      columns: [words.item, words.ships, words.askedBy],
      rows: ITEMS.map((item) => itemRow(item, words, language)),
    },
  ];
}

function itemRow(item: Item, words: AdventureListWords, language: Language): ThingRow {
  const carriers = adventureCards.cards.filter((card) => (card as Partial<Carrier>).item === item);
  const copies = carriers.reduce((sum, card) => sum + card.copies, 0);
  const missions = MISSIONS.filter(({ task }) => (task.give?.[item] ?? 0) > 0).map(({ id }) => id);
  const expeditions = adventureCards.cards.filter(
    (card) => ((card as Partial<Supplied>).items?.[item] ?? 0) > 0,
  ).length;
  const asked = [...missions, ...(expeditions > 0 ? [`${words.expeditions} × ${expeditions}`] : [])];
  return marked([itemName(item, language), String(copies), asked.join(', ')], carriers.some(isOurs));
}

/** PR-A4: where a month's end leads to, once where it is the same together and in competition. */
function hourglassOf({ hourglass: { together, against } }: Mission, words: AdventureListWords): string {
  if (together === against || together === undefined) return leadOf(against!, words);
  if (against === undefined) return leadOf(together, words);
  return `${words.together}: ${leadOf(together, words)}; ${words.against}: ${leadOf(against, words)}`;
}

function leadOf(lead: Lead, words: AdventureListWords): string {
  if ('ask' in lead) return words.asks(lead.ask, lead.yes, lead.no);
  if ('next' in lead) return words.leadsTo(lead.next);
  return 'ending' in lead ? words.card9 : words.stays;
}
