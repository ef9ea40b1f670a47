import type { CoinWords } from '../catalogue.js';
import { admiralsFor, jestersFor } from '../facts.js';
import { coins as count, several } from '../grammar/nl.js';

export const coins: CoinWords = {
  start: ({ seat, n }, who) => `${who.does(seat, 'begint', 'begint')} met ${count(n)}`,
  ship: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} voor een schip`,
  expedition: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} voor een expeditie`,
  admiral: ({ seat, n }, who) =>
    `een drukke haven: ${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} dankzij ${several(admiralsFor(n))}`,
  jester: ({ seat, n }, who) =>
    `een lege haven: ${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} dankzij ${several(jestersFor(n))}`,
  bust: ({ seat, n }, who) => {
    return `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} voor ${several(jestersFor(n))}`;
  },
  taxBonus: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} bij de belastingverhoging`,
  hire: ({ seat, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} ${count(-n)} voor een persoon`,
  tax: ({ seat, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} ${count(-n)} belasting`,
};
