import { it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { baseOptions } from './base-options.js';
import { playMany } from './many-games.js';

const GAMES = FULL ? 50_000 : 400;

it.each([2, 3, 4, 5])(
  `${GAMES} random base games of %i players go right`,
  (seats) => {
    const tables = (['standard', 'expedition'] as const).map((end) => ({ seats, options: baseOptions(end) }));
    playMany(GAMES, tables, `base ${seats}`);
  },
  600_000,
);
