import { a, and, cards, coins, numbered, points, several, swords } from '../../../words/grammar/nl.js';
import type { Contract } from '../../contracts/list.js';
import type { ContractWords } from '../catalogue.js';
import type { Advance } from '../deeds.js';

/** The name of a contract within a sentence. */
export const quoted = ({ names }: Contract): string => `“${names.nl}”`;

const times = (n: number): string => (n === 1 ? '' : `, ${n} keer`);

/** " voor 3 munten en 1 invloedspunt"; nothing where there is nothing to gain. */
export function gains(n: number, influence: number): string {
  const parts = [...(n > 0 ? [coins(n)] : []), ...(influence > 0 ? [points(influence)] : [])];
  return parts.length === 0 ? '' : ` voor ${and(parts)}`;
}

export const stepOf = ({ contract, step }: Advance): string => `markeersteen op veld ${step} van ${quoted(contract)}`;

export const contracts: ContractWords = {
  tasks: {
    have: ({ persons }) => `Je hebt ${and(persons.map(several))} voor je liggen.`,
    cheap: ({ persons, cost }) =>
      `Je hebt ${persons} personen voor je liggen met een prijs van hoogstens ${cost} op de kaart.`,
    swords: ({ n }) => `Je hebt ${swords(n)}.`,
    expeditions: ({ n }) => `Je hebt ${n === 1 ? 'een expeditie' : `${n} expedities`} voor je liggen.`,
    influence: ({ n }) => `Je hebt ${points(n)}.`,
    pay: ({ n }) => `Betaal ${coins(n)}.`,
    kept: ({ n }) => `Verjaag in je beurten schepen van ${n} kleuren en bewaar ze; leg dan alle ${cards(n)} af.`,
    taxPaid: () => 'Betaal belasting.',
    bust: () => 'Draai in je eigen beurt een tweede schip van een kleur om dat je niet verjaagt.',
    forgone: ({ ship, times: n }) => `Handel met ${a(ship)} en zie af van de munten${times(n)}.`,
    colours: ({ colours, times: n }) =>
      n === 1
        ? `Er liggen in je eigen beurt schepen van ${colours} kleuren in de haven.`
        : `Er liggen in ${n} van je eigen beurten schepen van ${colours} kleuren in de haven.`,
  },

  gists: {
    have: ({ persons }) => persons.map(numbered).join(' + '),
    cheap: ({ persons, cost }) => `${persons} personen van hoogstens ${cost}`,
    swords: ({ n }) => swords(n),
    expeditions: ({ n }) => `${n} ${n === 1 ? 'expeditie' : 'expedities'}`,
    influence: ({ n }) => `${n} invloed`,
    pay: ({ n }) => `betaal ${coins(n)}`,
    kept: ({ n }) => `verjaag en bewaar ${n} kleuren`,
    taxPaid: () => 'betaal belasting',
    bust: () => 'waag te veel',
    forgone: ({ ship, times: n }) => `zie ${n} keer af van de munten van ${a(ship)}`,
    colours: ({ colours, times: n }) => `${colours} kleuren in de haven${n === 1 ? '' : `, ${n} beurten`}`,
  },

  titles: {
    landlubber: 'Landrot',
    sailor: 'Matroos',
    pirate: 'Piraat',
    captain: 'Kapitein',
    ruler: 'Heerser aller zeeën',
  },
};
