import type { CoinWords } from '../catalogue.js';
import { admiralsFor, jestersFor, type Several } from '../facts.js';
import { coins as count, several } from '../grammar/de.js';
import { capital } from '../grammar/text.js';

const bring = (persons: Several): string =>
  `${capital(several(persons, 'nominative'))} ${persons.n === 1 ? 'bringt' : 'bringen'}`;

export const coins: CoinWords = {
  start: ({ seat, n }, who) => `${who.does(seat, 'beginnt', 'beginnst')} mit ${count(n)}`,
  ship: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} für ein Schiff`,
  expedition: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} für eine Expedition`,
  admiral: ({ seat, n }, who) => `viel Betrieb im Hafen: ${bring(admiralsFor(n))} ${who.to(seat)} ${count(n)}`,
  jester: ({ seat, n }, who) => `ein leerer Hafen: ${bring(jestersFor(n))} ${who.to(seat)} ${count(n)}`,
  bust: ({ seat, n }, who) => {
    return `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} für ${several(jestersFor(n), 'accusative')}`;
  },
  taxBonus: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} bei der Steuererhöhung`,
  hire: ({ seat, n }, who) => `${who.does(seat, 'zahlt', 'zahlst')} ${count(-n)} für eine Person`,
  tax: ({ seat, n }, who) => `${who.does(seat, 'zahlt', 'zahlst')} ${count(-n)} Steuern`,
};
