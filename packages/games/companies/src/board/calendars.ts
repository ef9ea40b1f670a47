import setup from '../data/setup.json' with { type: 'json' };

/** Rounds of a calendar. */
export const ROUNDS = setup.calendars[0]!.years.length;

/** From a round (from 1): its calendar (from 0), and its place in it. */
export const calendarOf = (round: number): number => Math.floor((round - 1) / ROUNDS);
export const yearPlace = (round: number): number => (round - 1) % ROUNDS;

export const yearOf = (round: number): number => setup.calendars[calendarOf(round)]!.years[yearPlace(round)]!;

/** V-7.1: whether this year bears the sign of scoring. */
export const hasScoreMark = (round: number): boolean =>
  setup.calendars[calendarOf(round)]!.scoreMarks.includes(yearOf(round));

/** V-O2: whether cards of this level lie out in a calendar; the last one has its own level and all higher ones. */
export function isLaidOut(level: number, calendar: number, calendars: number): boolean {
  const own = setup.calendars[calendar]!.devLevel;
  return level === own || (level > own && calendar === calendars - 1);
}
