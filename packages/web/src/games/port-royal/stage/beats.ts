import type { Seat } from '@roadstead/kernel';
import { type CardRef, clashes, type Event, type EventOf, type View } from '@roadstead/port-royal';
import type { Beat, StageMoment } from '../../stage.js';
import { chapterBeats } from '../adventure/stage/beats.js';
import { cardAt, playerAt } from '../play/standing.js';
import type { Show } from './show.js';

type Moment = StageMoment<View, Event>;
type Beats = readonly Beat<Show>[] | null;

/** With the beat before it (the first of an entry with the one after it), or always with the next one. */
const BEFORE: Beats = [];
const NEXT: Beats = null;
/** Coins that are seen with the deed that they come from. */
const WITH_DEED = ['start', 'ship', 'hire', 'expedition', 'gift', 'contract', 'ransom'];

/** What is shown of an event. */
export function beats(moment: Moment): Beats {
  const inChapter = moment.before.chapter === undefined ? undefined : chapterBeats(moment);
  return inChapter ?? plainBeats(moment);
}

function plainBeats(moment: Moment): Beats {
  const { event, seat } = moment;
  const isOwn = 'seat' in event && event.seat === seat;
  switch (event.type) {
    case 'turn':
      return [{ land: 0, hold: 350, show: { kind: 'turn' } }];
    case 'turnedUp':
    case 'admitted':
      return arrives(moment, event);
    case 'repelled':
    case 'kept':
      return [{ land: 450, hold: 100, show: { kind: 'repelled' } }];
    case 'bust':
      return bust(moment, event, isOwn);
    case 'tax':
      return NEXT;
    case 'stopped':
      return [{ land: 0, hold: 350, show: { kind: 'said' } }];
    case 'coins':
      return coins(moment, event);
    case 'traded':
    case 'hired':
      return taken(moment, event, isOwn);
    case 'claimed':
      return [{ land: 320, hold: isOwn ? 100 : 700, show: { kind: 'taken', uid: event.uid, seat: event.seat } }];
    case 'passed':
      return [{ land: 0, hold: isOwn ? 0 : 250, show: { kind: 'nothing' } }];
    case 'cleared':
      return [{ land: 320, hold: 80, show: { kind: 'cleared' } }];
    case 'fulfilled':
    case 'progress':
      return 'contract' in event ? met(event, isOwn) : BEFORE;
    case 'gambled':
    case 'setAside':
    case 'keepTime':
      return [{ land: 0, hold: 350, show: { kind: 'said' } }];
    case 'endTriggered':
      return [{ land: 0, hold: 900, steady: true, show: { kind: 'said' } }];
    case 'over':
      return [{ land: 0, hold: 1500, steady: true, show: { kind: 'over' } }];
    default:
      return BEFORE;
  }
}

/** A card comes to its place. The second ship of a colour stays in sight for a moment before anything follows from it. */
function arrives({ before }: Moment, event: EventOf<'turnedUp' | 'admitted'>): Beats {
  const land = event.type === 'turnedUp' ? 260 : 120;
  if (event.type === 'turnedUp' && event.to === 'tax') {
    return [{ land, hold: 300, steady: true, show: { kind: 'tax', card: event } }];
  }
  const isClash = isShip(event) && clashes(before, event);
  const clash = isClash ? [...sameColour(before, event), event.uid] : [];
  const isRisked = isClash && (event.type === 'admitted' || event.to === 'harbour');
  return [{ land, hold: isRisked ? 440 : 150, steady: isRisked, show: { kind: 'lands', clash } }];
}

/** What came is named before the harbour falls. */
function bust({ before, told }: Moment, event: EventOf<'bust'>, isOwn: boolean): Beats {
  const ship = cardAt(event);
  // Nobody wanted to repel it, or could have: PR-D6, G2.
  const isLetIn = told.at(-1)?.type === 'admitted' || (before.gambled ?? 0) > 0;
  const show: Show = {
    kind: 'bust',
    seat: event.seat,
    clash: [...sameColour(before, event), event.uid],
    ship: event,
    lost: event.discarded.length,
    ...(ship.type === 'ship' && !isLetIn && { needed: ship.swords }),
    had: playerAt(before, event.seat)?.swords ?? 0,
  };
  const sign = { land: 0, hold: isOwn ? 1300 : 800, least: isOwn ? 400 : 0, steady: true, view: before, show };
  return [sign, { land: 450, hold: 0, show: { kind: 'falls' } }];
}

function coins({ told }: Moment, event: EventOf<'coins'>): Beats {
  if (WITH_DEED.includes(event.why)) return BEFORE;
  const last = told.at(-1);
  const isMore = last?.type === 'coins' && last.why === event.why;
  if (event.why === 'tax' || event.why === 'taxBonus') return taxed(told, event, isMore);
  // Jesters laugh together; other income comes seat by seat.
  if (isMore && (event.why === 'bust' || last.seat === event.seat)) return BEFORE;
  return [{ land: 280, hold: event.why === 'bust' ? 220 : 70, show: { kind: 'income' } }];
}

/** All who pay do so at once, then all get their bonus, and then the card goes. */
function taxed(told: readonly Event[], event: EventOf<'coins'>, isMore: boolean): Beats {
  const tax = told.findLast((one) => one.type === 'tax') as EventOf<'tax'>;
  const card = told.findLast((one) => one.type === 'turnedUp' && one.card === tax.card) as EventOf<'turnedUp'>;
  const lies: Beat<Show> = { land: 280, hold: 500, steady: true, show: { kind: 'tax', card } };
  const isLast = event.why === 'taxBonus' && tax.bonus.seats.at(-1) === event.seat;
  return [...(isMore ? [] : [lies]), ...(isLast ? [{ land: 320, hold: 0, show: { kind: 'cleared' } as const }] : [])];
}

/** A contract that somebody met: which one, and who did, is seen while the cube goes there. */
function met({ contract, seat }: { readonly contract: string; readonly seat: Seat }, isOwn: boolean): Beats {
  return [{ land: 320, hold: isOwn ? 200 : 900, show: { kind: 'contract', id: contract, seat } }];
}

/** Who takes a card is seen before it goes; of oneself one knows. */
function taken({ before }: Moment, event: EventOf<'traded' | 'hired'>, isOwn: boolean): Beats {
  const { uid, seat } = event;
  const goes: Beat<Show> = { land: 400, hold: isOwn ? 50 : 150, show: { kind: 'taken', uid, seat } };
  return isOwn ? [goes] : [{ land: 0, hold: 300, view: before, show: { kind: 'chosen', uid, seat } }, goes];
}

const isShip = (ref: CardRef): boolean => cardAt(ref).type === 'ship';

/** The ships in the harbour that have the colour of another. */
function sameColour({ harbour }: View, ship: CardRef): readonly number[] {
  const colourOf = (ref: CardRef) => {
    const card = cardAt(ref);
    return card.type === 'ship' ? card.colour : null;
  };
  return harbour.filter((ref) => ref.uid !== ship.uid && colourOf(ref) === colourOf(ship)).map(({ uid }) => uid);
}

/** What a seat got or gave with some events, fees included. */
export function coinsOf(events: readonly Event[], seat: Seat): number {
  return events.reduce((sum, event) => {
    if (event.type === 'coins' && event.seat === seat) return sum + event.n;
    if (event.type !== 'fee') return sum;
    return sum + (event.to === seat ? event.n : 0) - (event.seat === seat ? event.n : 0);
  }, 0);
}
