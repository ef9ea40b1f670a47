import type { ContractFulfilled, ContractView, EventOf, View } from '@roadstead/port-royal';
import { changed, without } from './apply-parts.js';

/** A task was met: the cube goes to a field, or onto the leftmost free coin space (PR-C6). */
export function advanced(view: View, event: ContractFulfilled | EventOf<'progress'>): View {
  const { seat } = event;
  const before = view.contracts!.find(({ id }) => id === event.contract)!;
  const isOnWay = Object.values(before.fields).some((seats) => seats.includes(seat));
  const contracts = view.contracts!.map((contract) => (contract === before ? moved(contract, event) : contract));
  const after = changed({ ...view, contracts }, seat, (player) => ({
    cubes: player.cubes - (isOnWay ? 0 : 1),
    contracts: contracts.filter(({ slots }) => slots.includes(seat)).map(({ id }) => id),
    ...(event.type === 'fulfilled' && {
      influence: player.influence + event.influence,
      kept: without(player.kept, event.discarded),
    }),
  }));
  if (event.type === 'progress') return after;
  return { ...after, discard: [...after.discard, ...event.discarded.map(({ card }) => card)] };
}

function moved({ id, slots, fields }: ContractView, event: ContractFulfilled | EventOf<'progress'>): ContractView {
  const { seat } = event;
  const left = Object.fromEntries(
    Object.entries(fields).map(([at, seats]) => [at, seats.filter((one) => one !== seat)]),
  );
  if (event.type === 'progress') {
    return { id, slots, fields: { ...left, [event.field]: [...(left[event.field] ?? []), seat] } };
  }
  const free = slots.indexOf(null);
  return { id, slots: slots.map((one, i) => (i === free ? seat : one)), fields: left };
}
