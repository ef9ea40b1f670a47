import { coins as count, several, the } from '../../../words/grammar/nl.js';
import type { BoxCoinWords } from '../catalogue.js';
import { anyOf, viceAdmiralsFor } from '../facts.js';

export const coins: BoxCoinWords = {
  viceAdmiral: ({ seat, n }, who) =>
    `een levendige haven: ${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} dankzij ${several(viceAdmiralsFor(n))}`,
  gunner: ({ seat, n }, who) =>
    `schepen in de haven: ${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} dankzij ${the(anyOf('gunner'))}`,
  gift: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} cadeau van dit schip`,
  contract: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} voor een functie`,
  ransom: ({ seat, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} ${count(-n)} losgeld`,
};
