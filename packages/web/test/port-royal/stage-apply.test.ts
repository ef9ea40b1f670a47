import { eventsFor, FastRandom, type Seat, Table, type TableRequest } from '@roadstead/kernel';
import { type Event, portRoyal, type View } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { ALLOWED, inShort, tablesOf } from '../../../games/port-royal/test/combinations.js';
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
function follow(request: TableRequest, seed: string, viewer: Seat | null): void {
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

describe('PR-S7 what is seen follows from what is told', () => {
  /** Every combination of boxes, at one of its tables and for one pair of eyes, or at all of them for all. */
  const all = ALLOWED.map((combination, i) => [inShort(combination), tablesOf(combination), i] as const);
  it.each(all)('%s', (_name, tables, i) => {
    for (const request of FULL ? tables : [tables[i % tables.length]!]) {
      const viewers = [null, ...Array.from({ length: request.seats }, (_, seat) => seat)];
      for (const viewer of FULL ? viewers : [viewers[i % viewers.length]!]) follow(request, `stage ${i}`, viewer);
    }
  });

  it.each([2, 3, 4, 5])('with %i players where both piles run out again and again', (seats) => {
    const hands = Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seat, { coins: Math.floor(104 / seats) }]),
    );
    for (let game = 0; game < (FULL ? 40 : 2); game++) {
      follow({ seats, options: {}, byHand: { hands } }, `scarce ${game}`, 0);
    }
  });

  it('PR-K3 also where payers decide on a contract before the bonus is paid', () => {
    const hands = { 0: { coins: 14 }, 1: { coins: 13, display: ['base_sailor_3_1'] } };
    const options = {
      with: ['contracts'],
      contracts: ['contract_tax_officer', 'contract_fighter', 'contract_comedian', 'contract_frigate_foe'],
    };
    const stack = ['base_tax_max_swords', 'base_tax_min_influence'];
    for (let game = 0; game < 4; game++) follow({ seats: 3, options, byHand: { hands, stack } }, `officer ${game}`, 1);
  });
});
