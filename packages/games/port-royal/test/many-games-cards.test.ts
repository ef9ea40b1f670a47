import { it } from 'vitest';
import { hasContracts, setupsOf } from './many-boxes.js';
import { playMany } from './many-games.js';

it('20,000 random games with the cards of other boxes, and of Under way!, go right', () => {
  playMany(
    20_000,
    setupsOf((combination) => !hasContracts(combination)),
    'cards',
  );
}, 600_000);
