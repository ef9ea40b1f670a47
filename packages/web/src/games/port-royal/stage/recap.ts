import type { Language, Seat, Typed } from '@roadstead/kernel';
import { cardName, type Event, missionTitle } from '@roadstead/port-royal';
import { type RecapPart, recapBySeat } from '../../stage.js';
import { signed } from '../play/signed.js';
import { cardAt } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { coinsOf } from './beats.js';

/** Coins that the name of what was taken says already, or that were paid for it. */
const TOLD = ['ship', 'hire', 'expedition', 'start', 'contract'];

/** What each seat took, lost and got, in the order in which they came to do something. */
export function recap(typed: readonly Typed[], language: Language): readonly RecapPart[] {
  const events = typed as readonly Event[];
  return recapBySeat(events, seatsIn, (seat) => textOf(events, seat, language));
}

function seatsIn(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'traded':
    case 'hired':
    case 'claimed':
    case 'passed':
    case 'bust':
    case 'fulfilled':
    case 'kept':
      return [event.seat];
    case 'coins':
      return TOLD.includes(event.why) ? [] : [event.seat];
    case 'fee':
      return [event.to];
    default:
      return [];
  }
}

function textOf(events: readonly Event[], seat: Seat, language: Language): string {
  const { staging, counts } = WORDS[language];
  const deeds = events.flatMap((event): string[] => {
    switch (event.type) {
      case 'traded':
        return event.seat === seat ? [`${cardName(cardAt(event), language)} ${signed(event.coins)}`] : [];
      case 'hired':
      case 'claimed':
        return event.seat === seat ? [cardName(cardAt(event), language)] : [];
      case 'bust':
        return event.seat === seat ? [staging.busts(event.discarded.length)] : [];
      case 'fulfilled':
        if (event.seat !== seat) return [];
        return ['mission' in event ? missionTitle({ id: event.mission }, language) : counts.contracts(1)];
      case 'kept':
        return event.seat === seat ? [cardName(cardAt(event), language)] : [];
      default:
        return [];
    }
  });
  const other = events.filter((event) => event.type !== 'coins' || !TOLD.includes(event.why));
  const got = coinsOf(other, seat);
  const all = [...deeds, ...(got === 0 ? [] : [`${got < 0 ? '−' : '+'}${counts.coins(Math.abs(got))}`])];
  return all.length === 0 ? staging.nothing : all.join(', ');
}
