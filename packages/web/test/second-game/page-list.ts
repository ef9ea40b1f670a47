import { GAME_ROWS as OURS } from '../../src/games/list.js';
import type { GameRow } from '../../src/games/row.js';
import { lotsFace } from './face.js';
import { isletsFace } from './islets/face.js';

export const GAME_ROWS: readonly GameRow[] = [
  ...OURS,
  { face: lotsFace, ui: async () => (await import('./ui.js')).lotsUi },
  { face: isletsFace, ui: async () => (await import('./islets/ui.js')).isletsUi },
];
