import { DEVELOPMENTS, type Event, MOCK_BATTLES, type View } from '@roadstead/companies';
import { eventsFor, FastRandom, type OptionValues, type Seat } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { apply, NOT_TOLD } from '../../src/games/companies/stage/apply.js';
import { toldAfter } from '../../src/table/stage/cues.js';
import { opened } from './positions.js';

const isTurn = ({ type }: { readonly type: string }) => type === 'turn';
const MOCKS = MOCK_BATTLES.map((card) => DEVELOPMENTS[card]!.id);

/** A packet boat that brings its cube where nothing needs it tells nobody. */
const bringsMail = ({ players }: View, now: View): boolean =>
  players.some(({ fleets }, seat) =>
    ['X', 'XI'].some(
      (id) => fleets[id]?.ships[0]?.cargo.length === 1 && now.players[seat]!.fleets[id]?.ships[0]?.cargo.length === 0,
    ),
  );

/** What is done without any event that tells it. */
function isUntold(action: { readonly type: string }, before: View, view: View, now: View): boolean {
  if (bringsMail(view, now)) return true;
  switch (action.type) {
    // A ship is paid for before its fleet is chosen; a packet's cube is taken where nothing is refilled; cubes of a short supply.
    case 'buy':
    case 'refill':
    case 'divide':
      return true;
    // Which ship it was, and which card.
    case 'abandon':
      return true;
    case 'mock':
      return MOCKS.every((card) => before.players[before.active!]!.cards.includes(card));
    default:
      // A turn ends, and the first question after it comes before anything is told; a refill of a new year may be short.
      return (now.phase === 'between' || now.phase === 'scoring') && now.phase !== before.phase;
  }
}

function seen(view: View): Record<string, unknown> {
  const rest: Record<string, unknown> = { ...view };
  for (const field of NOT_TOLD) delete rest[field];
  if (view.phase === 'scoring' || view.phase === 'over') {
    delete rest.active;
    delete rest.turn;
  }
  return rest;
}

const compared = { full: 0, all: 0 };

/** Plays at random; what somebody follows by the events of each entry is compared with what is true after it. */
function follow(seats: number, seed: string, options: OptionValues, viewer: Seat | null): void {
  const table = opened(seats, seed, options);
  const random = new FastRandom(seed);
  const opening = [...table.retell()][0]!.told;
  let turn = toldAfter([], eventsFor(opening, viewer), isTurn) as readonly Event[];
  for (let acts = 0; !table.over && acts < 4000; acts++) {
    const before = table.view(viewer);
    const seat = table.toAct[0]!;
    const legal = table.legal(seat);
    const action = legal[random.int(legal.length)]!;
    const events = eventsFor(table.act(seat, action), viewer) as readonly Event[];
    let view = before;
    for (const event of events) {
      view = apply(view, event, turn);
      turn = toldAfter(turn, [event], isTurn) as readonly Event[];
    }
    const now = table.view(viewer);
    compared.all++;
    if (JSON.stringify(seen(view)) === JSON.stringify(seen(now))) compared.full++;
    else if (!isUntold(action, before, view, now)) {
      expect({ acts, action, events, view: seen(view) }).toEqual({ acts, action, events, view: seen(now) });
    }
  }
}

describe('V-2.11 what is seen follows from what is told', () => {
  const games = FULL ? 20 : 2;
  it.each([2, 3, 4, 5])('with %i players, for those who play and those who look on', (seats) => {
    for (let game = 0; game < games; game++) {
      const leave = ['ask', 'tariff', 'closed'][(game + seats) % 3]!;
      follow(
        seats,
        `stage ${seats} ${game}`,
        { leave, calendars: 1 + ((game + seats) % 3) },
        game % 2 === 0 ? null : 0,
      );
    }
  });

  it('in nearly every entry to the last token; the rest is told by nothing', () => {
    expect(compared.full / compared.all).toBeGreaterThan(0.97);
  });
});
