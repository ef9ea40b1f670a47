import { recentSetups } from './last-setup.js';

/** Of these games the one that was played here last; the first of them where none was. */
export function lastPlayed(games: readonly string[]): string {
  return recentSetups('').find(({ game }) => games.includes(game))?.game ?? games[0]!;
}
