import { a, and, cards, coins, numbered, several, swords } from '../../../words/grammar/en.js';
import type { Contract } from '../../contracts/list.js';
import type { ContractWords } from '../catalogue.js';
import type { Advance } from '../deeds.js';

/** The name of a contract within a sentence. */
export const quoted = ({ names }: Contract): string => `“${names.en}”`;

const times = (n: number): string => (n === 1 ? '' : `, ${n} times`);

/** " for 3 coins and 1 influence"; nothing where there is nothing to gain. */
export function gains(n: number, influence: number): string {
  const parts = [...(n > 0 ? [coins(n)] : []), ...(influence > 0 ? [`${influence} influence`] : [])];
  return parts.length === 0 ? '' : ` for ${and(parts)}`;
}

export const stepOf = ({ contract, step }: Advance): string => `cube on space ${step} of ${quoted(contract)}`;

export const contracts: ContractWords = {
  tasks: {
    have: ({ persons }) => `You have ${and(persons.map(several))} in your display.`,
    cheap: ({ persons, cost }) => `You have ${persons} persons whose card shows a cost of ${cost} or less.`,
    swords: ({ n }) => `You have ${swords(n)}.`,
    expeditions: ({ n }) => `You have ${n === 1 ? 'an expedition' : `${n} expeditions`} in your display.`,
    influence: ({ n }) => `You have ${n} influence.`,
    pay: ({ n }) => `Pay ${coins(n)}.`,
    kept: ({ n }) => `Repel ships of ${n} colours in your turns and keep them; then give up all ${cards(n)}.`,
    taxPaid: () => 'Pay tax.',
    bust: () => 'Turn up a second ship of a colour in your own turn and do not repel it.',
    forgone: ({ ship, times: n }) => `Trade with ${a(ship)} and forgo its coins${times(n)}.`,
    colours: ({ colours, times: n }) =>
      n === 1
        ? `Ships of ${colours} colours lie in the harbour in your own turn.`
        : `Ships of ${colours} colours lie in the harbour in ${n} of your own turns.`,
  },

  gists: {
    have: ({ persons }) => persons.map(numbered).join(' + '),
    cheap: ({ persons, cost }) => `${persons} persons of ${cost} or less`,
    swords: ({ n }) => swords(n),
    expeditions: ({ n }) => `${n} ${n === 1 ? 'expedition' : 'expeditions'}`,
    influence: ({ n }) => `${n} influence`,
    pay: ({ n }) => `pay ${coins(n)}`,
    kept: ({ n }) => `repel and keep ${n} colours`,
    taxPaid: () => 'pay tax',
    bust: () => 'bust',
    forgone: ({ ship, times: n }) => `forgo the coins of ${a(ship)}, ${n} times`,
    colours: ({ colours, times: n }) => `${colours} colours in the harbour${n === 1 ? '' : `, ${n} turns`}`,
  },

  titles: {
    landlubber: 'Landlubber',
    sailor: 'Sailor',
    pirate: 'Pirate',
    captain: 'Captain',
    ruler: 'Ruler of All the Seas',
  },
};
