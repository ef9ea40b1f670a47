import { begin, carryOut, legalAction, type Questions } from '../act.js';
import type { Game, OptionValues, Tell, Typed } from '../contract.js';
import { ReplayChance } from '../random/recording.js';
import { SecretRandom } from '../random/secret.js';
import { Refusal } from '../refusal.js';
import { type ActEntry, type GameRecord, placeOf, setupOf } from './record.js';

/** How a record is gone through again. */
export interface Replaying<A, E> {
  readonly tell?: Tell<E>;
  /** What was asked, for checking that the act is an answer to it. An act that was checked before needs no list. */
  readonly questions?: Questions<A>;
  /** Compare what chance brought with what this seed gives. */
  readonly seed?: string | undefined;
}

/** The state after set-up. */
export function replayOpening<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: GameRecord,
  { tell, seed }: Replaying<A, E> = {},
): S {
  return inPlace('opening', () => {
    const chance = chanceOf(record.opening.chance, 0, seed);
    const state = begin(game, setupOf<O>(record), chance, tell);
    chance.finish();
    return state;
  });
}

/** Carries out an act of a record again, on the state that it was made in. Returns what is asked next. */
export function replayAct<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  seq: number,
  entry: ActEntry,
  { tell, questions, seed }: Replaying<A, E> = {},
): Questions<A> {
  return inPlace(placeOf(seq, entry), () => {
    const action = questions ? legalAction(questions, entry.seat, entry.action) : (entry.action as A);
    const chance = chanceOf(entry.chance, seq, seed);
    const next = carryOut(game, state, entry.seat, action, chance, tell);
    chance.finish();
    if (chance.uncovered === (entry.revealed ?? false)) return next;
    const what = chance.uncovered ? 'something hidden came to light' : 'nothing hidden came to light';
    throw new Refusal('BAD_RECORD', `${what}, but the record says otherwise.`);
  });
}

/** Whatever goes wrong in there is the record's fault, and the refusal says where. */
export function inPlace<T>(place: string, replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const what = error instanceof Refusal ? sentence : `the rules cannot follow it (${sentence}).`;
    throw new Refusal('BAD_RECORD', `${place}: ${what.replace(/\s+/g, ' ')}`);
  }
}

function chanceOf(drawn: readonly number[], stream: number, seed: string | undefined): ReplayChance {
  return new ReplayChance(drawn, seed === undefined ? undefined : new SecretRandom(seed, stream));
}
