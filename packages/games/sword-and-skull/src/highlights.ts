import type { GameHighlights, Highlight, Seat, ToldEntry } from '@roadstead/kernel';
import { START_GOLD } from './board/numbers.js';
import type { Event } from './events.js';
import { otherSeat } from './words/facts.js';
import { HIGHLIGHT_KINDS } from './words/highlights.js';

/** As much gold in one turn as everybody starts with is remembered. */
const BIG_HAUL = START_GOLD;

export const swordAndSkullHighlights: GameHighlights<Event> = {
  kinds: HIGHLIGHT_KINDS,
  isTurn: ({ type }) => type === 'turn',
  ofTurn(turn) {
    const found = turn.flatMap(({ seq, events }) => kindsIn(events).map((kind) => ({ seq, kind })));
    return [...found, ...haulIn(turn)].sort((a, b) => a.seq - b.seq);
  },
};

/** The kinds of what one entry told, each once. */
function kindsIn(events: readonly Event[]): readonly string[] {
  return [...new Set(events.flatMap((event) => kindOf(event) ?? []))];
}

function kindOf(event: Event): 'lair' | 'lake' | 'debt' | 'crew' | null {
  switch (event.type) {
    case 'price':
    case 'over':
      return 'lair';
    case 'result':
      if (event.foe === 'mate') return 'lake';
      return event.foe === 'king' ? 'lair' : null;
    case 'debt':
      return 'debt';
    case 'recruited':
      return event.from === null ? null : 'crew';
    default:
      return null;
  }
}

/** One mark for a turn, where what it brought its player in gold became much. */
function haulIn(turn: readonly ToldEntry<Event>[]): Highlight[] {
  const begins = turn[0]?.events[0];
  if (begins?.type !== 'turn') return [];
  let gold = 0;
  for (const { seq, events } of turn) {
    for (const event of events) gold += gainFor(begins.seat, event);
    if (gold >= BIG_HAUL) return [{ seq, kind: 'haul' }];
  }
  return [];
}

/** What an item was sold for is no gain. */
function gainFor(seat: Seat, event: Event): number {
  if (event.type !== 'gold' || event.why === 'sale') return 0;
  const isGain = event.from !== undefined;
  return (isGain ? event.seat : otherSeat(event)) === seat ? event.n : 0;
}
