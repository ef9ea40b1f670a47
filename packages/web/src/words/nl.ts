import type { Words } from './en.js';
import { atTable } from './nl/at-table.js';
import { beforeGame } from './nl/before-game.js';
import { common } from './nl/common.js';
import { home } from './nl/home.js';
import { settings } from './nl/settings.js';

export const nl: Words = { ...common, ...home, ...beforeGame, ...atTable, settings };
