import type { Typed } from '@roadstead/kernel';
import type { Sound } from '../sound/synth.js';
import type { GameUi } from './game-ui.js';

/** What is heard of some events; nothing at a table that makes no sounds. */
export function soundsOf(events: readonly Typed[], ui: Pick<GameUi, 'soundOf'>): Sound[] {
  return events.flatMap((event) => ui.soundOf?.(event) ?? []);
}
