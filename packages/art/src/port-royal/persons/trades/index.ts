import type { KindLooks, PlainKind } from '../kinds.js';
import { OF_BASE } from './base.js';
import { OF_BOXES } from './boxes.js';

export { COLOURED } from './coloured.js';
export const PLAIN: Readonly<Record<PlainKind, KindLooks>> = { ...OF_BASE, ...OF_BOXES };
