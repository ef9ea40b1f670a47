import type { Seat } from '@roadstead/kernel';
import { cardOf } from '../../cards/catalogue.js';
import { coinsOf } from '../../rules/money.js';
import { influenceOf, type State } from '../../state.js';
import type { Task } from './list.js';
import { contractsOf } from './open.js';

/** Whether a seat meets the task of a contract that waits (PR-C6). Tasks decided on the spot never wait. */
export function isMet(state: State, seat: Seat, task: Task): boolean {
  const player = state.players[seat]!;
  const persons = player.display.map(cardOf).filter((card) => card.type === 'person');
  if ('have' in task) {
    // PR-K1: a jack-of-all-trades replaces none.
    return Object.entries(task.have).every(
      ([kind, n]) => persons.filter(({ subtype }) => subtype === kind).length >= n,
    );
  }
  if ('cheap' in task) return persons.filter(({ cost }) => cost <= task.cheap.cost).length >= task.cheap.persons;
  if ('swords' in task) return player.totals.swords >= task.swords;
  if ('expeditions' in task) return player.totals.expeditions >= task.expeditions;
  if ('influence' in task) return influenceOf(player) >= task.influence;
  if ('pay' in task) return coinsOf(player) >= task.pay;
  // PR-C10: for the active player only.
  if ('kept' in task) return seat === state.active && contractsOf(state).kept[seat]!.length >= task.kept;
  return false;
}
