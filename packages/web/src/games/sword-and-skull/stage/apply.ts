import type { Seat } from '@roadstead/kernel';
import { type Event, type EventOf, LUCKY_BLOW_PLUS, type Phase, type View } from '@roadstead/sword-and-skull';
import { drew, settled, turnedUp } from './apply-fortune.js';
import { changed, crewed, discarded, drawn, isEnemy, itemPut, itemTaken, paid, without } from './apply-parts.js';

/**
 * What events do not tell: who is asked, and what. While something is shown these are guessed or stay as they were, and
 * once it is shown they come with how the game stands.
 */
export const NOT_TOLD = ['phase', 'toAct', 'pending'] as const satisfies readonly (keyof View)[];

/** The table after an event, by what everybody sees. `told`: what happened in this turn before it. */
export function apply(view: View, event: Event, told: readonly Event[]): View {
  const before = event.type === 'revealed' || event.type === 'drew' ? view : unsold(settled(view, event), event);
  const after = applied(before, event, told);
  const phase = phaseOf(event) ?? after.phase;
  return phase === after.phase ? after : { ...after, phase };
}

function applied(view: View, event: Event, told: readonly Event[]): View {
  switch (event.type) {
    case 'turn':
      return { ...view, active: event.seat, round: event.round, turn: view.turn + 1, dice: null };
    case 'rolled':
      return event.why === 'fight' ? withDice(view, event.dice as [number, number]) : { ...view, dice: event.dice };
    case 'rerolled':
      return rerolled(view, event);
    case 'moved':
      return filled(moved(view, event), event, told);
    case 'placed':
      return filled(
        changed(view, event.seat, () => ({ [event.figure]: event.to })),
        event,
        told,
      );
    case 'sent':
      return changed(view, event.seat, () => ({ [event.figure]: event.to }));
    case 'gold':
      return gold(view, event);
    case 'recruited':
      return recruited(view, event);
    case 'drew':
      return drew(view, event);
    case 'revealed':
      return isEnemy(event.card) ? { ...drawn(view, 'enemy', 1), spied: null } : turnedUp(view, event, told);
    case 'played':
      return played(view, event);
    case 'item':
      return item(view, event);
    case 'sold':
      return discarded(itemTaken(view, event.seat, event.item), 'item', event.item);
    case 'auction':
      return { ...drawn(view, 'item', 1), auction: { item: event.item, high: 0, seat: null } };
    case 'bid':
      return { ...view, auction: view.auction && { ...view.auction, high: event.gold, seat: event.seat } };
    case 'spied':
      return { ...view, spied: event.card ?? null };
    case 'buried':
      return { ...view, spied: null };
    case 'fight': {
      const { type, ...fight } = event;
      return { ...view, fight };
    }
    case 'result':
      return event.card === undefined
        ? { ...view, fight: null }
        : discarded({ ...view, fight: null }, 'enemy', event.card);
    case 'debt':
      return { ...view, trove: view.trove + event.bank - paidToCreditors(told) };
    case 'reshuffled': {
      const { piles, discards } = view;
      const n = piles[event.pile] + discards[event.pile].length;
      return { ...view, piles: { ...piles, [event.pile]: n }, discards: { ...discards, [event.pile]: [] } };
    }
    default:
      return view;
  }
}

/** SS-F3: nobody wanted the item, and the game has gone on. */
function unsold(view: View, event: Event): View {
  const { auction } = view;
  const isAbout =
    event.type === 'bid' || event.type === 'auction' || (event.type === 'gold' && event.why === 'auction');
  if (auction === null || auction.seat !== null || isAbout) return view;
  return discarded({ ...view, auction: null }, 'item', auction.item);
}

function withDice(view: View, dice: readonly [number, number]): View {
  return { ...view, fight: view.fight && { ...view.fight, dice } };
}

function rerolled(view: View, { seat, die }: EventOf<'rerolled'>): View {
  const { fight } = view;
  if (fight?.dice == null) return view;
  return withDice(view, seat === fight.attacker ? [die, fight.dice[1]] : [fight.dice[0], die]);
}

