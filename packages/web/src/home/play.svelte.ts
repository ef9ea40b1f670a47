import { loadGameUi } from '../games/index.js';
import { startGame } from '../local/games.js';
import { rememberSetup } from '../local/last-setup.js';
import type { Setup } from '../local/setup.js';
import { toast } from '../ui/toasts.svelte.js';

let starting = $state(false);

/** Whether a game is just being dealt: whatever begins one waits for it. */
export const beginning = {
  get now(): boolean {
    return starting;
  },
};

/** Begins something that leads to a table; what goes wrong is said. */
export async function begin(work: () => Promise<void>): Promise<void> {
  if (starting) return;
  starting = true;
  try {
    await work();
  } catch (error) {
    toast((error as Error).message, { tone: 'trouble' });
  } finally {
    starting = false;
  }
}

/** Deals a game like this one, and remembers it. */
export function play(setup: Setup): Promise<void> {
  // While the game is dealt.
  void loadGameUi(setup.game);
  rememberSetup(setup);
  return begin(() => startGame(setup));
}
