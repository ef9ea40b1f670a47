import { it } from 'vitest';
import { hasContracts, setupsOf } from './many-boxes.js';
import { playMany } from './many-games.js';

it('15,000 random competitive games with contracts, in all combinations, go right', () => {
  const setups = setupsOf((combination) => hasContracts(combination) && combination.mode === 'competitive');
  playMany(
    15_000,
    setups.filter(({ seats }) => seats > 1),
    'contracts',
  );
}, 600_000);
