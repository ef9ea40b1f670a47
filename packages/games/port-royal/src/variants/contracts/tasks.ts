import type { Seat, Uid } from '@roadstead/kernel';
import { cardOf } from '../../cards/catalogue.js';
import { coinsOf } from '../../rules/money.js';
import { influenceOf, type State } from '../../state.js';
import type { Task } from './list.js';
import { contractsOf } from './open.js';

/** Whether a seat meets the task of a contract that waits (PR-C6). Tasks decided on the spot never wait. */
export function isMet(state: State, seat: Seat, task: Task): boolean {
  const player = state.players[seat]!;
  if ('when' in task) return false;
  if ('have' in task) return hasAll(player.display, task.have);
  if ('cheap' in task) return countCheap(player.display, task.cheap.cost) >= task.cheap.persons;
  if ('swords' in task) return player.totals.swords >= task.swords;
  if ('expeditions' in task) return player.totals.expeditions >= task.expeditions;
  if ('influence' in task) return influenceOf(player) >= task.influence;
  if ('pay' in task) return coinsOf(player) >= task.pay;
  // PR-C10: for the active player only.
  return seat === state.active && contractsOf(state).kept[seat]!.length >= task.kept;
}

/** PR-K1: a jack-of-all-trades replaces none. */
function hasAll(display: readonly Uid[], have: Readonly<Record<string, number>>): boolean {
  for (const kind in have) {
    let n = 0;
    for (const uid of display) if (cardOf(uid).subtype === kind) n++;
    if (n < have[kind]!) return false;
  }
  return true;
}

/** PR-K2: the printed cost counts. */
function countCheap(display: readonly Uid[], cost: number): number {
  let n = 0;
  for (const uid of display) {
    const card = cardOf(uid);
    if (card.type === 'person' && card.cost <= cost) n++;
  }
  return n;
}
