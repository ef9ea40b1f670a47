import { inTimeLeft, loadBots, type ThinkAnswer, type ThinkRequest, think } from '@roadstead/bots';
import { loadGame } from '@roadstead/games';

/** Thinks in this very thread, which hears nothing meanwhile. What loading the game takes is no time to think. */
export async function thinkHere(request: ThinkRequest): Promise<ThinkAnswer> {
  const asked = performance.now();
  const [entry] = await Promise.all([loadGame(request.game), loadBots(request.game)]);
  return think(inTimeLeft(request, performance.now() - asked), () => entry?.game);
}
