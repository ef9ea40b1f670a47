import { coins as count, several, the } from '../../../words/grammar/en.js';
import type { BoxCoinWords } from '../catalogue.js';
import { anyOf, viceAdmiralsFor } from '../facts.js';

export const coins: BoxCoinWords = {
  viceAdmiral: ({ seat, n }, who) =>
    `a lively harbour: ${who.does(seat, 'gets', 'get')} ${count(n)} thanks to ${several(viceAdmiralsFor(n))}`,
  gunner: ({ seat, n }, who) =>
    `ships in the harbour: ${who.does(seat, 'gets', 'get')} ${count(n)} thanks to ${the(anyOf('gunner'))}`,
  gift: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} as a gift from this ship`,
  contract: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} for a contract`,
  ransom: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} ${count(-n)} as a ransom`,
};
