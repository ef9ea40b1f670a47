import type { Examples } from '../row.js';

export const examples: Examples = {
  play: [
    ['--players 3', 'you and two bots'],
    ['--players 3 --humans 2 --names Anna,Bo', 'hands stay hidden'],
  ],
  simulate: [['--games 2000 --players 3 --bots greedy'], ['--players 5 --seed volcano']],
  arena: [['--bots captain,greedy --players 4']],
  tune: [['--players 4 --out skull.json']],
  rules: [['SS-B1'], ['sword-and-skull lake of fire'], ['losgeld --lang nl']],
};
