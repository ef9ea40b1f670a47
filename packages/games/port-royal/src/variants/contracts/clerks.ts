import type { ActionOf } from '../../actions.js';
import { CATALOGUE } from '../../cards/catalogue.js';
import type { Box } from '../../rules/box.js';
import { gain } from '../../rules/money.js';
import type { State } from '../../state.js';
import { dealersIn } from '../deals-in.js';
import type { Gift } from './cards.js';

/** By uid. */
const GIFT: readonly number[] = CATALOGUE.map((card) => (card as Gift).gift ?? 0);

/** PR-C4: the taker chooses another player; nobody in a game for one. */
function withGift(state: State, take: ActionOf<'take'>): ActionOf<'take'>[] {
  const others = state.players.map((_, seat) => seat).filter((seat) => seat !== state.taking);
  if (GIFT[take.uid] === 0 || others.length === 0) return [take];
  return others.map((gift) => ({ ...take, gift }));
}

/** The persons and ships that come with the contracts. */
export const clerks: Box = {
  takes(state, _seat, plain) {
    if (plain.every(({ uid }) => GIFT[uid] === 0)) return plain;
    return plain.flatMap((take) => withGift(state, take));
  },

  traded(state, action, ship, chance, tell) {
    if (action.gift !== undefined) gain(state, action.gift, GIFT[action.uid]!, 'gift', chance, tell);
    // PR-C1
    const further = dealersIn(state.players[state.taking]!.display, 'clerk', ship.colour).length;
    if (further === 0) return;
    state.picks += further;
    tell?.({ type: 'further', seat: state.taking, n: further });
  },
};
