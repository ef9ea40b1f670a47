import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Action, ActionOf } from '../../actions.js';
import type { Event } from '../../events.js';
import { remove } from '../../piles.js';
import { refs } from '../../refs.js';
import { gain, pay } from '../../rules/money.js';
import type { State } from '../../state.js';
import type { FulfilMission } from './actions.js';
import { moveCrowns, takeCube } from './cubes.js';
import { adventureOf, facts, heroOf, type OpenMission } from './state.js';
import { choicesOf, isMet } from './tasks.js';

/** Whether a seat could still work on a mission: each once, and with a cube, which may be on its upper field already. */
export function isOpenTo(state: State, { done, upper }: OpenMission, seat: Seat): boolean {
  return !done.includes(seat) && (heroOf(state, seat).cubes > 0 || upper.includes(seat));
}

/** PR-A6: the missions that a seat could fulfil whenever it likes, with every choice of ships. */
export function waiting(state: State, seat: Seat): readonly Action[] {
  const actions: Action[] = [];
  for (const open of adventureOf(state).missions) {
    const { task } = facts(open);
    if (task.spot || !isOpenTo(state, open, seat) || !isMet(state, seat, task)) continue;
    for (const given of choicesOf(heroOf(state, seat).kept, task.give ?? {})) actions.push(fulfilment(open.id, given));
  }
  return actions;
}

function fulfilment(mission: string, given: readonly Uid[]): FulfilMission {
  return given.length === 0 ? { type: 'fulfil', mission } : { type: 'fulfil', mission, with: given };
}

export function isAboutMission(action: Action): action is Extract<ActionOf<'fulfil'>, FulfilMission> {
  return action.type === 'fulfil' && 'mission' in action;
}

/** PR-A33: a task that must be met twice moves the cube to the upper field first; else the mission is fulfilled. */
export function advance(
  state: State,
  seat: Seat,
  { mission, with: given = [] }: FulfilMission,
  chance: Chance,
  tell?: Tell<Event>,
): void {
  const open = adventureOf(state).missions.find(({ id }) => id === mission)!;
  const isStep = facts(open).task.times === 2 && !open.upper.includes(seat);
  if (isStep) {
    open.upper.push(seat);
    tell?.({ type: 'step', seat, mission });
    takeCube(state, seat, chance, tell);
  } else {
    fulfil(state, seat, open, given, chance, tell);
  }
}

/** PR-A8: what is given up is discarded before coins are drawn. */
function fulfil(
  state: State,
  seat: Seat,
  open: OpenMission,
  given: readonly Uid[],
  chance: Chance,
  tell?: Tell<Event>,
): void {
  const { task, first, crowns } = facts(open);
  const isFirst = open.done.length === 0;
  open.done.push(seat);
  tell?.({ type: 'fulfilled', seat, mission: open.id, isFirst, discarded: refs(given) });
  giveShips(state, seat, given);
  pay(state, seat, task.give?.coins ?? 0, 'mission', chance, tell);
  moveCrowns(state, seat, -(task.give?.crowns ?? 0), 'mission', tell);
  if (open.upper.includes(seat)) remove(open.upper, seat);
  else takeCube(state, seat, chance, tell);
  if (isFirst) gain(state, seat, first.coins ?? 0, 'mission', chance, tell);
  moveCrowns(state, seat, crowns + (isFirst ? (first.crowns ?? 0) : 0), 'mission', tell);
}

/** Ships with items go to the discard pile. */
export function giveShips(state: State, seat: Seat, ships: readonly Uid[]): void {
  for (const uid of ships) {
    remove(heroOf(state, seat).kept, uid);
    state.discard.push(uid);
  }
}
