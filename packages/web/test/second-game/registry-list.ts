import { type ListedGame, LISTED as OURS } from '../../../games/registry/src/list.js';
import { isletsEntry } from '../../../kernel/test/games/islets/entry.js';
import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';

export const LISTED: readonly ListedGame[] = [
  ...OURS,
  { id: 'lots', load: async () => lotsEntry },
  { id: 'islets', load: async () => isletsEntry },
];