const moved = (view: View, { seat, figure, path }: EventOf<'moved'>): View =>
  changed(view, seat, () => ({ [figure]: path.at(-1)! }));

/**
 * SS-F5: an empty chest fills the others, and nothing tells that but the figure that came to it. On doubles the spaces are
 * done later, in an order that nobody knows yet.
 */
function filled(view: View, event: EventOf<'moved' | 'placed'>, told: readonly Event[]): View {
  const to = event.type === 'moved' ? event.path.at(-1)! : event.to;
  return view.chests[to] === 0 && !isDoubles(told) ? opened(view, to) : view;
}

function isDoubles(told: readonly Event[]): boolean {
  const roll = told.findLast(({ type }) => type === 'rolled');
  return roll?.type === 'rolled' && roll.why === 'move' && roll.dice[0] === roll.dice[1] && roll.dice[0] !== 0;
}

function opened(view: View, chest: string): View {
  const chests = Object.entries(view.chests).map(([id, gold]) => [id, id === chest ? 0 : gold + 1]);
  return { ...view, chests: Object.fromEntries(chests) };
}

function gold(view: View, { seat, n, from, to }: EventOf<'gold'>): View {
  const after = paid(view, seat, from === undefined ? -n : n);
  const other = from ?? to;
  const sign = from === undefined ? 1 : -1;
  if (typeof other === 'number') return paid(after, other, sign * n);
  if (other === 'trove') return { ...after, trove: after.trove + sign * n };
  return other === undefined || other === 'bank' ? after : opened(after, other);
}

function recruited(view: View, { seat, crew, from }: EventOf<'recruited'>): View {
  const after = crewed(view, seat, crew, 1);
  if (from !== null) return crewed(after, from, crew, -1);
  return { ...after, crew: { ...after.crew, [crew]: after.crew[crew]! - 1 } };
}

function played(view: View, { seat, card }: EventOf<'played'>): View {
  const hidden = changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize - 1,
    hand: hand && without(hand, card),
  }));
  const after = discarded(hidden, 'fortune', card);
  const { fight } = after;
  if (fight === null) return after;
  if (card === 'F01') return { ...after, fight: null };
  return card === 'F02' ? { ...after, fight: { ...fight, plus: blown(fight.plus, seat === fight.attacker) } } : after;
}

const blown = ([mine, theirs]: readonly [number, number], isAttacker: boolean): readonly [number, number] =>
  isAttacker ? [mine + LUCKY_BLOW_PLUS, theirs] : [mine, theirs + LUCKY_BLOW_PLUS];

function item(view: View, { seat, item: id, why, from }: EventOf<'item'>): View {
  const after = itemPut(view, seat, id);
  if (from !== undefined) return itemTaken(after, from, id);
  return why === 'auction' ? { ...after, auction: null } : drawn(after, 'item', 1);
}

/** SS-R13: what the bank gave to players is told as gold; the rest of what it paid lies in the trove. */
function paidToCreditors(told: readonly Event[]): number {
  let sum = 0;
  for (const event of told.toReversed()) {
    if (event.type !== 'gold') break;
    if (event.why === 'debt') sum += event.n;
  }
  return sum;
}

/** Where in the turn one is, as far as an event shows it. */
function phaseOf(event: Event): Phase | null {
  switch (event.type) {
    case 'turn':
      return 'turn';
    case 'rolled':
      return event.why === 'move' ? 'move' : event.why === 'fight' ? null : 'event';
    case 'moved':
    case 'placed':
      return null;
    case 'fight':
      return event.foe === 'player' ? 'fights' : 'event';
    case 'drew':
    case 'auction':
    case 'spied':
      return 'event';
    case 'over':
      return 'over';
    default:
      return null;
  }
}

/** Who had what of a turn's gold: what came to a seat, less what it paid. */
export function goldOf(events: readonly Event[], seat: Seat): number {
  return events.reduce((sum, event) => {
    if (event.type !== 'gold') return sum;
    const { n, from, to } = event;
    if (event.seat === seat) return sum + (from === undefined ? -n : n);
    return sum + (to === seat ? n : 0) - (from === seat ? n : 0);
  }, 0);
}
