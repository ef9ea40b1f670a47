import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { Ship } from '../../cards/card.js';
import { cardOf } from '../../cards/catalogue.js';
import type { Event } from '../../events.js';
import { ref } from '../../refs.js';
import type { Box } from '../../rules/box.js';
import { bust, canTurnUp, isLost, nextCard, shipsCame } from '../../rules/discover.js';
import { countColours } from '../../rules/harbour.js';
import { raiseTax } from '../../rules/tax.js';
import { stop } from '../../rules/trade.js';
import type { State, Step } from '../../state.js';
import { CARDS_PER_GAMBLE } from './cards.js';

/** Steps of a gamble: a tax among the cards, and what it all comes to. */
export type GambleStep =
  | { readonly do: 'gambleTax'; readonly uid: Uid }
  | { readonly do: 'gambleEnd'; readonly before: number }
  | { readonly do: 'gambleStop' };

/** The gamblers used in this turn. */
function used(state: State): Uid[] {
  return state.extras.gambler!;
}

/** PR-G1: each gambler once a turn; of alike ones the first. */
function unused(state: State, seat: Seat): Uid[] {
  const gamblers = state.players[seat]!.display.filter(
    (uid) => cardOf(uid).subtype === 'gambler' && !used(state).includes(uid),
  );
  return gamblers.filter((uid, i) => gamblers.findIndex((other) => cardOf(other) === cardOf(uid)) === i);
}

export const gambler: Box = {
  begin(state) {
    state.extras.gambler = [];
  },

  beginTurn(state) {
    state.extras.gambler = [];
  },

  // PR-G5
  mayDiscover: (state) => used(state).length === 0,

  actions(state, seat) {
    if (state.phase !== 'discover' || !canTurnUp(state)) return [];
    return unused(state, seat).map((uid): Action => ({ type: 'gamble', uid }));
  },

  resolve(state, seat, action, chance, tell) {
    if (action.type !== 'gamble') return false;
    used(state).push(action.uid);
    tell?.({ type: 'gambled', seat, ...ref(action.uid) });
    const before = countColours(state.harbour);
    const taxes = turnUpTogether(state, chance, tell);
    state.agenda.push(...taxes.map((uid): Step => ({ do: 'gambleTax', uid })), { do: 'gambleEnd', before });
    return true;
  },

  step(state, step, chance, tell) {
    switch (step.do) {
      case 'gambleTax': // PR-G2
        raiseTax(state, step.uid, chance, tell);
        return true;
      case 'gambleEnd':
        endGamble(state, step.before, chance, tell);
        return true;
      case 'gambleStop': // PR-G4
        if (state.phase === 'discover' && (unused(state, state.active).length === 0 || !canTurnUp(state)))
          stop(state, chance, tell);
        return true;
      default:
        return false;
    }
  },

  /** Taxes among the cards turned up together that have not been dealt with yet. */
  openCards: (state) => state.agenda.flatMap((step) => (step.do === 'gambleTax' ? [step.uid] : [])),

  picks: (state) => used(state).length, // PR-G4

  view(state, view) {
    view.gambled = used(state).length;
  },
};

/** PR-G1, G2: the cards come together, so that no coin is drawn in between; nothing is repelled. Returns the taxes. */
function turnUpTogether(state: State, chance: Chance, tell?: Tell<Event>): Uid[] {
  const taxes: Uid[] = [];
  for (let n = 0; n < CARDS_PER_GAMBLE; n++) {
    const uid = nextCard(state, chance, tell);
    if (uid === undefined) break;
    if (isLost(state, uid, tell)) continue;
    const { type } = cardOf(uid);
    const to = type === 'expedition' ? 'expeditions' : type === 'tax' ? 'tax' : 'harbour';
    tell?.({ type: 'turnedUp', seat: state.active, ...ref(uid), to });
    if (to === 'tax') taxes.push(uid);
    else state[to].push(uid);
  }
  return taxes;
}

/** PR-G3: two ships of a colour are a bust; otherwise phase 1 ends, unless another gambler goes on. */
function endGamble(state: State, before: number, chance: Chance, tell?: Tell<Event>): void {
  const clash = secondOfAColour(state.harbour);
  if (clash !== undefined) {
    bust(state, clash, chance, tell);
    return;
  }
  shipsCame(state, before);
  state.agenda.push({ do: 'gambleStop' });
}

function secondOfAColour(harbour: readonly Uid[]): Uid | undefined {
  const ships = harbour.filter((uid) => cardOf(uid).type === 'ship');
  const colour = (uid: Uid) => (cardOf(uid) as Ship).colour;
  return ships.find((uid, i) => ships.slice(0, i).some((other) => colour(other) === colour(uid)));
}
