import type { Seat } from '@roadstead/kernel';
import { type Contract, contractById, type Person, type Ship, type View } from '@roadstead/port-royal';
import { displayOf } from './cards.js';

export function isTogether(view: View): boolean {
  return view.timePile !== undefined;
}

/** The contracts worth working for: not this seat's yet, and together nobody's. */
function wanted(view: View, seat: Seat): Contract[] {
  const open = (view.contracts ?? []).filter(({ slots }) =>
    isTogether(view) ? slots.every((taker) => taker === null) : !slots.includes(seat),
  );
  return open.map(({ id }) => contractById(id)!);
}

export function contractsLeft(view: View): number {
  return wanted(view, view.active).length;
}

/** How many of the wanted contracts a person would bring nearer. */
export function contractsFor(view: View, seat: Seat, person: Person): number {
  const player = view.players[seat]!;
  if (player.cubes === 0) return 0;
  const persons = displayOf(player).filter((card) => card.type === 'person');
  return wanted(view, seat).filter(({ task }) => {
    if ('have' in task) {
      const needed = task.have[person.subtype] ?? 0;
      return persons.filter(({ subtype }) => subtype === person.subtype).length < needed;
    }
    if ('cheap' in task) return person.cost <= task.cheap.cost;
    if ('swords' in task) return person.swords > 0 && player.swords < task.swords;
    if ('expeditions' in task) return person.symbol !== undefined;
    if ('influence' in task) return person.influence > 0;
    if ('kept' in task) return person.swords > 0;
    return false;
  }).length;
}

/** Whether a contract asks for the coins of such ships to be waived. */
export function wantsForgone(view: View, seat: Seat, ship: Ship): boolean {
  return wanted(view, seat).some(({ task }) => 'colour' in task && task.colour === ship.colour);
}

/** How many ship colours a contract asks for in the harbour, if any does. */
export function wantedColours(view: View): number {
  const colours = wanted(view, view.active).map(({ task }) => ('colours' in task ? task.colours : 0));
  return Math.max(0, ...colours);
}
