import type { Examples } from '../row.js';

export const examples: Examples = {
  play: [['--players 3 --calendars 1', 'the short game with two bots'], ['--players 3 --humans 2 --names Anna,Bo']],
  simulate: [['--games 200 --players 4 --bots captain'], ['--players 3 --calendars 1']],
  arena: [['--bots captain,greedy --players 4'], ['--bots weights:trader,weights:fighter,captain --players 4']],
  tune: [['--players 4 --out companies.json']],
  rules: [['V-4.60'], ['companies mutiny'], ['pakketboot --lang nl']],
};
