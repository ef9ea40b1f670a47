import { type Event, type EventOf, FORTUNE, spaceAt, type View } from '@roadstead/sword-and-skull';
import { changed, discarded, drawn, isOverLimit, tabled, without } from './apply-parts.js';

/** Cards of one draw that were turned up so far. */
function revealsSince(told: readonly Event[]): readonly string[] {
  const from = told.findLastIndex(({ type }) => type === 'drew');
  return told.slice(from + 1).flatMap((event) => (event.type === 'revealed' ? [event.card] : []));
}

/** Those who look on do not know how many of the cards are for the hand: the others are turned up at once. */
export function drew(view: View, { seat, n, cards }: EventOf<'drew'>): View {
  return changed(drawn(view, 'fortune', n), seat, ({ hand, handSize }) =>
    hand === null || cards === undefined
      ? { handSize: handSize + n }
      : { handSize: handSize + cards.length, hand: [...hand, ...cards] },
  );
}

/** SS-C1: a card alone, or two alike, are done; two that differ wait until their order is chosen. */
export function turnedUp(view: View, { seat, card }: EventOf<'revealed'>, told: readonly Event[]): View {
  const [before] = revealsSince(told);
  const counted = changed(view, seat, ({ hand, handSize }) => (hand === null ? { handSize: handSize - 1 } : {}));
  if (before === undefined) return done(counted, card);
  if (before !== card) return { ...undone(counted, before), waiting: [before, card] };
  // Of two squalls the second waits for the figure that the first one sends (SS-C10).
  return card === 'F12' && isAshore(counted) ? { ...counted, waiting: [card] } : done(counted, card);
}

const isAshore = ({ players, active }: View): boolean => {
  const { officer, pirate } = players[active]!;
  return [officer, pirate].some((at) => spaceAt(at).type !== 'ship');
};

const isTableCard = (card: string): boolean => FORTUNE.find(({ id }) => id === card)!.kind === 'table';

/** SS-C6: discarded before its effect, or laid on the table. */
function done(view: View, card: string): View {
  const after = { ...view, waiting: without(view.waiting, card) };
  return isTableCard(card) ? tabled(after, view.active, card, 1) : discarded(after, 'fortune', card);
}

function undone(view: View, card: string): View {
  if (isTableCard(card)) return tabled(view, view.active, card, -1);
  const { discards } = view;
  return { ...view, discards: { ...discards, fortune: discards.fortune.slice(0, -1) } };
}

/**
 * Cards that wait are done as soon as anything else happens, unless something of the first is still to be settled: a debt, or
 * a weapon too many.
 */
export function settled(view: View, event: Event): View {
  if (view.waiting.length === 0 || isInBetween(view, event)) return view;
  const cause = causeOf(event);
  const order = [...view.waiting].sort((a, b) => Number(b === cause) - Number(a === cause));
  return order.reduce(done, view);
}

function isInBetween(view: View, event: Event): boolean {
  const isDebtor = event.type === 'gold' && event.why === 'sale';
  if (event.type === 'sold' || isDebtor || event.type === 'reshuffled') return true;
  return event.type === 'item' && isOverLimit(view.players[event.seat]!);
}

function causeOf(event: Event): string | null {
  return event.type === 'gold' || event.type === 'item' || event.type === 'sent' ? event.why : null;
}
