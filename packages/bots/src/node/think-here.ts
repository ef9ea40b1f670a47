import { gameById } from '@roadstead/games/all';
import { type ThinkAnswer, type ThinkRequest, think } from '../all.js';

/** Thinks in this very thread, which hears nothing meanwhile. */
export function thinkHere(request: ThinkRequest, cancelled?: () => boolean): ThinkAnswer {
  return think(request, (id) => gameById(id)?.game, cancelled);
}
