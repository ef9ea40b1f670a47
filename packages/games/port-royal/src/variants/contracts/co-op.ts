import { Refusal, type Uid } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import { cardsNamed, parseByHand } from '../../position.js';
import { answered } from '../../rules/agenda.js';
import type { Box } from '../../rules/box.js';
import { finish } from '../../rules/end.js';
import type { State } from '../../state.js';
import { LONGEST_TIME_PILE, TITLES, timePileSize } from './list.js';
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

const NOTHING: readonly Action[] = [];
const SET_ASIDE_OR_KEEP: readonly Action[] = [{ type: 'setAside' }, { type: 'keepTime' }];
/** By the number of cards. */
const SET_ASIDE_FIRST: readonly Action[] = Array.from({ length: LONGEST_TIME_PILE }, (_, cards) =>
  Object.freeze({ type: 'setAside', cards }),
);

/** PR-O6: asked after a tax, and, with all the numbers there are, before the first turn. */
function answers(state: State): readonly Action[] {
  const isFirst = state.turnedUp === 0;
  return isFirst ? SET_ASIDE_FIRST.slice(0, coopOf(state).timePile.length) : SET_ASIDE_OR_KEEP;
}

export const coop: Box = {
  begin(state, table, _chance, tell) {
    const size = timePileSize(contractsOf(state).open.map((open) => facts(open).seal));
    const { setAside } = table.options;
    const { timeStack } = parseByHand(table);
    const aside = setAside === 'ask' ? 0 : Math.min(setAside, size - 1);
    if (timeStack.length > size - aside) {
      throw new Refusal('BAD_OPTIONS', `The time pile has ${size - aside} cards: "timeStack" names more.`);
    }
    const onTop = cardsNamed(timeStack, state.pile).reverse();
    const points = state.pile.splice(0, aside);
    const timePile = [...state.pile.splice(0, size - aside - onTop.length), ...onTop];
    state.extras.coop = { timePile, points };
    tell?.({ type: 'timePile', n: timePile.length, points: points.length });
  },

  // PR-O6
  beforeFirstTurn: (state) =>
    state.options.setAside === 'ask' ? [{ do: 'ask', what: 'setAside', seat: state.start }] : [],
  taxDone: (state) => (coopOf(state).timePile.length > 0 ? [{ do: 'ask', what: 'setAside', seat: state.active }] : []),
  actions: (state) => (state.asking?.what === 'setAside' ? answers(state) : NOTHING),
  resolve(state, seat, action, _chance, tell) {
    if (action.type !== 'setAside' && action.type !== 'keepTime') return false;
    answered(state);
    const { timePile, points } = coopOf(state);
    if (action.type === 'keepTime') {
      tell?.({ type: 'keepTime', seat, points: points.length });
      return true;
    }
    const { cards = 1 } = action;
    for (let n = 0; n < cards; n++) points.push(timePile.pop()!);
    tell?.({ type: 'setAside', seat, cards, points: points.length });
    return true;
  },

  firstPile: (state) => coopOf(state).timePile, // PR-O3
  beginTurn(state, tell) {
    if (coopOf(state).timePile.length === 0) finish(state, 'time', tell); // PR-O4
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
