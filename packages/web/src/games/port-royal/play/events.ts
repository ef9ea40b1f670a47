import type { Seat, Typed } from '@roadstead/kernel';
import type { CardRef, Event } from '@roadstead/port-royal';
import type { SoundName } from '../../../sound/sounds.js';

const asEvent = (event: Typed): Event => event as Event;

/** What an event sounds like. The bell is the shell's own. */
export function soundOf(typed: Typed): SoundName | null {
  const event = asEvent(typed);
  switch (event.type) {
    case 'turnedUp':
    case 'hired':
    case 'tucked':
    case 'kept':
      return 'card';
    case 'repelled':
      return 'sword';
    case 'bust':
      return 'bust';
    case 'coins':
      return event.why === 'start' ? null : 'coin';
    case 'fee':
      return 'coin';
    case 'reshuffled':
    case 'started':
    case 'gambled':
      return 'shuffle';
    case 'claimed':
    case 'fulfilled':
    case 'progress':
    case 'setAside':
      return 'stamp';
    case 'over':
      return 'fanfare';
    default:
      return null;
  }
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
      return event.seat === seat && BY_OTHERS.includes(event.why);
    case 'endTriggered':
      return event.seat !== seat;
    default:
      return false;
  }
}

const uids = (refs: readonly CardRef[]): readonly number[] => refs.map(({ uid }) => uid);

/** The cards by uid, and contracts by id, that an event speaks of. */
export function cardsOf(typed: Typed): readonly (string | number)[] {
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
      return [event.contract, ...uids(event.discarded)];
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
      return [];
  }
}

export const isTurn = ({ type }: Typed): boolean => type === 'turn';

export const endsTurn = ({ type }: Typed): boolean => type === 'pass' || type === 'endTurn';
