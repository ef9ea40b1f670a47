import type { Chance, Game, OptionValues, Seat, TableSetup, Tell, Typed } from './contract.js';
import { Refusal } from './refusal.js';
import { same } from './same.js';

/** More forced steps in a row than any game can have: reaching it means that the rules run in a circle. */
const ENDLESS = 10_000;

/** Sets a table up and does the first forced steps. */
export function begin<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  setup: TableSetup<O>,
  chance: Chance,
  tell?: Tell<E>,
): S {
  const state = game.setup(setup, chance, tell);
  settle(game, state, chance, tell);
  return state;
}

/**
 * The only way to change a state: refuses whatever is not in `legal` and then leaves the state untouched; otherwise
 * carries the action out, and after it every step that leaves no choice.
 */
export function act<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  seat: Seat,
  action: A,
  chance: Chance,
  tell?: Tell<E>,
): void {
  carryOut(game, state, seat, legalAction(game, state, seat, action), chance, tell);
}

/** Carries out an action that `legalAction` has let pass, and after it every step that leaves no choice. */
export function carryOut<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  seat: Seat,
  legal: A,
  chance: Chance,
  tell?: Tell<E>,
): void {
  game.resolve(state, seat, legal, chance, tell);
  settle(game, state, chance, tell);
}

/** The legal action that equals the one asked for, or a refusal. */
export function legalAction<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  seat: Seat,
  action: unknown,
): A {
  const toAct = game.toAct(state);
  if (toAct.length === 0) throw new Refusal('GAME_OVER', 'The game is over.');
  if (!toAct.includes(seat)) throw new Refusal('NOT_YOUR_TURN', `Seat ${seat} has nothing to decide now.`);
  const legal = game.legal(state, seat);
  if (legal.includes(action as A)) return action as A;
  for (const candidate of legal) if (same(candidate, action)) return candidate;
  throw new Refusal('ILLEGAL_ACTION', `Seat ${seat} cannot do that now.`);
}

/** Steps without a choice happen by themselves. */
function settle<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  chance: Chance,
  tell?: Tell<E>,
): void {
  for (let step = 0; step < ENDLESS; step++) {
    if (!forcedStep(game, state, chance, tell)) return;
  }
  throw new Error(`${game.id}: the rules run in a circle of forced steps`);
}

/** Does one step that leaves its seat no choice; false if every seat to act has one. */
function forcedStep<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  chance: Chance,
  tell?: Tell<E>,
): boolean {
  for (const seat of game.toAct(state)) {
    const legal = game.legal(state, seat);
    if (legal.length > 1) continue;
    const forced = legal[0];
    if (forced === undefined) throw new Error(`${game.id}: seat ${seat} has to act, but nothing is legal`);
    if (game.asksAnyway?.(state, seat)) continue;
    game.resolve(state, seat, forced, chance, tell);
    return true;
  }
  return false;
}
