import type { Language, OptionText } from '@roadstead/kernel';
import type { Card } from '../../cards/card.js';
import { cardOf } from '../../cards/catalogue.js';
import type { Options } from '../../options.js';
import { CATALOGUES } from '../../words/catalogues.js';
import type { AdventureOptionWords } from '../adventure/words/catalogue.js';
import { contentsOf } from '../contents.js';
import { CONTRACTS, type Contract, type Title } from '../contracts/list.js';
import { type TaskFact, taskFact } from './facts.js';
import type { OptionWords } from './option-words.js';

export * from '../adventure/words/public.js';
export { CARDS_PER_GAMBLE } from '../gambler/cards.js';
export { INFLUENCE_PER_SHIP } from '../under-way/cards.js';
export type { Advance } from './deeds.js';
export { contractNamed, isOnTheSpot, timesOf } from './facts.js';
export { asksBeforeFirstTurn, furtherCards, influenceOfTrade } from './figures.js';
export type { Choosable } from './option-words.js';
export { dealsIn, giftOf } from './special.js';

export const contractName = (contract: Contract, language: Language): string => contract.names[language];

/** What must be done for a contract. */
export function taskText(contract: Contract, language: Language): string {
  const fact = taskFact(contract.task);
  const say = CATALOGUES[language].contracts.tasks[fact.kind] as (fact: TaskFact) => string;
  return say(fact);
}

/** The same in as few words as fit into a list. */
export function taskGist(contract: Contract, language: Language): string {
  const fact = taskFact(contract.task);
  const say = CATALOGUES[language].contracts.gists[fact.kind] as (fact: TaskFact) => string;
  return say(fact);
}

/** The title that the points of a co-operative game earn. */
export const titleName = (title: Title, language: Language): string => CATALOGUES[language].contracts.titles[title];

/** Every option of a table in words, by its name. */
export function optionWords(
  language: Language,
): Readonly<Record<keyof (OptionWords & AdventureOptionWords), OptionText>> {
  const { options } = CATALOGUES[language];
  const contracts = CONTRACTS.map((contract) => [
    contract.id,
    { label: contractName(contract, language), about: taskText(contract, language) },
  ]);
  return {
    ...options,
    contracts: { ...options.contracts, values: Object.fromEntries(contracts), byHand: true },
    campaign: { ...options.campaign, values: {}, byHand: true },
  };
}

/** One card of every sort that a table is played with. */
export function cardsInPlay(options: Options, seats: number): readonly Card[] {
  const { pile, laidOut, later } = contentsOf(options, seats);
  return [...new Set([...pile, ...laidOut, ...later].map(cardOf))];
}
