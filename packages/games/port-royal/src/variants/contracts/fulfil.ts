import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Event } from '../../events.js';
import { moveAll } from '../../piles.js';
import { refs } from '../../refs.js';
import { finish, triggerEnd } from '../../rules/end.js';
import { gain, pay } from '../../rules/money.js';
import type { State } from '../../state.js';
import { INFLUENCE_BY_CONTRACT } from './list.js';
import { allFulfilled, contractsOf, facts, fulfilledBy, type OpenContract } from './open.js';

/**
 * A task has been met once: the cube goes one field on, or, where there is none left, onto the leftmost free coin space,
 * and the contract is fulfilled (PR-C6, K4, K7).
 */
export function advance(state: State, seat: Seat, open: OpenContract, chance: Chance, tell?: Tell<Event>): void {
  const field = takeCube(state, seat, open);
  if (field < open.fields.length) {
    open.fields[field]!.push(seat);
    tell?.({ type: 'progress', seat, contract: open.id, field: field + 1 });
  } else {
    fulfil(state, seat, open, chance, tell);
  }
}

/** Takes the seat's cube from the field it stands on, or from those left; the number of the field it goes to next. */
function takeCube(state: State, seat: Seat, open: OpenContract): number {
  const at = open.fields.findIndex((seats) => seats.includes(seat));
  if (at < 0) contractsOf(state).cubes[seat]!--;
  else open.fields[at]!.splice(open.fields[at]!.indexOf(seat), 1);
  return at + 1;
}

function fulfil(state: State, seat: Seat, open: OpenContract, chance: Chance, tell?: Tell<Event>): void {
  const { task, coins } = facts(open);
  const slot = open.slots.indexOf(null);
  open.slots[slot] = seat;
  // PR-C7
  const influence = INFLUENCE_BY_CONTRACT[fulfilledBy(state, seat).length - 1]!;
  state.players[seat]!.bonus += influence;
  const discarded = 'kept' in task ? giveUpKept(state, seat) : [];
  tell?.({ type: 'fulfilled', seat, contract: open.id, coins: coins[slot]!, influence, discarded: refs(discarded) });
  if ('pay' in task) pay(state, seat, task.pay, 'ransom', chance, tell);
  gain(state, seat, coins[slot]!, 'contract', chance, tell);
  triggerEnd(state, seat, tell); // PR-C8
  if (state.extras.coop && allFulfilled(state)) finish(state, 'contracts', tell); // PR-O4
}

/** PR-K9: the ships kept for it are discarded. */
function giveUpKept(state: State, seat: Seat): Uid[] {
  const kept = contractsOf(state).kept[seat]!;
  const ships = [...kept];
  moveAll(kept, state.discard);
  return ships;
}
