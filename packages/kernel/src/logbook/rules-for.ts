import type { Game, OptionValues, Typed } from '../contract.js';
import { quote } from '../plain.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from './record.js';

/**
 * The rules that a record was played by. Where a game keeps older versions, this is the one place to choose among them.
 */
export function rulesFor<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: Pick<GameRecord, 'game' | 'rules'>,
): Game<S, A, E, V, O> {
  if (record.game !== game.id) {
    throw new Refusal('BAD_RECORD', `This is a record of ${quote(record.game)}, not of "${game.id}".`);
  }
  const known = [game, ...(game.earlier ?? [])];
  const played = known.find(({ rules }) => rules === record.rules);
  if (played !== undefined) return played;
  const version = `This game was played by version ${record.rules} of the rules of "${game.id}"`;
  throw new Refusal('BAD_RECORD', `${version}, and only ${listOf(known.map(({ rules }) => rules))} known here.`);
}

function listOf(versions: readonly number[]): string {
  const sorted = [...versions].sort((a, b) => a - b);
  return sorted.length === 1 ? `version ${sorted[0]} is` : `versions ${sorted.join(', ')} are`;
}
