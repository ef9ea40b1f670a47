import type { SavedSummary } from '../local/messages.js';
import { botName } from '../table/names.js';
import type { Words } from '../words/index.svelte.js';

/** How the seats of a saved game are called in a list. */
export function seatNamesOf({ seats }: Pick<SavedSummary, 'seats'>, words: Words): (seat: number) => string {
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  return (seat) => {
    const who = seats[seat]!;
    if (who.kind === 'bot') return who.name || botName(seat);
    return who.name || (isAlone ? words.you : words.person(seat + 1));
  };
}
