import type { GameHighlights, Highlight, ToldEntry } from '@roadstead/kernel';
import { BIG_TURN } from './big-turn.js';
import { cardById } from './cards/catalogue.js';
import type { CardRef, Event, EventOf } from './events.js';
import { HIGHLIGHT_KINDS } from './words/highlights.js';

export const portRoyalHighlights: GameHighlights<Event> = {
  kinds: HIGHLIGHT_KINDS,
  isTurn: ({ type }) => type === 'turn',
  ofTurn(turn) {
    const found = [...bustsIn(turn), ...bigIn(turn)];
    return found.sort((a, b) => a.seq - b.seq);
  },
};

function bustsIn(turn: readonly ToldEntry<Event>[]): Highlight[] {
  return turn.flatMap(({ seq, events }) =>
    events.flatMap((event) =>
      event.type === 'bust' ? [{ seq, kind: 'bust', weight: event.discarded.length, events: [event] }] : [],
    ),
  );
}

/** One mark for a turn, where it became big: by its end, an expedition, a contract, or by what it brought in all. */
function bigIn(turn: readonly ToldEntry<Event>[]): Highlight[] {
  const begins = turn[0]?.events[0];
  const active = begins?.type === 'turn' ? begins.seat : null;
  const told = turn.flatMap(({ seq, events }) => events.map((event) => ({ seq, event, gain: gainOf(active, event) })));
  let coins = 0;
  let influence = 0;
  const big = told.find(({ event, gain }) => {
    coins += gain.coins;
    influence += gain.influence;
    return isBig(event) || coins >= BIG_TURN.coins || influence >= BIG_TURN.influence;
  });
  if (big === undefined) return [];
  const weight = told.reduce((sum, { gain }) => sum + weightOf(gain), 0);
  const events = told.flatMap(({ event }) => (isTaken(event) && event.seat === active ? [event] : []));
  return [{ seq: big.seq, kind: 'big', weight, events: events.length > 0 ? events : [big.event] }];
}

/** What a big turn is remembered for. */
const isTaken = (event: Event): event is EventOf<'traded' | 'hired' | 'claimed' | 'fulfilled'> =>
  event.type === 'traded' || event.type === 'hired' || event.type === 'claimed' || event.type === 'fulfilled';

/** An end that nobody has won makes no turn big. */
const isBig = (event: Event): boolean =>
  event.type === 'claimed' ||
  event.type === 'fulfilled' ||
  event.type === 'endTriggered' ||
  (event.type === 'over' && event.won !== false);

interface Gain {
  readonly coins: number;
  readonly influence: number;
}

/** What an event brought the seat whose turn it is. */
function gainOf(active: number | null, event: Event): Gain {
  return { coins: coinsFor(active, event), influence: influenceFor(active, event) };
}

/** As many coins count as much as influence as either would have to be for a big turn. */
const weightOf = ({ coins, influence }: Gain): number => coins / BIG_TURN.coins + influence / BIG_TURN.influence;

function coinsFor(active: number | null, event: Event): number {
  if (event.type === 'fee') return event.to === active ? event.n : 0;
  return event.type === 'coins' && event.seat === active && event.why !== 'start' ? Math.max(0, event.n) : 0;
}

function influenceFor(active: number | null, event: Event): number {
  if (event.type === 'hired' && event.seat === active) return influenceOf(event);
  if (event.type !== 'claimed' || event.seat !== active) return 0;
  return event.with.reduce((sum, person) => sum - influenceOf(person), influenceOf(event));
}

function influenceOf({ card: id }: CardRef): number {
  const card = cardById(id);
  return card?.type === 'person' || card?.type === 'expedition' ? card.influence : 0;
}
