import { begin, carryOut, legalAction } from '../act.js';
import type { Game, OptionValues, Tell, Typed } from '../contract.js';
import { ReplayChance } from '../random/recording.js';
import { SecretRandom } from '../random/secret.js';
import { Refusal } from '../refusal.js';
import { type ActEntry, type GameRecord, placeOf, setupOf } from './record.js';

/** How a record is gone through again. */
export interface Replaying<E> {
  readonly tell?: Tell<E>;
  /** Compare what chance brought with what the seed gives, where the record has it. */
  readonly checkSeed?: boolean;
}

/** The state after set-up. */
export function replayOpening<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: GameRecord,
  how: Replaying<E> = {},
): S {
  return inPlace('opening', () => {
    const chance = chanceOf(record, 0, record.opening.chance, how);
    const state = begin(game, setupOf<O>(record), chance, how.tell);
    chance.finish();
    return state;
  });
}

/** Carries out an act of the record again, on the state that it was made in. */
export function replayAct<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  state: S,
  record: GameRecord,
  seq: number,
  how: Replaying<E> = {},
): void {
  const entry = record.entries[seq - 1] as ActEntry;
  inPlace(placeOf(seq, entry), () => {
    const action = legalAction(game, state, entry.seat, entry.action);
    const chance = chanceOf(record, seq, entry.chance, how);
    carryOut(game, state, entry.seat, action, chance, how.tell);
    chance.finish();
    if (chance.uncovered === (entry.revealed ?? false)) return;
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

function chanceOf<E>(record: GameRecord, seq: number, drawn: readonly number[], how: Replaying<E>): ReplayChance {
  const { seed } = record;
  return new ReplayChance(drawn, how.checkSeed && seed !== undefined ? new SecretRandom(seed, seq) : undefined);
}
