import type { AnyGame, GameOrders, GameWords } from '@roadstead/kernel';
import { portRoyal, portRoyalOrders, portRoyalWords } from '@roadstead/port-royal';

export interface GameEntry {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the words of all games meet here
  readonly words: GameWords<any, any, any>;
  /** What its players may decide beforehand; missing where a game has nothing of the kind. */
  // biome-ignore lint/suspicious/noExplicitAny: and their orders
  readonly orders?: GameOrders<any, any, any>;
}

/** Every game there is. The command line, the server and the page read this list and name no game themselves. */
export const GAMES: readonly GameEntry[] = [{ game: portRoyal, words: portRoyalWords, orders: portRoyalOrders }];

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
