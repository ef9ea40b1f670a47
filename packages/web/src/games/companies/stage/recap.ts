import { cardName, type Event, fleetNumber, isPacketFleet, placeName, shipName } from '@roadstead/companies';
import type { Language, Seat, Typed } from '@roadstead/kernel';
import { type RecapPart, recapBySeat } from '../../stage.js';
import { WORDS } from '../words/index.js';

/** What each seat did, lost and earned since one's own turn: a voyage is where it ended. */
export function recap(typed: readonly Typed[], language: Language): readonly RecapPart[] {
  const all = typed as readonly Event[];
  const now = all.findLastIndex(({ type }) => type === 'turn');
  const events = now < 0 ? all : all.slice(0, now);
  return recapBySeat(events, seatsIn, (seat) => textOf(events, seat, language)).filter(({ text }) => text !== '');
}

const seatsIn = (event: Event): readonly Seat[] =>
  'seat' in event && event.seat !== null && event.type !== 'turn' ? [event.seat] : [];

function textOf(events: readonly Event[], seat: Seat, language: Language): string {
  const { recap: words } = WORDS[language];
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const deeds = own.flatMap((event, i) => deedOf(event, own.slice(i + 1), language));
  const ducats = own.reduce((sum, event) => sum + earned(event), 0);
  return [...counted(deeds), ...(ducats === 0 ? [] : [words.ducats(ducats)])].join(', ');
}

/** What was done twice is said once. */
const counted = (deeds: readonly string[]): readonly string[] =>
  [...new Set(deeds)].map((deed) => {
    const n = deeds.filter((one) => one === deed).length;
    return n === 1 ? deed : `${n} × ${deed}`;
  });

function deedOf(event: Event, later: readonly Event[], language: Language): readonly string[] {
  const { recap: words } = WORDS[language];
  switch (event.type) {
    case 'sailed': {
      // Where packet boats are matters to their owner alone.
      if (isPacketFleet(fleetNumber(event.fleet))) return [];
      const goesOn = later.some(
        (next) => next.type === 'sailed' && next.fleet === event.fleet && next.from === event.to,
      );
      return goesOn ? [] : [words.sailed(event.fleet, placeName(event.to, language))];
    }
    case 'lost':
      return [words.lost(shipName(event.ship, language))];
    case 'captured':
    case 'bought':
      return [`+ ${shipName(event.ship, language)}`];
    case 'built':
      return [words.built(words[event.what], placeName(event.harbour, language))];
    case 'researched':
      return [cardName(event.card, language)];
    case 'fight':
      return [words.fought];
    default:
      return [];
  }
}

/** What came in; what was spent is seen in what was bought. */
function earned(event: Event): number {
  switch (event.type) {
    case 'income':
    case 'lost':
      return event.ducats;
    case 'delivered':
      return event.ducats + event.bonus;
    default:
      return 0;
  }
}
