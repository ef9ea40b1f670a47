import type { Game } from '@roadstead/kernel';
import { ACTION_TYPES, type Action } from './actions.js';
import type { Event } from './events.js';
import { redeal } from './hidden.js';
import { legal, toAct } from './legal.js';
import { odds } from './odds.js';
import { OPTIONS, type Options } from './options.js';
import { resolve } from './resolve.js';
import { standings } from './rules/end.js';
import { coinsOf } from './rules/money.js';
import { setup } from './setup.js';
import { clone, type State } from './state.js';
import { type View, view } from './view.js';

export const portRoyal: Game<State, Action, Event, View, Options> = {
  id: 'port-royal',
  rules: 1,
  players: { min: 2, max: 5 },
  options: OPTIONS,
  actionTypes: ACTION_TYPES,
  refuses: ({ seats }) => (seats >= 2 && seats <= 5 ? null : 'Port Royal is for 2 to 5 players.'),
  setup,
  clone,
  toAct,
  legal,
  resolve,
  view: (state) => view(state),
  redeal: (state, _seat, random) => redeal(state, random),
  odds: (state) => odds(state),
  score: (state) => state.players.map((player) => player.totals.influence + coinsOf(player) / 100),
  result: (state) => (state.phase === 'over' ? standings(state) : null),
  inventory: (state) => [
    ...state.pile,
    ...state.discard,
    ...state.harbour,
    ...state.expeditions,
    ...(state.revealed === null ? [] : [state.revealed]),
    ...state.players.flatMap((player) => [...player.coins, ...player.display]),
  ],
};
