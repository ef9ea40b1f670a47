import type { Ear } from '../../text/ear.js';
import { chapterIn } from '../play/chapter.js';
import { tellGoal, tellHouses, tellMissions, tellMonth } from './describe.js';

/** What can be read out of a chapter. */
export type Reading = 'missions' | 'goal' | 'month' | 'houses';

const PHRASES: Readonly<Record<Reading, readonly string[]>> = {
  missions: ['missions', 'mission', 'missies', 'missie', 'missionen'],
  goal: ['goal', 'goals', 'doel', 'ziel'],
  month: ['month', 'event', 'events', 'maand', 'gebeurtenis', 'gebeurtenissen', 'monat', 'ereignis', 'ereignisse'],
  houses: ['houses', 'house', 'crowns', 'huizen', 'huis', 'kronen', 'haeuser', 'haus'],
};

/** A word alone that asks for something to be read out. */
export function readingIn(tokens: readonly string[]): Reading | null {
  const [word, ...more] = tokens;
  if (word === undefined || more.length > 0) return null;
  return (Object.keys(PHRASES) as Reading[]).find((one) => PHRASES[one].includes(word)) ?? null;
}

const TELL = { missions: tellMissions, goal: tellGoal, month: tellMonth, houses: tellHouses } as const;

export function tellReading(reading: Reading, { stand, language, name }: Ear): readonly string[] {
  const view = chapterIn(stand.view);
  return view === null ? [] : TELL[reading]({ stand, view, language, name });
}
