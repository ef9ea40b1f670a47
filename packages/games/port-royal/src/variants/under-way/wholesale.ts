import type { Uid } from '@roadstead/kernel';
import { cardOf } from '../../cards/catalogue.js';
import { ref } from '../../refs.js';
import type { Box } from '../../rules/box.js';
import { triggerEnd } from '../../rules/end.js';
import type { State } from '../../state.js';
import { dealersIn } from '../deals-in.js';
import { INFLUENCE_PER_SHIP } from './cards.js';

/** A traded ship under the wholesaler who bought it. */
export interface Tucked {
  readonly under: Uid;
  readonly ship: Uid;
}

function tucked(state: State): Tucked[] {
  return state.extras.wholesale!;
}

function isWholesaler(uid: Uid): boolean {
  return cardOf(uid).subtype === 'wholesaler';
}

/** PR-U4: the ship slides under the first wholesaler of its colour, and there it is worth influence. */
export const wholesale: Box = {
  begin(state) {
    state.extras.wholesale = [];
  },

  keepsTraded(state, action, ship, tell) {
    const player = state.players[state.taking]!;
    const [wholesaler] = dealersIn(player.display, 'wholesaler', ship.colour);
    if (wholesaler === undefined || action.forgo) return false;
    tucked(state).push({ under: wholesaler, ship: action.uid });
    player.bonus += INFLUENCE_PER_SHIP;
    tell?.({ type: 'tucked', seat: state.taking, ...ref(action.uid), under: ref(wholesaler) });
    triggerEnd(state, state.taking, tell);
    return true;
  },

  view(state, view) {
    for (const player of view.players) {
      if (!player.display.some(({ uid }) => isWholesaler(uid))) continue;
      player.display = player.display.map((card) => {
        if (!isWholesaler(card.uid)) return card;
        const ships = tucked(state).filter(({ under }) => under === card.uid);
        return { ...card, ships: ships.map(({ ship }) => ref(ship)) };
      });
    }
  },

  openCards: (state) => tucked(state).map(({ ship }) => ship),
};
