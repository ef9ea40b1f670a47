import type { Typed, Uid } from '@roadstead/kernel';
import type { CardRef, Event } from '@roadstead/port-royal';
import { cardAt } from '../play/standing.js';

/** The cards that a moment was about. */
interface MomentCards {
  readonly cards: readonly CardRef[];
  /** At a bust, the two ships of one colour. */
  readonly marked: readonly Uid[];
}

/** So many of those that were lost with the ships are shown; the sentence has their number. */
const OTHERS = 6;

export function momentCards(events: readonly Typed[]): MomentCards {
  const all = (events as readonly Event[]).map(cardsOf);
  return { cards: all.flatMap(({ cards }) => cards), marked: all.flatMap(({ marked }) => marked) };
}

function cardsOf(event: Event): MomentCards {
  switch (event.type) {
    case 'bust': {
      const colour = colourOf(event);
      const ships = event.discarded.filter((ref) => colourOf(ref) === colour);
      const others = event.discarded.filter((ref) => !ships.includes(ref));
      return { cards: [...others.slice(0, OTHERS), ...ships], marked: ships.map(uidOf) };
    }
    case 'claimed':
    case 'hired':
    case 'traded':
      return { cards: [{ card: event.card, uid: event.uid }], marked: [] };
    default:
      return { cards: [], marked: [] };
  }
}

const uidOf = ({ uid }: CardRef): Uid => uid;

function colourOf(ref: CardRef): string | null {
  const card = cardAt(ref);
  return card.type === 'ship' ? card.colour : null;
}
