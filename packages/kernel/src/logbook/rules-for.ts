import type { Game, OptionValues, Typed } from '../contract.js';
import { quote } from '../plain.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from './record.js';

/**
 * The rules that a record was played by. Where a game keeps older versions, this is the one place to choose among them.
 */
export function rulesFor<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: GameRecord,
): Game<S, A, E, V, O> {
  if (record.game !== game.id) {
    throw new Refusal('BAD_RECORD', `This is a record of ${quote(record.game)}, not of "${game.id}".`);
  }
  if (record.rules === game.rules) return game;
  const played = `This game was played by version ${record.rules} of the rules of "${game.id}"`;
  throw new Refusal('BAD_RECORD', `${played}, and only version ${game.rules} is known here.`);
}
