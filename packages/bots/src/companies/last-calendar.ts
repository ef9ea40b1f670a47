import { ROUNDS, type View } from '@roadstead/companies';

/** The last five years, or the whole of a short game: near enough to the end to be played on to it in thought. */
export function isLastCalendar({ round, options }: View): boolean {
  return round > ((options.calendars as number) - 1) * ROUNDS;
}
