import type { Event, EventOf, View } from '@roadstead/sword-and-skull';
import type { Beat, StageMoment } from '../../stage.js';
import type { Show } from './show.js';
import { isUnsold, unsold } from './untold.js';

type Moment = StageMoment<View, Event>;
type Beats = readonly Beat<Show>[] | null;

/** With the beat before it (the first of an entry with the one after it), or always with the next one. */
const BEFORE: Beats = [];
const NEXT: Beats = null;

/** Milliseconds a space, and for the longest walk. */
const STEP = 140;
const LONGEST = 1200;

const one = (land: number, hold: number, show: Show): Beats => [{ land, hold, show }];

/**
 * What is shown of an event. How long depends on what everybody sees alone: whether a card in a hand would fit must not be
 * heard in the rhythm of a fight.
 */
export function beats(moment: Moment): Beats {
  const { before, after } = moment;
  const shown = beatsOf(moment);
  if (shown === null || shown.length === 0 || !isUnsold(before, after)) return shown;
  return [{ ...unsold(before), isEarly: true }, ...shown];
}

function beatsOf(moment: Moment): Beats {
  const { event, before } = moment;
  switch (event.type) {
    case 'turn':
      return [{ land: 0, hold: 500, steady: true, show: { kind: 'turn', seat: event.seat } }];
    case 'rolled':
      return one(500, event.why === 'fight' ? 700 : 500, { ...event, kind: 'dice' });
    case 'rerolled':
      return one(500, 500, { kind: 'reroll', seat: event.seat, was: lay(before, event), die: event.die });
    case 'moved':
      return walked(before, event);
    case 'placed':
    case 'sent':
      return one(450, 400, {
        kind: 'jump',
        seat: event.seat,
        figure: event.figure,
        from: before.players[event.seat]![event.figure],
        to: event.to,
        why: event.type === 'sent' ? event.why : null,
      });
    case 'gold':
      return gold(event);
    case 'recruited':
      return one(320, 400, { kind: 'gets', seat: event.seat, card: event.crew, from: event.from });
    case 'item':
      return one(320, 400, { kind: 'gets', seat: event.seat, card: event.item, from: event.from ?? null });
    case 'sold':
      return one(320, 400, { kind: 'sold', seat: event.seat, card: event.item, gold: event.n });
    case 'drew':
      return one(260 * event.n, 100, { kind: 'drew', seat: event.seat, n: event.n });
    case 'revealed':
    case 'played':
      return one(220, 900, { kind: 'card', seat: event.seat, card: event.card, isPlayed: event.type === 'played' });
    case 'auction':
      return one(300, 600, { kind: 'auction', item: event.item });
    case 'bid':
      return one(0, 500, { kind: 'bid', seat: event.seat, gold: event.gold });
    case 'spied':
    case 'buried':
      return one(0, 600, { kind: event.type, seat: event.seat });
    case 'fight':
      return one(300, 500, { kind: 'fight' });
    case 'result':
      return result(moment, event);
    case 'bonus':
      return event.take === 'nothing' ? one(0, 500, { kind: 'bonus', seat: event.seat, loser: event.loser }) : NEXT;
    case 'debt':
      return one(0, 800, { kind: 'debt', seat: event.seat, owed: event.owed, bank: event.bank });
    case 'price':
      return one(500, 1800, { kind: 'price', seat: event.seat, gold: event.gold, die: before.dice?.[0] ?? null });
    case 'reshuffled':
      return one(0, 300, { kind: 'shuffle', pile: event.pile });
    case 'over':
      return [{ land: 0, hold: 1500, steady: true, show: { kind: 'over' } }];
  }
}

function walked(before: View, { seat, figure, path }: EventOf<'moved'>): Beats {
  const from = before.players[seat]![figure];
  return one(Math.min(STEP * path.length, LONGEST), 300, { kind: 'walk', seat, figure, from, path });
}

/** The die that is thrown anew, as it lay. */
function lay({ fight }: View, { seat }: EventOf<'rerolled'>): number {
  return fight?.dice?.[seat === fight.attacker ? 0 : 1] ?? 0;
}

/** What an item is sold or bought for is seen with it. */
function gold({ why }: EventOf<'gold'>): Beats {
  if (why === 'sale') return BEFORE;
  return why === 'auction' || why === 'F06' ? NEXT : one(380, 200, { kind: 'gold' });
}

/** The totals meet while the fight still lies there; then it is put away. */
function result({ before, seat }: Moment, event: EventOf<'result'>): Beats {
  const { winner, totals, attacker } = event;
  if (before.fight === null) return one(0, 500, { kind: 'closed' });
  const isOwn = seat !== null && (attacker === seat || event.seat === seat);
  const show: Show = { kind: 'result', fight: before.fight, winner, totals };
  return [
    { land: 400, hold: isOwn ? 1200 : 800, least: isOwn ? 300 : 0, steady: isOwn, view: before, show },
    { land: 200, hold: 0, show: { kind: 'closed' } },
  ];
}
