import { eventsFor, FastRandom, type Seat, Table } from '@roadstead/kernel';
import { type Event, swordAndSkull, type View } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { isTurn } from '../../src/games/sword-and-skull/play/events.js';
import { apply, NOT_TOLD } from '../../src/games/sword-and-skull/stage/apply.js';
import { toldAfter } from '../../src/table/stage/cues.js';

/** What is done without any event, until something happens that tells it. */
interface Untold {
  /** The last bidder passed, and nobody wanted the item. */
  readonly auction: boolean;
  /** A card that waited was done, in an order that is not told. */
  readonly waiting: boolean;
  /** On doubles a figure came to a chest that is empty, or that the other one empties first: done when its turn comes. */
  readonly chests: boolean;
}

function untold(before: View, told: readonly Event[]): Untold {
  const roll = told.findLast((event) => event.type === 'rolled' && event.why === 'move');
  const isDouble = roll?.type === 'rolled' && roll.dice[0] === roll.dice[1];
  const chests = told
    .flatMap((event) => (event.type === 'moved' ? event.path.slice(-1) : []))
    .filter((space) => space in before.chests);
  return {
    auction: before.auction !== null && before.auction.seat === null,
    waiting: before.waiting.length > 0,
    chests: isDouble && chests.some((chest, i) => before.chests[chest] === 0 || chests.indexOf(chest) < i),
  };
}

/** What events tell of a table. */
function seen(view: View, except: Untold): Record<string, unknown> {
  const rest: Record<string, unknown> = { ...view };
  for (const field of NOT_TOLD) delete rest[field];
  if (except.auction) {
    delete rest.auction;
    rest.discards = { ...view.discards, item: [] };
  }
  if (except.chests) delete rest.chests;
  if (except.waiting) {
    delete rest.waiting;
    rest.discards = { ...view.discards, fortune: [] };
    rest.players = view.players.map(({ might, table, ...player }) => player);
  }
  return rest;
}

/** How many entries were compared in full, and in all. */
const compared = { full: 0, all: 0 };

/** Plays at random; what somebody follows by the events of each entry is compared with what is true after it. */
function follow(seats: number, seed: string, viewer: Seat | null): void {
  const table = Table.open(swordAndSkull, { seats, options: {}, seed });
  const random = new FastRandom(seed);
  const opening = [...table.retell()][0]!.told;
  let turn = toldAfter([], eventsFor(opening, viewer), isTurn) as readonly Event[];
  for (let acts = 0; !table.over && acts < 3000; acts++) {
    const before = table.view(viewer);
    const seat = table.toAct[0]!;
    const legal = table.legal(seat);
    const events = eventsFor(table.act(seat, legal[random.int(legal.length)]!), viewer) as readonly Event[];
    const except = untold(before, turn);
    let view = before;
    for (const event of events) {
      view = apply(view, event, turn);
      turn = toldAfter(turn, [event], isTurn) as readonly Event[];
    }
    const now = table.view(viewer);
    compared.all++;
    if (same(view, now, { auction: false, waiting: false, chests: false })) {
      compared.full++;
      continue;
    }
    if (!same(view, now, except)) {
      expect({ acts, events, view: seen(view, except) }).toEqual({ acts, events, view: seen(now, except) });
    }
  }
}

/** Comparing texts first keeps thousands of entries fast. */
const same = (a: View, b: View, except: Untold): boolean =>
  JSON.stringify(seen(a, except)) === JSON.stringify(seen(b, except));

describe('SS-C6 what is seen follows from what is told', () => {
  const games = FULL ? 25 : 3;
  it.each([2, 3, 4, 5])('with %i players, for every seat and for those who look on', (seats) => {
    const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
    for (let game = 0; game < games; game++) {
      for (const viewer of FULL ? viewers : [viewers[game % viewers.length]!, null]) {
        follow(seats, `stage ${seats} ${game}`, viewer);
      }
    }
  });

  it('in nearly every entry to the last card; the rest is told by nothing', () => {
    expect(compared.full / compared.all).toBeGreaterThan(0.995);
  });
});
