import { GAMES as OURS } from '../../src/games/list.js';
import type { GameRow } from '../../src/games/row.js';
import { lotsFace } from './face.js';
import { isletsFace } from './islets/face.js';

export const GAMES: readonly GameRow[] = [
  ...OURS,
  { face: lotsFace, ui: async () => (await import('./ui.js')).lotsUi },
  { face: isletsFace, ui: async () => (await import('./islets/ui.js')).isletsUi },
];
