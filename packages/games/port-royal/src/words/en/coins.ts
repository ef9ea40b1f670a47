import type { CoinWords } from '../catalogue.js';
import { admiralsFor, jestersFor } from '../facts.js';
import { coins as count, several } from '../grammar/en.js';

export const coins: CoinWords = {
  start: ({ seat, n }, who) => `${who.does(seat, 'starts', 'start')} with ${count(n)}`,
  ship: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} for a ship`,
  expedition: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} for an expedition`,
  admiral: ({ seat, n }, who) =>
    `a busy harbour: ${who.does(seat, 'gets', 'get')} ${count(n)} thanks to ${several(admiralsFor(n))}`,
  jester: ({ seat, n }, who) =>
    `an empty harbour: ${who.does(seat, 'gets', 'get')} ${count(n)} thanks to ${several(jestersFor(n))}`,
  bust: ({ seat, n }, who) => {
    return `${who.does(seat, 'gets', 'get')} ${count(n)} for ${several(jestersFor(n))}`;
  },
  taxBonus: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} as taxes rise`,
  hire: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} ${count(-n)} for a person`,
  tax: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} ${count(-n)} in tax`,
};
