import { type Event, eventById, type View } from '@roadstead/port-royal';
import type { Beat, StageMoment } from '../../../stage.js';
import type { Show } from '../../stage/show.js';

type Beats = readonly Beat<Show>[];

const BEFORE: Beats = [];
/** Coins that are seen with the deed that they come from. */
const WITH_DEED = ['mission', 'audience', 'sold', 'boughtOff'];
const A_FIELD = 120;

/** What is shown of an event of a chapter; undefined where the base game shows it. */
export function chapterBeats({ event, told, seat }: StageMoment<View, Event>): Beats | undefined {
  const isOwn = 'seat' in event && event.seat === seat;
  switch (event.type) {
    case 'character':
      return [{ land: 0, hold: 500, show: { kind: 'character', seat: event.seat } }];
    case 'event':
      return isMonthsEnd(event)
        ? [{ land: 0, hold: 900, steady: true, show: { kind: 'month', step: 'hourglass' } }]
        : [{ land: 260, hold: 900, show: { kind: 'event', event: event.event } }];
    case 'story':
      return told.some(isMonthsEnd)
        ? [{ land: 300, hold: 1100, steady: true, show: { kind: 'month', step: 'mission' } }]
        : [{ land: 0, hold: 700, steady: true, show: { kind: 'story', mission: event.mission } }];
    case 'month':
      return [{ land: 300, hold: 1100, steady: true, show: { kind: 'month', step: 'pile' } }];
    case 'turnedUp':
      return event.to === 'discard' ? [{ land: 300, hold: 500, show: { kind: 'gust', uid: event.uid } }] : undefined;
    case 'kept':
      return [{ land: 320, hold: 300, show: { kind: 'taken', uid: event.uid, seat: event.seat } }];
    case 'sold':
      return [{ land: 320, hold: 300, show: { kind: 'income' } }];
    case 'coins':
      return WITH_DEED.includes(event.why) ? BEFORE : undefined;
    case 'fulfilled':
      return 'mission' in event
        ? [{ land: 400, hold: 2400, show: { kind: 'cube', seat: event.seat, mission: event.mission } }]
        : undefined;
    case 'step':
      return [
        { land: 400, hold: 2000, show: { kind: 'cube', seat: event.seat, mission: event.mission, isStep: true } },
      ];
    case 'boughtOff':
      return [{ land: 400, hold: 100, show: { kind: 'cube', seat: event.seat, mission: null } }];
    case 'ability':
    case 'trophy':
      return [{ land: 350, hold: 700, show: { kind: 'opened', seat: event.seat, what: event.type } }];
    case 'crowns':
      return [{ land: A_FIELD * Math.abs(event.n), hold: 80, show: { kind: 'crowns', seat: event.seat, n: event.n } }];
    case 'looked':
      return [{ land: 400, hold: isOwn ? 0 : 200, show: { kind: 'looked', seat: event.seat } }];
    case 'putBack':
      return [{ land: 320, hold: 80, show: { kind: 'cleared' } }];
    case 'refused':
    case 'missionDeclined':
      return [{ land: 0, hold: isOwn ? 0 : 250, show: { kind: 'said' } }];
    case 'over':
      return event.why === 'card9'
        ? [
            { land: 0, hold: 1800, steady: true, show: { kind: 'card9' } },
            { land: 0, hold: 1500, steady: true, show: { kind: 'over' } },
          ]
        : undefined;
    default:
      return undefined;
  }
}

/** PR-A4 */
export function isMonthsEnd(event: Event): boolean {
  return event.type === 'event' && eventById(event.event)?.effect.is === 'monthEnd';
}
