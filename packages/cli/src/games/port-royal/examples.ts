import type { Examples } from '../row.js';

export const examples: Examples = {
  play: [
    ['--with contracts --players 1', 'alone against time'],
    ['--with contracts --mode co-op --players 3', 'you and two bots together'],
  ],
  simulate: [
    ['--games 10000 --players 4 --bots greedy'],
    ['--players 3 --end expedition --seed winter'],
    ['--box unterwegs --players 3'],
    ['--with contracts --set-aside 2 --players 1'],
    ['--with gambler,contracts --mode co-op --players 3'],
  ],
  arena: [['--bots captain,greedy --players 4 --with contracts']],
  tune: [['--players 2 --end expedition --out expedition.json']],
  rules: [['PR-D6'], ['port-royal jester bust'], ['paljas --lang nl']],
};
