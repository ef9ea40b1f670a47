import type { GameHighlights, Highlight, Seat, ToldEntry } from '@roadstead/kernel';
import { START_GOLD } from './board/numbers.js';
import type { Event, EventOf } from './events.js';
import { otherSeat } from './words/facts.js';
import { HIGHLIGHT_KINDS } from './words/highlights.js';

/** As much gold in one turn as everybody starts with is remembered. */
const BIG_HAUL = START_GOLD;

export const swordAndSkullHighlights: GameHighlights<Event> = {
  kinds: HIGHLIGHT_KINDS,
  isTurn: ({ type }) => type === 'turn',
  ofTurn(turn) {
    const found = turn.flatMap(({ seq, events }) => [...lairIn(turn, seq, events), ...othersIn(seq, events)]);
    return [...found, ...haulIn(turn)].sort((a, b) => a.seq - b.seq);
  },
};

/** A visit that won the game counts for more than any that did not; of those, the fight that came closest. */
const WON = 2;

/** What one entry told of the lair; it is told from what the Pirate King asked for. */
function lairIn(turn: readonly ToldEntry<Event>[], seq: number, events: readonly Event[]): Highlight[] {
  const price = turn.flatMap((entry) => (entry.seq <= seq ? entry.events : [])).findLast(isPrice);
  const result = events.find(isKingFight);
  const isOver = events.some(({ type }) => type === 'over');
  if (!isOver && result === undefined && !events.some(isPrice)) return [];
  const ransom = events.find((event) => event.type === 'gold' && event.why === 'ransom');
  const told = [price, result ?? ransom].filter((event) => event !== undefined);
  if (isOver) return [{ seq, kind: 'lair', weight: WON, events: told }];
  if (result === undefined) return [{ seq, kind: 'lair' }];
  return [{ seq, kind: 'lair', weight: result.totals[0] / result.totals[1], events: told }];
}

const isPrice = (event: Event): event is EventOf<'price'> => event.type === 'price';
const isKingFight = (event: Event): event is EventOf<'result'> => event.type === 'result' && event.foe === 'king';

/** Each kind once in an entry. */
function othersIn(seq: number, events: readonly Event[]): Highlight[] {
  const debt = events.find((event): event is EventOf<'debt'> => event.type === 'debt');
  return [
    ...(events.some((event) => event.type === 'result' && event.foe === 'mate') ? [{ seq, kind: 'lake' }] : []),
    ...(debt === undefined ? [] : [{ seq, kind: 'debt', weight: debt.owed, events: [debt] }]),
    ...(events.some((event) => event.type === 'recruited' && event.from !== null) ? [{ seq, kind: 'crew' }] : []),
  ];
}

/** One mark for a turn, where what it brought its player in gold became much. */
function haulIn(turn: readonly ToldEntry<Event>[]): Highlight[] {
  const begins = turn[0]?.events[0];
  if (begins?.type !== 'turn') return [];
  const gains = turn.flatMap(({ seq, events }) =>
    events.flatMap((event) => (isGain(begins.seat, event) ? [{ seq, event }] : [])),
  );
  let gold = 0;
  const big = gains.find(({ event }) => {
    gold += event.n;
    return gold >= BIG_HAUL;
  });
  if (big === undefined) return [];
  const weight = gains.reduce((sum, { event }) => sum + event.n, 0);
  // Whose moment it was: what others paid comes last.
  const [own, paid] = [true, false].map((isOwn) => gains.filter(({ event }) => (event.seat === begins.seat) === isOwn));
  return [{ seq: big.seq, kind: 'haul', weight, events: [...own!, ...paid!].map(({ event }) => event) }];
}

/** What an item was sold for is no gain. */
function isGain(seat: Seat, event: Event): event is EventOf<'gold'> {
  if (event.type !== 'gold' || event.why === 'sale') return false;
  return (event.from !== undefined ? event.seat : otherSeat(event)) === seat;
}
