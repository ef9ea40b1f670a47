import { coins as count, several, the } from '../../../words/grammar/de.js';
import { capital } from '../../../words/grammar/text.js';
import type { BoxCoinWords } from '../catalogue.js';
import { anyOf, viceAdmiralsFor } from '../facts.js';

export const coins: BoxCoinWords = {
  viceAdmiral: ({ seat, n }, who) => {
    const persons = viceAdmiralsFor(n);
    const bring = persons.n === 1 ? 'bringt' : 'bringen';
    return `ein belebter Hafen: ${capital(several(persons, 'nominative'))} ${bring} ${who.to(seat)} ${count(n)}`;
  },
  gunner: ({ seat, n }, who) =>
    `Schiffe im Hafen: ${capital(the(anyOf('gunner'), 'nominative'))} bringt ${who.to(seat)} ${count(n)}`,
  gift: ({ seat, n }, who) => `dieses Schiff schenkt ${who.to(seat)} ${count(n)}`,
  contract: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} für einen Auftrag`,
  ransom: ({ seat, n }, who) => `${who.does(seat, 'zahlt', 'zahlst')} ${count(-n)} Lösegeld`,
};
