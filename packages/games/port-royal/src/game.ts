import type { Game, Seat } from '@roadstead/kernel';
import { ACTION_TYPES, type Action } from './actions.js';
import type { Event } from './events.js';
import { redeal } from './hidden.js';
import { legal, toAct } from './legal.js';
import { odds } from './odds.js';
import { OPTIONS, type Options } from './options.js';
import { resolve } from './resolve.js';
import { boxesOf } from './rules/box.js';
import { resultOf } from './rules/end.js';
import { coinsOf } from './rules/money.js';
import { setup } from './setup.js';
import { clone, influenceOf, type State } from './state.js';
import { installBoxes } from './variants/index.js';
import { refuses } from './variants/refuses.js';
import { type View, view } from './view.js';

installBoxes();

function boxScore(state: State, seat: Seat): number {
  return boxesOf(state).reduce((sum, box) => sum + (box.score?.(state, seat) ?? 0), 0);
}

export const portRoyal: Game<State, Action, Event, View, Options> = {
  id: 'port-royal',
  rules: 1,
  players: { min: 1, max: 5 },
  options: OPTIONS,
  actionTypes: ACTION_TYPES,
  refuses,
  setup,
  clone,
  toAct,
  legal,
  resolve,
  view: (state) => view(state),
  redeal: (state, _seat, random) => redeal(state, random),
  odds: (state) => odds(state),
  score: (state) =>
    state.players.map((player, seat) => influenceOf(player) + coinsOf(player) / 100 + boxScore(state, seat)),
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  inventory: (state) => [
    ...state.pile,
    ...state.discard,
    ...state.harbour,
    ...state.expeditions,
    ...(state.revealed === null ? [] : [state.revealed]),
    ...state.players.flatMap((player) => [...player.coins, ...player.display]),
    ...boxesOf(state).flatMap((box) => [
      ...(box.openCards?.(state) ?? []),
      ...(box.hiddenPlaces?.(state) ?? []).flat(),
    ]),
  ],
};
