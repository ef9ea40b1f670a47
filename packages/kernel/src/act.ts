import type { Chance, Game, OptionValues, Seat, TableSetup, Tell, Typed } from './contract.js';
import { Refusal } from './refusal.js';
import { same } from './same.js';

/** More forced steps in a row than any game can have: reaching it means that the rules run in a circle. */
const ENDLESS = 10_000;

/** A seat that owes a decision, and all that it may do. */
export interface SeatQuestion<A> {
  readonly seat: Seat;
  readonly legal: readonly A[];
}

/** What is asked now, in the order of `toAct`; nothing once the game is over. */
export type Questions<A> = readonly SeatQuestion<A>[];

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

/** What is asked in a state that was just set up or came from elsewhere; after an act, the act says so. */
export function questionsOf<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
): Questions<A> {
  const seats = game.toAct(state);
  // Mostly one seat is asked, and after every step: a question without a detour is the quicker one.
  if (seats.length === 1) return [{ seat: seats[0]!, legal: game.legal(state, seats[0]!) }];
  return seats.map((seat) => ({ seat, legal: game.legal(state, seat) }));
}

/**
 * The only way to change a state: refuses whatever is not in `legal` and then leaves the state untouched; otherwise
 * carries the action out, and after it every step that leaves no choice. Returns what is asked next.
 */
export function act<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  seat: Seat,
  action: A,
  chance: Chance,
  tell?: Tell<E>,
): Questions<A> {
  return carryOut(game, state, seat, legalAction(questionsOf(game, state), seat, action), chance, tell);
}

/** Carries out an action that is known to be legal, and after it every step that leaves no choice. */
export function carryOut<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  seat: Seat,
  legal: A,
  chance: Chance,
  tell?: Tell<E>,
): Questions<A> {
  game.resolve(state, seat, legal, chance, tell);
  return settle(game, state, chance, tell);
}

/** The action among those asked for that equals this one, or a refusal. */
export function legalAction<A>(questions: Questions<A>, seat: Seat, action: unknown): A {
  if (questions.length === 0) throw new Refusal('GAME_OVER', 'The game is over.');
  const question = questions.find((one) => one.seat === seat);
  if (question === undefined) throw new Refusal('NOT_YOUR_TURN', `Seat ${seat} has nothing to decide now.`);
  const { legal } = question;
  if (legal.includes(action as A)) return action as A;
  for (const candidate of legal) if (same(candidate, action)) return candidate;
  throw new Refusal('ILLEGAL_ACTION', `Seat ${seat} cannot do that now.`);
}

/** Steps without a choice happen by themselves, until every seat to act has one. */
function settle<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  chance: Chance,
  tell?: Tell<E>,
): Questions<A> {
  for (let step = 0; step < ENDLESS; step++) {
    const questions = questionsOf(game, state);
    const forced = forcedOne(game, state, questions);
    if (forced === undefined) return questions;
    game.resolve(state, forced.seat, forced.legal[0]!, chance, tell);
  }
  throw new Error(`${game.id}: the rules run in a circle of forced steps`);
}

/** The first seat that has no choice, unless not asking it would betray something. */
function forcedOne<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  questions: Questions<A>,
): SeatQuestion<A> | undefined {
  for (const question of questions) {
    const { seat, legal } = question;
    if (legal.length === 0) throw new Error(`${game.id}: seat ${seat} has to act, but nothing is legal`);
    if (legal.length === 1 && !game.asksAnyway?.(state, seat)) return question;
  }
  return undefined;
}
