import type { Seat } from '@roadstead/kernel';
import type { Event } from '@roadstead/port-royal';
import type { ShownBeat } from '../../stage.js';
import { signed } from '../play/signed.js';
import { coinsOf } from './beats.js';
import { showOf } from './show.js';

/** What a beat means for a seat, in a word beside it. */
export interface SeatNote {
  readonly text: string;
  readonly tone: 'gain' | 'cost' | 'news';
}

/** `nothing`: what is said of somebody who takes nothing. */
export function noteFor(beat: ShownBeat | null, seat: Seat, nothing: string): SeatNote | null {
  if (beat === null) return null;
  const events = beat.events as readonly Event[];
  if (showOf(beat)?.kind === 'nothing') {
    return events.some((event) => event.type === 'passed' && event.seat === seat)
      ? { text: nothing, tone: 'news' }
      : null;
  }
  const n = coinsOf(events, seat);
  return n === 0 ? null : { text: signed(n), tone: n > 0 ? 'gain' : 'cost' };
}
