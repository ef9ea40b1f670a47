import type { Seat, Typed } from '@roadstead/kernel';
import type { Action, CardRef, Event } from '@roadstead/port-royal';
import type { Sound } from '../../../sound/synth.js';
import type { ThingId } from '../../game-ui.js';
import { isMonthsEnd } from '../adventure/stage/beats.js';
import { chapterConcerns, chapterSound, chapterThings } from '../adventure/stage/heard.js';
import { SOUNDS } from './sounds.js';

const asEvent = (event: Typed): Event => event as Event;

/** What an event sounds like. */
export function soundOf(typed: Typed): Sound | null {
  const event = asEvent(typed);
  const inChapter = chapterSound(event);
  if (inChapter !== undefined) return inChapter;
  switch (event.type) {
    case 'turnedUp':
    case 'hired':
    case 'tucked':
    case 'kept':
      return SOUNDS.card;
    case 'repelled':
      return SOUNDS.sword;
    case 'bust':
      return SOUNDS.bust;
    case 'coins':
      return event.why === 'start' ? null : SOUNDS.coin;
    case 'fee':
      return SOUNDS.coin;
    case 'reshuffled':
    case 'started':
    case 'gambled':
      return SOUNDS.shuffle;
    case 'claimed':
    case 'fulfilled':
    case 'progress':
    case 'setAside':
      return SOUNDS.stamp;
    case 'over':
      return SOUNDS.fanfare;
    default:
      return null;
  }
}

/** Everything that this seat risked is lost, or a month is over. */
export function isUrgent(typed: Typed, seat: Seat | null): boolean {
  const event = asEvent(typed);
  return (event.type === 'bust' && event.seat === seat) || isMonthsEnd(event);
}

/** Coins that a seat gets or loses by what another did. */
const BY_OTHERS = ['bust', 'tax', 'taxBonus', 'gift'];

export function concerns(typed: Typed, seat: Seat): boolean {
  const event = asEvent(typed);
  switch (event.type) {
    case 'fee':
      return event.to === seat;
    case 'tax':
      return event.payers.some((payer) => payer.seat === seat) || event.bonus.seats.includes(seat);
    case 'coins':
      return (event.seat === seat && BY_OTHERS.includes(event.why)) || chapterConcerns(event, seat);
    case 'endTriggered':
      return event.seat !== seat;
    default:
      return chapterConcerns(event, seat);
  }
}

/** Coins that go to others, or away. */
export function harms(typed: Typed, seat: Seat): boolean {
  const event = asEvent(typed);
  if (event.type === 'tax') return event.payers.some((payer) => payer.seat === seat);
  return event.type === 'coins' && event.seat === seat && event.n < 0;
}

const uids = (refs: readonly CardRef[]): readonly number[] => refs.map(({ uid }) => uid);

/** The cards by uid, and contracts by id, that an event speaks of. */
export function thingsOf(typed: Typed): readonly ThingId[] {
  const event = asEvent(typed);
  switch (event.type) {
    case 'started':
      return uids(event.laidOut);
    case 'bust':
      return uids(event.discarded);
    case 'claimed':
      return [event.uid, ...uids(event.with)];
    case 'coins':
    case 'cleared':
      return uids(event.cards);
    case 'tucked':
      return [event.uid, event.under.uid];
    case 'contracts':
      return event.contracts;
    case 'fulfilled':
      return ['contract' in event ? event.contract : event.mission, ...uids(event.discarded)];
    case 'progress':
    case 'declined':
      return [event.contract];
    case 'turnedUp':
    case 'repelled':
    case 'admitted':
    case 'traded':
    case 'hired':
    case 'gambled':
    case 'kept':
      return [event.uid];
    default:
      return chapterThings(event);
  }
}

/** The card or contract that an action uses; an action without one goes by its button. */
export function thingsOfAction(typed: Typed): readonly ThingId[] {
  const action = typed as Action;
  switch (action.type) {
    case 'take':
    case 'claim':
    case 'gamble':
    case 'top':
    case 'sell':
      return [action.uid];
    case 'fulfil':
      return ['contract' in action ? action.contract : action.mission];
    default:
      return [action.type];
  }
}

export const isTurn = ({ type }: Typed): boolean => type === 'turn';

export const endsTurn = ({ type }: Typed): boolean => type === 'pass' || type === 'endTurn';
