import type { Seat, Tell } from '@roadstead/kernel';
import { PRODUCT } from '../board/goods.js';
import { HARBOURS } from '../board/map.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { isHostile } from './presence.js';
import { fill, putCubes, roomIn } from './stores.js';

/** V-5.31: fills the stores meant, if the supply can; else it is divided among them. */
export function refill(state: State, harbour: number, fields: readonly number[], tell?: Tell<Event>): void {
  const stock = state.supply[PRODUCT[harbour]!]!;
  if (fields.length === 0 || stock === 0) return;
  const here = state.harbours[harbour]!;
  tell?.({ type: 'refilled', harbour: HARBOURS[harbour]!, fields: fields.map((field) => field + 1) });
  const wanted = fields.reduce((sum, field) => sum + roomIn(state, here, field), 0);
  if (wanted <= stock) {
    for (const field of fields) fill(state, harbour, field);
    return;
  }
  if (dividerOf(state, harbour) < 0) fillEvenly(state, harbour, fields);
  state.agenda.push({ do: 'divide', harbour, fields, place: 0 });
}

/** The player whose administrator divides; -1 where there is none, or a hostile nation binds him. */
function dividerOf(state: State, harbour: number): Seat {
  const seat = state.harbours[harbour]!.administrator?.seat ?? -1;
  return seat >= 0 && !isHostile(state, seat, harbour) ? seat : -1;
}

/** One cube each, round by round, while a whole round is possible. */
function fillEvenly(state: State, harbour: number, fields: readonly number[]): void {
  const good = PRODUCT[harbour]!;
  for (;;) {
    const open = withRoom(state, harbour, fields);
    if (open.length === 0 || open.length > state.supply[good]!) return;
    for (const field of open) putCubes(state, harbour, field, 1);
  }
}

function withRoom(state: State, harbour: number, fields: readonly number[]): readonly number[] {
  const here = state.harbours[harbour]!;
  return fields.filter((field) => roomIn(state, here, field) > 0);
}

/** The next cube of a short supply: whose choice it is, or where it goes by itself. */
export function divide(state: State, harbour: number, fields: readonly number[], place: number): void {
  const open = withRoom(state, harbour, fields);
  if (open.length === 0 || state.supply[PRODUCT[harbour]!] === 0) return;
  const divider = dividerOf(state, harbour);
  if (divider >= 0) {
    state.agenda.push({ do: 'divide', harbour, fields, place });
    ask(state, { kind: 'divide', seat: divider, harbour, fields: open });
    return;
  }
  const owners = open.map((field) => state.harbours[harbour]!.fields[field]!.owner);
  const next = state.order.findIndex((seat, at) => at >= place && owners.includes(seat));
  if (next >= 0) {
    state.agenda.push({ do: 'divide', harbour, fields, place: next + 1 });
    ask(state, { kind: 'divide', seat: state.order[next]!, harbour, fields: open });
    return;
  }
  for (const field of open) if (state.harbours[harbour]!.fields[field]!.owner < 0) fill(state, harbour, field);
  if (owners.some((owner) => owner >= 0)) state.agenda.push({ do: 'divide', harbour, fields, place: 0 });
}
