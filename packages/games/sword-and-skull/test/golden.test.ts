import { swordAndSkull } from '@roadstead/sword-and-skull';
import { testGolden } from '../../../../test/golden.js';

/** A game at tables of each size; the seeds are such that much happens in little time. */
const GAMES = [
  { name: 'two', seats: 2, seed: 'two 176' },
  { name: 'three', seats: 3, seed: 'three 204' },
  { name: 'four', seats: 4, seed: 'four 196' },
  { name: 'five', seats: 5, seed: 'five 13' },
] as const;

testGolden(swordAndSkull, new URL('golden/', import.meta.url), GAMES);
