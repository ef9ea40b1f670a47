import type { Game } from '@roadstead/kernel';
import { ACTION_TYPES, type Action } from './actions.js';
import { PLAYERS } from './board/numbers.js';
import { CREW } from './cards/crew.js';
import { ENEMIES } from './cards/enemies.js';
import { FORTUNE } from './cards/fortune.js';
import { ITEMS } from './cards/items.js';
import type { Event } from './events.js';
import { redeal } from './hidden.js';
import { asksAnyway, legal, toAct } from './legal.js';
import { odds } from './odds.js';
import { resolve } from './resolve.js';
import { resultOf } from './result.js';
import { scores } from './score.js';
import { setup } from './setup.js';
import { clone, type Pile, type State } from './state.js';
import { type View, view } from './view.js';

type Rules = Game<State, Action, Event, View>;

export const swordAndSkull: Rules & Required<Pick<Rules, 'odds'>> = {
  id: 'sword-and-skull',
  rules: 1,
  players: PLAYERS,
  options: [],
  actionTypes: ACTION_TYPES,
  refuses: () => null,
  setup,
  clone,
  toAct,
  legal,
  resolve,
  asksAnyway,
  view,
  redeal,
  odds,
  score: scores,
  result: resultOf,
  inventory: (state) => [
    ...inPile(state.enemies, ENEMIES),
    ...inPile(state.items, ITEMS),
    ...inPile(state.fortune, FORTUNE),
    ...state.waiting.map((card) => FORTUNE[card]!.id),
    ...(state.auction === null ? [] : [ITEMS[state.auction.item]!.id]),
    ...(state.fight?.foe === 'enemy' ? [ENEMIES[state.fight.card]!.id] : []),
    ...crewIn(state.crew),
    ...state.players.flatMap(({ crew, items, table, hand }) => [
      ...crewIn(crew),
      ...items.map((item) => ITEMS[item]!.id),
      ...[...table, ...hand].map((card) => FORTUNE[card]!.id),
    ]),
    `${goldIn(state)} gold`,
  ],
};

function inPile({ cards, discards }: Pile, list: readonly { readonly id: string }[]): string[] {
  return [...cards, ...discards].map((card) => list[card]!.id);
}

function crewIn(crew: readonly number[]): string[] {
  return crew.flatMap((n, kind) => Array<string>(n).fill(CREW[kind]!.id));
}

/** What everybody has, and what the bank has taken in: always the same in all. */
function goldIn({ players, chests, trove, bank }: State): number {
  const purses = players.map(({ gold }) => gold);
  return [...purses, ...chests, trove, bank].reduce((sum, gold) => sum + gold, 0);
}
