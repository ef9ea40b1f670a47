import type { Seat } from '@roadstead/kernel';
import type { Event } from '@roadstead/port-royal';
import { later, type Sound, together, tone } from '../../../../sound/synth.js';
import type { ThingId } from '../../../game-ui.js';
import { SOUNDS } from '../../play/sounds.js';
import { isMonthsEnd } from './beats.js';

const bell = together(tone('sine', 880, 878, 0.9, 0.22), tone('sine', 2217, 2210, 0.5, 0.06));
const toll = together(tone('sine', 294, 293, 1.4, 0.3), later(0.5, tone('sine', 294, 293, 1.4, 0.2)));

/** What an event of a chapter sounds like; undefined where it is none. */
export function chapterSound(event: Event): Sound | null | undefined {
  switch (event.type) {
    case 'event':
      return isMonthsEnd(event) ? toll : SOUNDS.card;
    case 'ability':
    case 'trophy':
      return bell;
    case 'crowns':
      return SOUNDS.coin;
    case 'step':
    case 'boughtOff':
      return SOUNDS.stamp;
    case 'sold':
    case 'looked':
    case 'putBack':
      return SOUNDS.card;
    case 'story':
    case 'month':
      return SOUNDS.shuffle;
    case 'coins':
      return event.why === 'share' ? null : undefined;
    default:
      return undefined;
  }
}

/** Coins that a seat gets or loses by the event of another's turn, and a month's end, concern everybody. */
export function chapterConcerns(event: Event, seat: Seat): boolean {
  if (event.type === 'coins') return event.seat === seat && (event.why === 'event' || event.why === 'share');
  return isMonthsEnd(event);
}

/** The cards, missions and events that an event of a chapter speaks of. */
export function chapterThings(event: Event): readonly ThingId[] {
  switch (event.type) {
    case 'event':
      return [event.event];
    case 'story':
    case 'step':
    case 'missionDeclined':
      return [event.mission];
    case 'sold':
      return [event.uid];
    case 'looked':
      return (event.cards ?? []).map(({ uid }) => uid);
    case 'putBack':
      return event.discarded.map(({ uid }) => uid);
    default:
      return [];
  }
}
