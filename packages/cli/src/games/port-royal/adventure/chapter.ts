import {
  cardName,
  characterById,
  characterName,
  eventById,
  eventName,
  eventText,
  hourglassText,
  type MissionView,
  missionById,
  missionGist,
  missionRewards,
  missionTask,
  missionTitle,
  type PlayerView,
  type View,
} from '@roadstead/port-royal';
import { hang, padEnd, wrap } from '../../../play/render/text.js';
import type { Scene } from '../../../play/scene.js';
import { cardAt, label } from '../cards.js';
import { CHAPTER_WORDS } from './words/index.js';

/** Whether a chapter is played at this table. */
export const isChapter = ({ missions }: View): boolean => missions !== undefined;

const modeOf = ({ card9 }: View): 'co-op' | 'competitive' => (card9 == null ? 'competitive' : 'co-op');

/** "Chapter 1 · month 2 · turn 7", in the place of the round. */
export function placeOf({ chapter, month = 1, turn = 1 }: View, { language }: Scene): string {
  const words = CHAPTER_WORDS[language];
  return typeof chapter === 'number' ? words.chapter(chapter, month, turn) : words.variable(month, turn);
}

/** What is asked outside the usual phases; null in them. */
export function chapterAsks({ pending }: View, { language }: Scene): string | null {
  if (pending === null || typeof pending !== 'object') return null;
  const { asks } = CHAPTER_WORDS[language];
  switch (pending.kind) {
    case 'share':
      return asks.share(pending.left);
    case 'buyOff':
      return asks.buyOff(pending.price);
    case 'mission':
      return asks.mission(missionTitle({ id: pending.mission }, language));
    case 'sell':
      return asks.sell(pending.left);
    default:
      return asks[pending.kind];
  }
}

/** Event, what comes next, missions and how far the team is: all that a chapter has beside the usual table. */
export function chapterLines(view: View, scene: Scene): string[] {
  if (!isChapter(view)) return [];
  return [
    ...eventLines(view, scene),
    ...missionLines(view, scene),
    ...goalLine(view, scene),
    ...secretLines(view, scene),
  ];
}

function eventLines({ event, events, missions = [], turn = 0 }: View, scene: Scene): string[] {
  // As long as characters are chosen and coins are shared, no month has begun.
  if (missions.length === 0) return [];
  const { language, paint, columns } = scene;
  const words = CHAPTER_WORDS[language];
  const named = (id: string | null) => {
    const one = id === null ? undefined : eventById(id);
    return one === undefined ? words.unknown : eventName(one, language);
  };
  const now = event == null ? undefined : eventById(event);
  const text =
    now === undefined ? words.noEvent : `${paint.bold(eventName(now, language))}: ${eventText(now, language)}`;
  const pile = (events?.pile ?? []).map(named);
  return [
    ...(turn === 0 || (now === undefined && event !== null) ? [] : hang(`${words.event}: `, text, columns)),
    ...(pile.length > 0 ? hang(`${words.pile}: `, pile.join(' → '), columns) : []),
  ];
}

/** A mission goes by m1, m2 … on the screen. */
export const signedMissions = ({ missions = [] }: View) => missions.map((open, i) => ({ sign: `m${i + 1}`, open }));

function missionLines(view: View, scene: Scene): string[] {
  const { language, paint, columns } = scene;
  const words = CHAPTER_WORDS[language];
  const all = signedMissions(view);
  if (all.length === 0) return [];
  const newest = all.at(-1)!.open;
  const hourglass = hourglassText(missionById(newest.id)!, modeOf(view), language);
  return [
    paint.dim(words.missions),
    ...all.flatMap(({ sign, open }) => missionLine(sign, open, scene)),
    ...(hourglass === '' || view.chapter === 'variable' ? [] : hang(` ${words.newest}: `, hourglass, columns)),
  ];
}

function missionLine(sign: string, { id, done, upper }: MissionView, scene: Scene): string[] {
  const { language, columns } = scene;
  const words = CHAPTER_WORDS[language];
  const names = (seats: readonly number[]) => seats.map((seat) => scene.name(seat)).join(', ');
  const mission = missionById(id)!;
  const parts = [
    `${missionTitle(mission, language)}: ${missionGist(mission, language)}`,
    missionRewards(mission, language),
    ...(upper.length > 0 ? [words.step(names(upper))] : []),
    ...(done.length > 0 ? [words.done(names(done))] : []),
  ];
  const mark = scene.seat !== null && done.includes(scene.seat) ? '✓' : done.length > 0 ? '·' : ' ';
  return hang(` ${padEnd(sign, 3)}${mark} `, parts.filter((part) => part !== '').join(' · '), columns);
}

function goalLine({ card9, missions = [] }: View, scene: Scene): string[] {
  if (card9 == null) return [];
  const { missionCubes, influence, cubesNow, influenceNow, open } = card9;
  const words = CHAPTER_WORDS[scene.language];
  const done = missions.length - open.length;
  return wrap(
    scene.paint.bold(words.goal(done, missions.length, cubesNow, missionCubes, influenceNow, influence)),
    scene.columns,
  );
}

/** What only the seat that decides may see. */
function secretLines({ looked, top }: View, scene: Scene): string[] {
  const words = CHAPTER_WORDS[scene.language];
  if (looked)
    return hang(`${words.looked}: `, looked.map((ref) => label(cardAt(ref), scene)).join(', '), scene.columns);
  return top ? wrap(words.top(label(cardAt(top), scene)), scene.columns) : [];
}

/** Whom somebody plays, and how far the house is open; empty outside a chapter. */
export function heroWords({ character, ability, trophy }: PlayerView, { language }: Scene): readonly string[] {
  const hero = character == null ? undefined : characterById(character);
  if (hero === undefined) return [];
  const name = characterName(hero, language);
  return [ability ? `${name} ✓` : name, ...(trophy ? [CHAPTER_WORDS[language].trophy] : [])];
}

/** The ships that a seat keeps, by what they carry. */
export function keptItems({ kept }: PlayerView, { language }: Scene): readonly string[] {
  return kept.map((ref) => cardName(cardAt(ref), language));
}

/** Explains a mission: its task, what it brings, who has done it. */
export function explainMission(sign: string, { id, done }: MissionView, view: View, scene: Scene): string[] {
  const { language, columns } = scene;
  const mission = missionById(id)!;
  const names = done.map((seat) => scene.name(seat)).join(', ');
  const texts = [
    missionTask(mission, language),
    missionRewards(mission, language),
    ...(view.missions?.at(-1)?.id === id && view.chapter !== 'variable'
      ? [hourglassText(mission, modeOf(view), language)]
      : []),
    ...(names === '' ? [] : [`${CHAPTER_WORDS[language].done(names)}.`]),
  ];
  return [
    ...hang(`${padEnd(sign, 3)} `, scene.paint.bold(missionTitle(mission, language)), columns),
    ...hang('    ', texts.filter((text) => text !== '').join(' '), columns),
  ];
}
