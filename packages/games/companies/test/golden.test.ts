import { companies } from '@roadstead/companies';
import { testGolden } from '../../../../test/golden.js';
import { richPosition } from './rich.js';

/** A short game from its set-up, and the beginning of one in which nearly everything can be done. */
const GAMES = [
  { name: 'two', seats: 2, seed: 'two 1', options: { calendars: 1 } },
  {
    name: 'four',
    seats: 4,
    seed: 'four 1',
    options: { calendars: 1 },
    byHand: { position: richPosition(4) },
    longest: 250,
  },
] as const;

testGolden(companies, new URL('golden/', import.meta.url), GAMES);
