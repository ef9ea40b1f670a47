import { Refusal, type Uid } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import { cardsNamed, parseByHand } from '../../position.js';
import { answered } from '../../rules/agenda.js';
import type { Box } from '../../rules/box.js';
import { finish } from '../../rules/end.js';
import type { State } from '../../state.js';
import { TIME_PILE, TITLES } from './list.js';
import { allFulfilled, contractsOf, facts, fulfilledBy } from './open.js';

export interface CoopState {
  /** Face down; the top is the last. */
  readonly timePile: Uid[];
  /** Cards put aside from it, each a point. */
  readonly points: Uid[];
}

function coopOf(state: State): CoopState {
  return state.extras.coop!;
}

/** PR-O2: a fixed number, the sum on the seals, and one for each different letter on them. */
export function timePileSize(state: State): number {
  const seals = contractsOf(state).open.map((open) => facts(open).seal);
  const sum = seals.reduce((total, { number }) => total + number, 0);
  return TIME_PILE + sum + new Set(seals.map(({ letter }) => letter)).size;
}

const NOTHING: readonly Action[] = [];
const SET_ASIDE_OR_KEEP: readonly Action[] = [{ type: 'setAside' }, { type: 'keepTime' }];

export const coop: Box = {
  begin(state, table, _chance, tell) {
    const size = timePileSize(state);
    const { setAside } = table.options;
    const { timeStack } = parseByHand(table);
    if (setAside + timeStack.length > size || setAside === size) {
      throw new Refusal(
        'BAD_OPTIONS',
        `The time pile has ${size} cards: ${setAside} cannot be put aside before the start.`,
      );
    }
    const onTop = cardsNamed(timeStack, state.pile).reverse();
    const points = state.pile.splice(0, setAside);
    const timePile = [...state.pile.splice(0, size - setAside - onTop.length), ...onTop];
    state.extras.coop = { timePile, points };
    tell?.({ type: 'timePile', n: timePile.length, points: points.length });
  },

  firstPile: (state) => coopOf(state).timePile, // PR-O3
  firstPileEmpty: (state, tell) => finish(state, 'time', tell), // PR-O4

  // PR-O6
  taxDone: (state) => (coopOf(state).timePile.length > 0 ? [{ do: 'ask', what: 'setAside', seat: state.active }] : []),
  actions: (state) => (state.asking?.what === 'setAside' ? SET_ASIDE_OR_KEEP : NOTHING),
  resolve(state, seat, action, _chance, tell) {
    if (action.type !== 'setAside' && action.type !== 'keepTime') return false;
    answered(state);
    const { timePile, points } = coopOf(state);
    if (action.type === 'setAside') points.push(timePile.pop()!);
    tell?.({ type: action.type, seat, points: points.length });
    return true;
  },

  /** All stand or fall together: by contracts fulfilled, and a little for those on the way. */
  scores(state, scores) {
    const progress = contractsOf(state).open.map(({ slots, fields }): number => {
      if (slots.some((seat) => seat !== null)) return 1;
      return fields.some((seats) => seats.length > 0) ? 0.3 : 0;
    });
    const score = progress.reduce((sum, n) => sum + n, 0);
    return scores.map(() => score);
  },

  result(state, { ranking }) {
    const won = allFulfilled(state);
    const points = coopOf(state).points.length;
    return {
      winners: won ? ranking.map(({ seat }) => seat).sort((a, b) => a - b) : [],
      ranking: ranking.map((standing) => ({
        ...standing,
        place: 1,
        contracts: fulfilledBy(state, standing.seat).map(({ id }) => id),
      })),
      won,
      points,
      title: won ? TITLES.find((title) => points >= title.points)!.title : null,
    };
  },

  view(state, view) {
    const { timePile, points } = coopOf(state);
    view.timePile = timePile.length;
    view.points = points.length;
  },

  hiddenPlaces: (state) => [coopOf(state).timePile, coopOf(state).points],
};
