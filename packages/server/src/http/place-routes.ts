import { GAMES } from '@roadstead/games/all';
import type { Handlers } from './handlers.js';

/** What is true of the whole place. */
export function placeHandlers(publicKey: () => Promise<string | null>): Pick<Handlers, 'games' | 'pushKey'> {
  const games = GAMES.map(({ game: { id, players, options } }) => ({
    id,
    players: { ...players },
    options: [...options],
  }));
  return {
    games: async () => ({ games }),
    pushKey: async () => ({ key: await publicKey() }),
  };
}
