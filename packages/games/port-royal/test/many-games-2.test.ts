import { it } from 'vitest';
import { baseOptions } from './base-options.js';
import { playMany } from './many-games.js';

const ENDS = ['standard', 'expedition'] as const;

it('50,000 random base games of 2 players neither crash nor get stuck nor lose anything', () => {
  const setups = ENDS.map((end) => ({ seats: 2, options: baseOptions(end) }));
  playMany(50_000, setups, 'base 2');
}, 600_000);
