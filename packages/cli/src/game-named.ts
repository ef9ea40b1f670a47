import { GAMES, gameById } from '@roadstead/games';
import type { AnyGame } from '@roadstead/kernel';
import { didYouMean, UsageError } from './usage.js';

/** The game that the command line names, or the first there is; a UsageError for one that is not there. */
export function gameNamed(id: string = GAMES[0]!.game.id): AnyGame {
  const entry = gameById(id);
  if (entry !== undefined) return entry.game;
  const known = GAMES.map(({ game }) => game.id);
  throw new UsageError(`there is no game "${id}"${didYouMean(id, known) || ` (there is ${known.join(', ')})`}`);
}
