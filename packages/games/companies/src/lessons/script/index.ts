import { building } from './building.js';
import { combat } from './combat.js';
import { firstVoyage } from './first-voyage.js';
import { nations } from './nations.js';

/** In the order in which they are learnt. */
export const LESSONS = [firstVoyage, building, combat, nations] as const;
