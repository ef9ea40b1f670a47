import { a, and, cards, coins, numbered, points, several, swords } from '../../../words/grammar/de.js';
import type { Contract } from '../../contracts/list.js';
import type { ContractWords } from '../catalogue.js';
import type { Advance } from '../deeds.js';

/** The name of a contract within a sentence. */
export const quoted = ({ names }: Contract): string => `„${names.de}“`;

const times = (n: number): string => (n === 1 ? '' : `, ${n}-mal`);

/** " für 3 Münzen und 1 Einflusspunkt"; nothing where there is nothing to gain. */
export function gains(n: number, influence: number): string {
  const parts = [...(n > 0 ? [coins(n)] : []), ...(influence > 0 ? [points(influence)] : [])];
  return parts.length === 0 ? '' : ` für ${and(parts)}`;
}

export const stepOf = ({ contract, step }: Advance): string => `Holzwürfel auf Feld ${step} von ${quoted(contract)}`;

export const contracts: ContractWords = {
  tasks: {
    have: ({ persons }) => `Du hast ${and(persons.map((group) => several(group, 'accusative')))} in deiner Auslage.`,
    cheap: ({ persons, cost }) =>
      `Du hast ${persons} Personen in deiner Auslage, auf denen ein Preis von höchstens ${cost} steht.`,
    swords: ({ n }) => `Du hast ${swords(n)} in deiner Auslage.`,
    expeditions: ({ n }) => `Du hast ${n === 1 ? 'eine Expedition' : `${n} Expeditionen`} in deiner Auslage.`,
    influence: ({ n }) => `Du hast ${points(n)}.`,
    pay: ({ n }) => `Zahle ${coins(n)}.`,
    kept: ({ n }) => `Wehre in deinen Zügen Schiffe in ${n} Farben ab und behalte sie; lege dann alle ${cards(n)} ab.`,
    taxPaid: () => 'Zahle Steuern.',
    bust: () => 'Decke in deinem eigenen Zug ein zweites Schiff einer Farbe auf, das du nicht abwehrst.',
    forgone: ({ ship, times: n }) => `Handle mit ${a(ship, 'dative')} und verzichte auf die Münzen${times(n)}.`,
    colours: ({ colours, times: n }) =>
      n === 1
        ? `In deinem eigenen Zug liegen Schiffe in ${colours} Farben im Hafen.`
        : `In ${n} deiner eigenen Züge liegen Schiffe in ${colours} Farben im Hafen.`,
  },

  gists: {
    have: ({ persons }) => persons.map(numbered).join(' + '),
    cheap: ({ persons, cost }) => `${persons} Personen bis ${coins(cost)}`,
    swords: ({ n }) => swords(n),
    expeditions: ({ n }) => `${n} ${n === 1 ? 'Expedition' : 'Expeditionen'}`,
    influence: ({ n }) => `${n} Einfluss`,
    pay: ({ n }) => `${coins(n)} zahlen`,
    kept: ({ n }) => `${n} Farben abwehren und behalten`,
    taxPaid: () => 'Steuern zahlen',
    bust: () => 'zu viel riskieren',
    forgone: ({ ship, times: n }) => `${n}-mal auf die Münzen ${a(ship, 'dative')} verzichten`,
    colours: ({ colours, times: n }) => `${colours} Farben im Hafen${n === 1 ? '' : `, ${n} Züge`}`,
  },

  titles: {
    landlubber: 'Landratte',
    sailor: 'Matrose',
    pirate: 'Pirat',
    captain: 'Kapitän',
    ruler: 'Herrscher über alle Meere',
  },
};
