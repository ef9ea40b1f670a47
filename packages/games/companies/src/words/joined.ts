import type { EventOf } from '../events.js';
import type { LogFact, LogFactOf, Losses, Toll, VoyageFact, Warehouses } from './told.js';

/** Two facts in a row as one: a voyage is one sentence, from what was loaded to where it ended; null where they are two. */
export function joined(before: LogFact, event: LogFact): LogFact | null {
  if (!('seat' in before) || !('seat' in event) || before.seat !== event.seat) return null;
  switch (event.type) {
    case 'loaded':
    case 'sailed':
      return voyage(before, event);
    case 'paid':
      return toll(before, event);
    case 'repaired':
      return repaired(before, event);
    case 'built':
      return warehouses(before, event);
    case 'lost':
      return losses(before, event);
    default:
      return null;
  }
}

function voyage(before: LogFact, event: EventOf<'loaded' | 'sailed'>): VoyageFact | EventOf<'sailed'> | null {
  if (before.type !== 'loaded' && before.type !== 'sailed' && before.type !== 'voyage') return null;
  if (before.fleet !== event.fleet) return null;
  if (event.type === 'sailed') {
    if (before.type === 'loaded') return { ...event, type: 'voyage', goods: [before.good] };
    if (before.to === null) return { ...before, from: event.from, to: event.to };
    return before.to === event.from ? { ...before, to: event.to } : null;
  }
  const { seat, fleet, good } = event;
  if (before.type === 'loaded') return { type: 'voyage', seat, fleet, goods: [before.good, good], from: '', to: null };
  return before.type === 'voyage' && before.to === null ? { ...before, goods: [...before.goods, good] } : null;
}

function toll(before: LogFact, { seat, fleet, good }: EventOf<'paid'>): Toll | null {
  if ((before.type !== 'paid' && before.type !== 'toll') || before.fleet !== fleet) return null;
  const goods = before.type === 'paid' ? [before.good] : before.goods;
  return { type: 'toll', seat, fleet, goods: [...goods, good] };
}

function repaired(before: LogFact, event: EventOf<'repaired'>): EventOf<'repaired'> | null {
  const isSame =
    before.type === 'repaired' &&
    before.fleet === event.fleet &&
    before.harbour === event.harbour &&
    before.token === event.token;
  return isSame ? { ...event, n: before.n + event.n, ducats: before.ducats + event.ducats } : null;
}

function warehouses(before: LogFact, { seat, harbour, what, ducats }: EventOf<'built'>): Warehouses | null {
  const first = before.type === 'built' && before.what === 'warehouse';
  if (what !== 'warehouse' || !(first || before.type === 'warehouses') || before.harbour !== harbour) return null;
  const n = first ? 1 : (before as LogFactOf<'warehouses'>).n;
  return { type: 'warehouses', seat, harbour, n: n + 1, ducats: before.ducats + ducats };
}

function losses(before: LogFact, { seat, why, ship, ducats }: EventOf<'lost'>): Losses | null {
  if ((before.type !== 'lost' && before.type !== 'losses') || before.why !== why) return null;
  const ships = before.type === 'lost' ? [before.ship] : before.ships;
  return { type: 'losses', seat, why, ships: [...ships, ship], ducats: before.ducats + ducats };
}

/** Things by how many there are of each, in the order they came. */
export function counted(ids: readonly string[]): readonly (readonly [id: string, n: number])[] {
  return [...new Set(ids)].map((id) => [id, ids.filter((other) => other === id).length] as const);
}
