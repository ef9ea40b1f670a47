import { type ThinkAnswer, type ThinkRequest, think } from '@roadstead/bots';
import { gameById } from '@roadstead/games';

/** Thinks in this very thread, which hears nothing meanwhile. */
export function thinkHere(request: ThinkRequest): ThinkAnswer {
  return think(request, (id) => gameById(id)?.game);
}
