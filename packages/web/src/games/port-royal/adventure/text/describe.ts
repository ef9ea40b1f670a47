import type { Language } from '@roadstead/kernel';
import {
  CATALOGUE,
  characterName,
  eventById,
  eventName,
  eventText,
  itemName,
  missionRewards,
  missionTask,
  missionTitle,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../../table/model.js';
import type { Stand } from '../../play/standing.js';
import { WORDS } from '../../words/index.js';
import { type ChapterView, chapterIn, type HeroView } from '../play/chapter.js';
import { characterOf } from '../play/character.js';
import { goalOf } from '../play/goal.js';
import { crownsOf, houseOf } from '../play/house.js';
import { itemsOf } from '../play/items.js';
import { type MissionOnTable, missionsOf } from '../play/missions.js';
import { monthOf } from '../play/months.js';
import { isMet, type MissionNeed } from '../play/needs.js';

/** A chapter, and to whom it is told. */
interface Teller {
  readonly stand: Stand;
  readonly view: ChapterView;
  readonly language: Language;
  readonly name: SeatName;
}

/** What a chapter adds to the table, in the order in which it matters: the event, missions, the goal, the month, the houses. */
export function tellChapter(stand: Stand, language: Language, name: SeatName): readonly string[] {
  const view = chapterIn(stand.view);
  if (view === null) return [];
  const teller: Teller = { stand, view, language, name };
  return [...tellMissions(teller), ...tellGoal(teller), ...tellMonth(teller), ...tellHouses(teller)];
}

export function nameOfEvent(id: string | null, language: Language): string {
  const event = id === null ? undefined : eventById(id);
  return event === undefined ? WORDS[language].chapter.month.unknown : eventName(event, language);
}

/** The event of the turn, and the pile in its known order. */
export function tellMonth({ view, language, name }: Teller): readonly string[] {
  const { month: words } = WORDS[language].chapter;
  const { month, now, coming } = monthOf(view);
  if (view.missions.length === 0) return [];
  const event = now === null ? undefined : eventById(now);
  const list = coming.map((one) => words.coming(nameOfEvent(one.event, language), one.turn, name(one.seat)));
  return [
    `${words.month(month)}, ${words.turn(view.turn)}. ${event ? `${eventName(event, language)}: ${eventText(event, language)}` : words.noEvent}`,
    `${words.pile}: ${list.join('; ')}.`,
  ];
}

/** The newest mission first. */
export function tellMissions({ stand, view, language, name }: Teller): readonly string[] {
  return missionsOf(stand, view)
    .toReversed()
    .map((open) => tellMission(open, language, name));
}

export function tellMission(open: MissionOnTable, language: Language, name: SeatName): string {
  const { missions: words } = WORDS[language].chapter;
  const { mission, done, upper, hourglass } = open;
  const names = (seats: readonly number[]) => seats.map(name).join(', ');
  return [
    `${mission.id}, ${missionTitle(mission, language)}.`,
    missionTask(mission, language),
    missionRewards(mission, language),
    `${done.length > 0 ? words.doneBy(names(done)) : words.nobodyYet}${upper.length > 0 ? `, ${words.upper(names(upper))}` : ''}.`,
    ...(open.mine === null ? [] : [`${mineText(open, language)}.`]),
    ...(hourglass === null ? [] : [hourglassLine(open, language)]),
  ].join(' ');
}

/** What the hourglass will ask, and how the answer stands by now. */
export function hourglassLine({ hourglass }: Pick<MissionOnTable, 'hourglass'>, language: Language): string {
  if (hourglass === null) return '';
  const { missions: words } = WORDS[language].chapter;
  const { lead } = hourglass;
  const text =
    'ask' in lead
      ? words.asksDone(missionTitle({ id: lead.ask }, language))
      : 'next' in lead
        ? words.goesOn
        : 'ending' in lead
          ? words.decides
          : words.stays;
  const answer = hourglass.asks === null ? '' : ` ${hourglass.asks.isDone ? words.yesSoFar : words.notYet}`;
  return `${words.hourglass(hourglass.turns, text)}${answer}`;
}

/** How a mission stands for the one who looks at it: done, ready, or what is still missing. */
export function mineText({ mine, mission }: Pick<MissionOnTable, 'mine' | 'mission'>, language: Language): string {
  const { missions: words } = WORDS[language].chapter;
  if (mine === null) return '';
  switch (mine.state) {
    case 'done':
      return words.done;
    case 'ready':
      return words.ready;
    case 'noCube':
      return words.noCube;
    case 'waits':
      return mission.task.spot === undefined ? words.waits : words.onTheSpot;
    case 'lacks':
      return lackingText({ mine }, language);
  }
}

/** "swords 1 of 2, herbs 0 of 1". */
export function lackingText({ mine }: Pick<MissionOnTable, 'mine'>, language: Language): string {
  const { missions: words } = WORDS[language].chapter;
  return (mine?.needs ?? [])
    .filter((need) => !isMet(need))
    .map((need) => words.have(need.has, need.n, needName(need, language)))
    .join(', ');
}

function needName({ what, atMost, atLeast }: MissionNeed, language: Language): string {
  const { missions: words } = WORDS[language].chapter;
  if (what === 'persons') return words.persons(atMost ?? atLeast ?? 0, atMost !== undefined);
  return (words.needs as Readonly<Record<string, string>>)[what] ?? personName(what, language);
}

/** Persons of a kind, whatever they deal in. */
function personName(kind: string, language: Language): string {
  return CATALOGUE.find((card) => card.type === 'person' && card.subtype === kind)?.names[language] ?? kind;
}

/** What all want to reach, as one sentence. */
export function tellGoal({ view, language, name }: Teller): readonly string[] {
  const { goal: words } = WORDS[language].chapter;
  const goal = goalOf(view);
  if (goal === null) return [];
  if (goal.kind === 'race') {
    return [
      words.raceTo(goal.influence),
      ...goal.bySeat.map(({ seat, influence, trophy }) => words.racer(name(seat), influence, trophy)),
    ];
  }
  const of = ({ now, of: all }: { readonly now: number; readonly of: number }) => words.of(now, all);
  return [words.team(of(goal.done), of(goal.cubes), of(goal.influence), goal.turns.left)];
}

export function tellHouses({ view, language, name }: Teller): readonly string[] {
  return view.players.map((hero) => `${name(hero.seat)}: ${tellHouse(hero, view, language)}.`);
}

/** "as Jean Blackbeard, door open, cup closed …, 2 crowns: 1 influence, kept: book". */
export function tellHouse(hero: HeroView, view: ChapterView, language: Language): string {
  const { house: words } = WORDS[language].chapter;
  const character = characterOf(hero);
  const { crowns, influence } = crownsOf(hero);
  const items = itemsOf(hero, view).map(({ item }) => itemName(item, language));
  return [
    ...(character ? [words.as(characterName(character, language))] : []),
    ...houseOf(hero).openings.map((opening) => {
      const what = opening.is === 'crowns' ? words.window(opening.crowns) : words[opening.is];
      return opening.isOpen ? words.open(what) : words.closed(what);
    }),
    words.crownsAt(crowns, influence),
    ...(hero.boxed > 0 ? [words.boxed(hero.boxed)] : []),
    ...(items.length > 0 ? [`${words.kept}: ${items.join(', ')}`] : []),
  ].join(', ');
}
