import type { Seat } from '@roadstead/kernel';
import type { Income, Person, Ship } from '../../cards/card.js';
import { CATALOGUE } from '../../cards/catalogue.js';
import { type Several, shipOfColour } from '../../words/facts.js';
import { CONTRACTS, type Contract, contractById, type Task } from '../contracts/list.js';

/** What sentences need to know about contracts and the persons of the boxes, whatever the language. */

export function contractNamed(id: string): Contract {
  const contract = contractById(id);
  if (contract === undefined) throw new Error(`there is no contract ${id}`);
  return contract;
}

/** Somebody of a kind, whatever ships he deals in. */
export function anyOf(kind: string): Person {
  const person = CATALOGUE.find((card) => card.type === 'person' && card.subtype === kind);
  if (person?.type !== 'person') throw new Error(`nobody is a ${kind}`);
  return { ...person, trades: undefined, ...{ dealsIn: undefined } };
}

/** The contract for which repelled ships are kept. */
export function keepersContract(): Contract {
  const contract = CONTRACTS.find(({ task }) => 'kept' in task);
  if (contract === undefined) throw new Error('no ships are kept');
  return contract;
}

/** Every number from the first to the last that an income is paid at. */
export function harbourRange({ harbourFrom = 0, harbourTo = harbourFrom }: Income): readonly number[] {
  return Array.from({ length: harbourTo - harbourFrom + 1 }, (_, i) => harbourFrom + i);
}

export const viceAdmiralsFor = (n: number): Several<Person> => {
  const card = anyOf('vice_admiral');
  return { n: n / (card.income?.coins ?? 1), card };
};

/** A task, sorted by its kind, so that each language only has to say it. */
export type TaskFact =
  | { readonly kind: 'have'; readonly persons: readonly Several<Person>[] }
  | { readonly kind: 'cheap'; readonly cost: number; readonly persons: number }
  | { readonly kind: 'swords'; readonly n: number }
  | { readonly kind: 'expeditions'; readonly n: number }
  | { readonly kind: 'influence'; readonly n: number }
  | { readonly kind: 'pay'; readonly n: number }
  | { readonly kind: 'kept'; readonly n: number }
  | { readonly kind: 'taxPaid' }
  | { readonly kind: 'bust' }
  | { readonly kind: 'forgone'; readonly ship: Ship; readonly times: number }
  | { readonly kind: 'colours'; readonly colours: number; readonly times: number };

export type TaskFactOf<K extends TaskFact['kind']> = Extract<TaskFact, { kind: K }>;

export function taskFact(task: Task): TaskFact {
  if ('have' in task) {
    return { kind: 'have', persons: Object.entries(task.have).map(([kind, n]) => ({ n, card: anyOf(kind) })) };
  }
  if ('cheap' in task) return { kind: 'cheap', ...task.cheap };
  if ('swords' in task) return { kind: 'swords', n: task.swords };
  if ('expeditions' in task) return { kind: 'expeditions', n: task.expeditions };
  if ('influence' in task) return { kind: 'influence', n: task.influence };
  if ('pay' in task) return { kind: 'pay', n: task.pay };
  if ('kept' in task) return { kind: 'kept', n: task.kept };
  switch (task.when) {
    case 'forgone':
      return { kind: 'forgone', ship: shipOfColour(task.colour), times: task.times };
    case 'colours':
      return { kind: 'colours', colours: task.colours, times: task.times };
    default:
      return { kind: task.when };
  }
}

/** How often the task of a contract must be met. */
export const timesOf = ({ task }: Contract): number => ('times' in task ? task.times : 1);

/** Whether a contract is decided on the spot, or waits until its player likes. */
export const isOnTheSpot = ({ task }: Contract): boolean => 'when' in task;

/** What each seat did in a co-operative game, in the order of the seats. */
export function deedsTogether(
  ranking: readonly { readonly seat: Seat; readonly contracts?: readonly string[] }[],
): readonly { readonly seat: Seat; readonly contracts: readonly Contract[] }[] {
  return [...ranking]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, contracts = [] }) => ({ seat, contracts: contracts.map(contractNamed) }));
}
