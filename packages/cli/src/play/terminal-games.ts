import type { AnyTerminalGame } from './game.js';
import { portRoyalTerminal } from './port-royal/index.js';

/** The pictures of every game that can be shown in the terminal. */
const PICTURES: Readonly<Record<string, AnyTerminalGame>> = { 'port-royal': portRoyalTerminal };

/** Undefined for a game without pictures. */
export function picturesOf(game: string): AnyTerminalGame | undefined {
  return Object.hasOwn(PICTURES, game) ? PICTURES[game] : undefined;
}
