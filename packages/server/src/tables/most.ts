import { Refused } from '../refused.js';

/**
 * How long a logbook may become. The longest games have some 3,000 entries; whoever needs more than this does something
 * else than play. Taking back ends earlier, so that a game can still be brought to its end.
 */
export const MOST_ENTRIES = 20_000;
export const MOST_WITH_UNDO = 10_000;

/** How often all may agree to go back at one table. */
export const MOST_AGREED = 500;

/** How much may be said at one table. */
export const MOST_SAID = 10_000;

export function tooLong(): Refused {
  return new Refused('NOT_ALLOWED', 'This game has gone on for too long: its logbook is full.');
}

export function noMoreUndo(): Refused {
  return new Refused('NOT_ALLOWED', 'So much has been taken back at this table that nothing more can be.');
}

export function enoughSaid(): Refused {
  return new Refused('NOT_ALLOWED', 'Enough has been said at this table.');
}
