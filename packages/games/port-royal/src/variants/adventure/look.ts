import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import { cardOf } from '../../cards/catalogue.js';
import type { Event } from '../../events.js';
import { ref, refs } from '../../refs.js';
import { answered } from '../../rules/agenda.js';
import { canTurnUp } from '../../rules/discover.js';
import { draw } from '../../rules/money.js';
import type { State } from '../../state.js';
import { CARDS_LOOKED_AT } from './cards.js';
import { adventureOf, characterOf, hasAbility, heroOf } from './state.js';

const LOOK: Action = Object.freeze({ type: 'look' });
const NOTHING: readonly Action[] = [];
const JUST_LOOK: readonly Action[] = [LOOK];

/** PR-A35: each lookout once a turn, where a card could be turned up. */
export function looks(state: State, seat: Seat): readonly Action[] {
  if (state.phase !== 'discover' || (state.extras.gambler?.length ?? 0) > 0) return NOTHING;
  return adventureOf(state).notes.looks < lookoutsOf(state, seat) && canTurnUp(state) ? JUST_LOOK : NOTHING;
}

function lookoutsOf(state: State, seat: Seat): number {
  const hero = heroOf(state, seat);
  const persons = state.players[seat]!.display.filter((uid) => cardOf(uid).subtype === 'lookout').length;
  return persons + (hasAbility(hero) && characterOf(hero)?.ability.is === 'lookout' ? 1 : 0);
}

/** PR-A13: only the one who looks sees the cards. */
export function look(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  const adventure = adventureOf(state);
  adventure.notes.looks++;
  for (let n = 0; n < CARDS_LOOKED_AT; n++) {
    const uid = draw(state, chance, tell);
    if (uid !== undefined) adventure.looked.push(uid);
  }
  chance.revealed();
  const n = adventure.looked.length;
  tell?.({ type: 'looked', seat, n, cards: refs(adventure.looked) }, [seat], { type: 'looked', seat, n });
  state.agenda.push({ do: 'ask', what: 'look', seat });
}

/** Copies of a card are alike: each comes once. */
export function tops(state: State): readonly Action[] {
  return different(adventureOf(state).looked).map((uid): Action => ({ type: 'top', uid }));
}

export function different(uids: readonly Uid[]): readonly Uid[] {
  return uids.filter((uid, i) => uids.findIndex((other) => cardOf(other) === cardOf(uid)) === i);
}

/** One card goes back on top; the others are discarded in the order drawn. */
export function putBack(state: State, seat: Seat, top: Uid, chance: Chance, tell?: Tell<Event>): void {
  answered(state);
  const adventure = adventureOf(state);
  const discarded = adventure.looked.filter((uid) => uid !== top);
  adventure.looked = [];
  state.discard.push(...discarded);
  state.pile.push(top);
  adventure.top = { seat, pile: state.pile.length, shuffles: state.shuffles };
  if (discarded.length > 0) chance.revealed();
  const told = { type: 'putBack', seat, discarded: refs(discarded) } as const;
  tell?.({ ...told, top: ref(top) }, [seat], told);
}

/** PR-A35: he goes on seeing the card as long as it is on top. */
export function knowsTop(state: State, seat: Seat | null): boolean {
  const { top } = adventureOf(state);
  return top !== null && top.seat === seat && top.pile === state.pile.length && top.shuffles === state.shuffles;
}
