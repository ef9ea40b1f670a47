import { GAMES as OURS } from '../../src/games/list.js';
import type { GameRow } from '../../src/games/row.js';
import { lotsFace } from './face.js';

export const GAMES: readonly GameRow[] = [
  ...OURS,
  { face: lotsFace, ui: async () => (await import('./ui.js')).lotsUi },
];
