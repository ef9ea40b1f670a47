import type { Game } from '@roadstead/kernel';
import { ACTION_TYPES, type Action } from './actions.js';
import { GOODS, ORIGIN } from './board/goods.js';
import { PLAYERS } from './board/numbers.js';
import { SHIPS } from './board/ships.js';
import { DEVELOPMENTS } from './cards/developments.js';
import { STACKS, tileOf } from './cards/tiles.js';
import type { Event } from './events.js';
import { redeal } from './hidden.js';
import { legal } from './legal/index.js';
import { odds } from './odds.js';
import { type CompaniesOptions, OPTIONS } from './options.js';
import { resolve } from './resolve/index.js';
import { resultOf } from './result.js';
import { toAct } from './rules/ask.js';
import { scores } from './score.js';
import { setup } from './setup.js';
import { clone, type State } from './state.js';
import { type View, view } from './view.js';

export const companies: Game<State, Action, Event, View, CompaniesOptions> = {
  id: 'companies',
  rules: 1,
  players: PLAYERS,
  options: OPTIONS,
  actionTypes: ACTION_TYPES,
  refuses: () => null,
  setup,
  clone,
  toAct,
  legal,
  resolve,
  view,
  redeal,
  odds,
  score: scores,
  result: resultOf,
  inventory,
};

/** Cubes, ships, cards, tiles and ducats: always the same in all. */
function inventory(state: State): readonly string[] {
  return [
    ...GOODS.map((good, number) => `${cubesOf(state, number)} ${good}`),
    ...SHIPS.map(({ id }, type) => `${shipsOf(state, type)} ${id}`),
    ...DEVELOPMENTS.map(({ id }, card) => `${copiesIn(state, card)} ${id}`),
    ...STACKS.flatMap((name) => tilesOf(state, name)),
    `${state.players.reduce((sum, { ducats }) => sum + ducats, state.bank)} ducats`,
  ];
}

const shipsIn = ({ players }: State) => players.flatMap(({ fleets }) => fleets.flatMap((fleet) => fleet?.ships ?? []));

/** A ship that was paid for and has not joined a fleet yet is one too. */
function shipsOf(state: State, type: number): number {
  const launched = shipsIn(state).filter((ship) => ship.type === type).length;
  const isWaiting = state.asking?.kind === 'join' && state.asking.type === type;
  return state.shipSupply[type]! + launched + (isWaiting ? 1 : 0);
}

function cubesOf(state: State, good: number): number {
  const aboard = shipsIn(state).reduce((sum, { cargo }) => sum + cargo.filter((one) => one === good).length, 0);
  return state.supply[good]! + aboard + storedCubes(state, good);
}

function storedCubes({ harbours }: State, good: number): number {
  const harbour = harbours[ORIGIN[good]!]!;
  return harbour.fields.reduce((sum, { cubes }) => sum + cubes, 0);
}

function copiesIn({ market, box, players }: State, card: number): number {
  const owned = players.filter(({ cards }) => cards.includes(card)).length;
  return Math.max(0, market[card]!) + box[card]! + owned;
}

/** Regions that are active or expected lie beside their stack. */
function tilesOf({ stacks, stormActive, stormExpected }: State, name: (typeof STACKS)[number]): string[] {
  const { tiles, discards } = stacks[name];
  const beside = name === 'stormRegion' ? [stormActive, stormExpected].filter((tile) => tile >= 0) : [];
  return [...tiles, ...discards, ...beside].map((tile) => `${name} ${tileOf(name, tile)}`);
}
