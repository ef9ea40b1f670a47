import type { Seat } from '@roadstead/kernel';
import type { Event, Mission } from '@roadstead/port-royal';
import { missionById } from '@roadstead/port-royal';
import type { ChapterView } from './chapter.js';
import { pendingIn } from './question.js';

/** How a seat stands where several are asked the same, one after the other. */
interface AskedSeat {
  readonly seat: Seat;
  readonly state: 'waiting' | 'asked' | 'passed' | 'decided' | 'unable';
}

/** A mission that is decided on the spot, and who may decide on it in this turn. */
interface Spot {
  readonly mission: Mission;
  readonly seat: Seat;
  readonly seats: readonly AskedSeat[];
}

/** Null where no mission is decided on now. `told`: what happened in this turn. */
export function spotOf(view: ChapterView, told: readonly Event[]): Spot | null {
  const pending = pendingIn(view);
  if (pending?.kind !== 'mission') return null;
  const { seat, mission } = pending;
  return {
    mission: missionById(pending.mission)!,
    seat,
    seats: payers().map((one) => ({ seat: one, state: of(one) })),
  };

  /** PR-A32: only a tax is paid by several; they are asked in turn order from the active player. */
  function payers(): readonly Seat[] {
    const tax = told.findLast((event) => event.type === 'tax');
    const paid = tax?.type === 'tax' ? tax.payers.map((payer) => payer.seat) : [];
    const n = view.players.length;
    const after = (one: Seat) => (one - view.active + n) % n;
    return [...new Set([...paid, seat])].sort((a, b) => after(a) - after(b));
  }

  function of(one: Seat): AskedSeat['state'] {
    if (one === seat) return 'asked';
    if (told.some((event) => event.type === 'missionDeclined' && event.seat === one && event.mission === mission))
      return 'passed';
    const isDone = view.missions.find(({ id }) => id === mission)?.done.includes(one) ?? false;
    return isDone ? 'decided' : 'waiting';
  }
}

/** PR-A22: who has decided on the cube that is sold at this month's end, and who is still to. */
export function salesOf(view: ChapterView, told: readonly Event[]): readonly AskedSeat[] {
  const pending = pendingIn(view);
  if (pending?.kind !== 'buyOff') return [];
  const n = view.players.length;
  const order = Array.from({ length: n }, (_, i) => (view.active + i) % n);
  const at = order.indexOf(pending.seat);
  return order.map((seat, i): AskedSeat => {
    if (i === at) return { seat, state: 'asked' };
    if (told.some((event) => event.type === 'boughtOff' && event.seat === seat)) return { seat, state: 'decided' };
    const hasRefused = told.some((event) => event.type === 'refused' && event.seat === seat);
    if (hasRefused) return { seat, state: 'passed' };
    // Whoever cannot pay, or has no cube, is not asked.
    const { coins, cubes } = view.players[seat]!;
    return { seat, state: i > at && coins >= pending.price && cubes > 0 ? 'waiting' : 'unable' };
  });
}
