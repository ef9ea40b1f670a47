import type { TableRequest } from '@roadstead/kernel';
import { checkGame, pick, type ToDecide } from '@roadstead/kernel/harness';
import { type Action, portRoyal, type View } from '@roadstead/port-royal';

const LOOK_EVERY = 64;

/** Plays so many random games fast: none may crash, get stuck, lose anything or leave anybody in debt. */
export function playMany(games: number, tables: readonly TableRequest[], seed: string): void {
  let choices = 0;
  const policy = ({ actions, random, view }: ToDecide<Action, View>) => {
    if (choices++ % LOOK_EVERY === 0) checkDebts(view());
    return pick(actions, random);
  };
  checkGame(portRoyal, { games, seed, tables, depth: 'light', every: LOOK_EVERY, policy });
}

function checkDebts({ players, drawPile, timePile = 0, points = 0 }: View): void {
  if (drawPile < 0 || timePile < 0 || points < 0) throw new Error('a pile owes cards');
  for (const { seat, coins, influence, cubes } of players) {
    if (coins < 0 || influence < 0 || cubes < 0) throw new Error(`seat ${seat} owes something`);
  }
}
