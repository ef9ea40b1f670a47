import { atTable } from './en/at-table.js';
import { beforeGame } from './en/before-game.js';
import { common } from './en/common.js';
import { home } from './en/home.js';
import { settings } from './en/settings.js';
import type { Shape } from './shape.js';

/** The English words are the shape that the others must have. */
export const en = { ...common, ...home, ...beforeGame, ...atTable, settings };
export type Words = Shape<typeof en>;
