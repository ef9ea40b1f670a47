import { type ThinkAnswer, type ThinkRequest, think } from '@roadstead/bots';
import { gameById } from '@roadstead/games';

/** Somewhere bots think. */
export interface Thinker {
  /** Throws what the signal was aborted with, and at once. */
  think(request: ThinkRequest, signal?: AbortSignal): Promise<ThinkAnswer>;
  close(): void;
}

/** Thinks in this very thread, which hears nothing meanwhile. */
export function thinkHere(request: ThinkRequest): ThinkAnswer {
  return think(request, (id) => gameById(id)?.game);
}
