import type { Kind, PlainKind } from '../kinds.js';
import { OF_BASE } from './base.js';
import { OF_BOXES } from './boxes.js';

export { COLOURED } from './coloured.js';
export const PLAIN: Readonly<Record<PlainKind, Kind>> = { ...OF_BASE, ...OF_BOXES };
