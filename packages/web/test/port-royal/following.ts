import { eventsFor, FastRandom, type Seat, Table, type TableRequest } from '@roadstead/kernel';
import { type Event, portRoyal, type View } from '@roadstead/port-royal';
import { expect } from 'vitest';
import { isTurn } from '../../src/games/port-royal/play/events.js';
import { apply, NOT_TOLD } from '../../src/games/port-royal/stage/apply.js';
import { toldAfter } from '../../src/table/stage/cues.js';

/** What events tell of a table. */
function told(view: View): Partial<View> {
  const rest: Record<string, unknown> = { ...view };
  for (const field of NOT_TOLD) delete rest[field];
  return rest as Partial<View>;
}

/** Plays at random; what somebody follows by the events of each entry is compared with what is true after it. */
export function follow(request: TableRequest, seed: string, viewer: Seat | null): void {
  const table = Table.open(portRoyal, { ...request, seed });
  const random = new FastRandom(seed);
  const opening = [...table.retell()][0]!.told;
  let turn = toldAfter([], eventsFor(opening, viewer), isTurn) as readonly Event[];
  for (let acts = 0; !table.over && acts < 20_000; acts++) {
    const before = table.view(viewer);
    const seat = table.toAct[0]!;
    const legal = table.legal(seat);
    const events = eventsFor(table.act(seat, legal[random.int(legal.length)]!), viewer);
    let view = before;
    for (const event of events) {
      view = apply(view, event, turn);
      turn = toldAfter(turn, [event], isTurn) as readonly Event[];
    }
    const now = table.view(viewer);
    // Comparing texts first keeps thousands of entries fast.
    if (JSON.stringify(told(view)) !== JSON.stringify(told(now))) {
      expect({ acts, events, view: told(view) }).toEqual({ acts, events, view: told(now) });
    }
  }
  expect(table.over).toBe(true);
}
