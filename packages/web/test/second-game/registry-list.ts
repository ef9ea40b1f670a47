import type { GameEntry } from '@roadstead/kernel';
import { GAMES as OURS } from '../../../games/registry/src/list.js';
import { isletsEntry } from '../../../kernel/test/games/islets/entry.js';
import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';

export const GAMES: readonly GameEntry[] = [...OURS, lotsEntry, isletsEntry];
