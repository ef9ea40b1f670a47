import { it } from 'vitest';
import { setupsOf } from './many-boxes.js';
import { playMany } from './many-games.js';

it('15,000 random co-operative games, in all combinations, go right', () => {
  const setups = setupsOf(({ mode }) => mode === 'co-op');
  const aside = setups.map(({ seats, options }) => ({ seats, options: { ...options, setAside: 5 } }));
  playMany(15_000, [...setups, ...aside], 'co-op');
}, 600_000);
