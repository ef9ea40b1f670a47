import {
  CARDS_PER_GAMBLE,
  type Card,
  CUBES,
  cardsInPlay,
  contractName,
  contractNamed,
  INFLUENCE_BY_CONTRACT,
  INFLUENCE_PER_SHIP,
  isOnTheSpot,
  type Options,
  optionWords,
  TITLES,
  titleName,
  type View,
} from '@roadstead/port-royal';
import type { Scene } from '../../play/scene.js';
import { isChapter } from './adventure/chapter.js';
import { chapterGoal, chapterRules } from './adventure/rules.js';
import { BOX_WORDS } from './words/boxes/index.js';
import type { TaxRule } from './words/catalogue.js';
import { TABLE_WORDS } from './words/index.js';

/** The cards that the table is played with, one of every sort. */
export const sortsAt = (view: View, { options }: Scene): readonly Card[] =>
  cardsInPlay(options as Options, view.players.length);

const has = (cards: readonly Card[], subtype: string): boolean => cards.some((card) => card.subtype === subtype);

/** What the game is about, for somebody who has never seen it. */
export function goal(view: View, scene: Scene): readonly string[] {
  const { language } = scene;
  if (isChapter(view)) return chapterGoal(view, scene);
  const words = TABLE_WORDS[language].goal;
  const boxes = BOX_WORDS[language].goal;
  const { contracts = [], timePile, players } = view;
  if (timePile !== undefined) {
    const together = players.length === 1 ? boxes.alone : boxes.together;
    return [together(contracts.length), words.turn];
  }
  return [
    ...(view.goal === null ? [] : [words.influence(view.goal)]),
    words.turn,
    ...(contracts.length > 0 ? [boxes.contracts] : []),
  ];
}

/** The rules in short, those of the boxes in play among them. */
export function rules(view: View, scene: Scene): readonly string[] {
  const { rules: words } = TABLE_WORDS[scene.language];
  const cards = sortsAt(view, scene);
  const isAlone = view.players.length === 1;
  return [
    words.turn,
    words.bust,
    words.take,
    ...(isAlone ? [] : [words.others]),
    ...(cards.some(({ type }) => type === 'expedition') ? [words.expeditions] : []),
    words.tax(taxRule(cards)),
    ...boxRules(view, cards, scene),
    ...(isChapter(view) ? chapterRules(view, scene) : view.goal === null ? [] : [words.end(view.goal)]),
    ...(view.end === 'expedition' ? [optionWords(scene.language).end.values.expedition?.about ?? ''] : []),
    words.inspect,
    ...(view.contracts ? [BOX_WORDS[scene.language].rules.inspect] : []),
  ];
}

function taxRule(cards: readonly Card[]): TaxRule {
  const taxes = cards.filter((card) => card.type === 'tax');
  const [first] = taxes;
  if (first === undefined) throw new Error('no tax is ever raised');
  const { threshold, leaves, bonusCoins } = first;
  const cap = leaves(threshold) === leaves(2 * threshold) ? leaves(threshold) : undefined;
  return { threshold, cap, favours: taxes.map(({ bonusTo }) => bonusTo), coins: bonusCoins };
}

function boxRules(view: View, cards: readonly Card[], { language }: Scene): readonly string[] {
  const words = BOX_WORDS[language].rules;
  return [
    ...(has(cards, 'wholesaler') ? [words.wholesalers(INFLUENCE_PER_SHIP)] : []),
    ...(has(cards, 'gambler') ? [words.gambler(CARDS_PER_GAMBLE)] : []),
    ...(has(cards, 'clerk') ? [words.contractCards] : []),
    ...(view.contracts ? contractRules(view, language) : []),
  ];
}

function contractRules({ contracts = [], timePile, players }: View, language: Scene['language']): readonly string[] {
  const words = BOX_WORDS[language].rules;
  const [, second, third] = INFLUENCE_BY_CONTRACT;
  const hasty = contracts.map(({ id }) => contractNamed(id)).filter(isOnTheSpot);
  const names = hasty.map((contract) => contractName(contract, language)).join(', ');
  const titles = [...TITLES].reverse().map(({ points, title }) => `${titleName(title, language)} ${points}+`);
  return [
    words.contracts(CUBES, second, third),
    ...(hasty.length > 0 ? [words.onTheSpot(names)] : []),
    ...(timePile === undefined ? [] : [(players.length === 1 ? words.alone : words.together)(titles.join(', '))]),
  ];
}
