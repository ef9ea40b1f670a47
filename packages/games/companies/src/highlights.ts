import type { GameHighlights, Highlight, ToldEntry } from '@roadstead/kernel';
import type { Event, EventOf } from './events.js';
import { HIGHLIGHT_KINDS } from './words/highlights.js';

/** So many ducats for a turn's deliveries are remembered. */
const RICH = 20;

export const companiesHighlights: GameHighlights<Event> = {
  kinds: HIGHLIGHT_KINDS,
  isTurn: ({ type }) => type === 'turn' || type === 'year',
  ofTurn: (turn) =>
    [...turn.flatMap(({ seq, events }) => ofEntry(seq, events)), ...richIn(turn)].sort((a, b) => a.seq - b.seq),
};

const of = <T extends Event['type']>(events: readonly Event[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** Each kind once in an entry. */
function ofEntry(seq: number, events: readonly Event[]): Highlight[] {
  const lost = of(events, 'lost');
  const captured = of(events, 'captured');
  return [
    ...(of(events, 'strategies').length > 0 ? [{ seq, kind: 'fight' }] : []),
    ...(captured.length > 0 ? [{ seq, kind: 'capture', events: captured }] : []),
    ...(lost.length > 0 ? [{ seq, kind: 'loss', weight: lost.length, events: lost }] : []),
    ...(of(events, 'year').length > 0 ? [{ seq, kind: 'year' }] : []),
    ...(of(events, 'scoring').length > 0 ? [{ seq, kind: 'scoring' }] : []),
  ];
}

/** One mark for a turn, where what its deliveries brought became much. */
function richIn(turn: readonly ToldEntry<Event>[]): Highlight[] {
  const all = turn.flatMap(({ seq, events }) => of(events, 'delivered').map((event) => ({ seq, event })));
  const ducats = all.reduce((sum, { event }) => sum + event.ducats + event.bonus, 0);
  if (ducats < RICH) return [];
  return [{ seq: all.at(-1)!.seq, kind: 'delivery', weight: ducats, events: all.map(({ event }) => event) }];
}
