import type { GameHighlights, Highlight, ToldEntry } from '@roadstead/kernel';
import { BIG_TURN } from './big-turn.js';
import { cardById } from './cards/catalogue.js';
import type { Event } from './events.js';
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
  return turn.flatMap(({ seq, events }) => (events.some(({ type }) => type === 'bust') ? [{ seq, kind: 'bust' }] : []));
}

/** One mark for a turn, where it became big: by its end, an expedition, a contract, or by what it brought in all. */
function bigIn(turn: readonly ToldEntry<Event>[]): Highlight[] {
  const begins = turn[0]?.events[0];
  const active = begins?.type === 'turn' ? begins.seat : null;
  let coins = 0;
  let influence = 0;
  for (const { seq, events } of turn) {
    for (const event of events) {
      coins += coinsFor(active, event);
      influence += influenceFor(active, event);
      if (isBig(event) || coins >= BIG_TURN.coins || influence >= BIG_TURN.influence) return [{ seq, kind: 'big' }];
    }
  }
  return [];
}

const isBig = ({ type }: Event): boolean =>
  type === 'claimed' || type === 'fulfilled' || type === 'endTriggered' || type === 'over';

function coinsFor(active: number | null, event: Event): number {
  if (event.type === 'fee') return event.to === active ? event.n : 0;
  return event.type === 'coins' && event.seat === active && event.why !== 'start' ? Math.max(0, event.n) : 0;
}

function influenceFor(active: number | null, event: Event): number {
  if (event.type !== 'hired' || event.seat !== active) return 0;
  const card = cardById(event.card);
  return card?.type === 'person' ? card.influence : 0;
}
