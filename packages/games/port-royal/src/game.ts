import type { Game, Uid } from '@roadstead/kernel';
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
import { campaign } from './variants/adventure/campaign.js';
import { installBoxes } from './variants/index.js';
import { refuses } from './variants/refuses.js';
import { type View, view } from './view.js';

installBoxes();

function scores(state: State): readonly number[] {
  const plain = state.players.map((player) => influenceOf(player) + coinsOf(player) / 100);
  return boxesOf(state).reduce((scores, box) => box.scores?.(state, scores) ?? scores, plain as readonly number[]);
}

/** A tax whose card is not discarded yet lies on the agenda. */
function taxesUnderWay(state: State): Uid[] {
  return state.agenda.flatMap((step) => (step.do === 'discardTax' ? [step.uid] : []));
}

type Rules = Game<State, Action, Event, View, Options>;

export const portRoyal: Rules & Required<Pick<Rules, 'odds'>> = {
  id: 'port-royal',
  rules: 1,
  players: { min: 1, max: 5 },
  options: OPTIONS,
  actionTypes: ACTION_TYPES,
  refuses: (setup) => refuses(setup),
  setup,
  clone,
  toAct,
  legal,
  resolve,
  view,
  redeal,
  odds,
  score: scores,
  campaign,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  inventory: (state) => [
    ...state.pile,
    ...state.discard,
    ...state.harbour,
    ...state.expeditions,
    ...(state.revealed === null ? [] : [state.revealed]),
    ...state.players.flatMap((player) => [...player.coins, ...player.display]),
    ...taxesUnderWay(state),
    ...boxesOf(state).flatMap((box) => [
      ...(box.openCards?.(state) ?? []),
      ...(box.hiddenPlaces?.(state, null) ?? []).flat(),
      ...(box.things?.(state) ?? []),
    ]),
  ],
};
