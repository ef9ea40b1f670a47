import { atTable } from './de/at-table.js';
import { beforeGame } from './de/before-game.js';
import { common } from './de/common.js';
import { home } from './de/home.js';
import { settings } from './de/settings.js';
import type { Words } from './en.js';

export const de: Words = { ...common, ...home, ...beforeGame, ...atTable, settings };
