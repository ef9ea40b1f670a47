import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { ActionOf } from '../../actions.js';
import type { Ship } from '../../cards/card.js';
import { cardOf } from '../../cards/catalogue.js';
import type { Event } from '../../events.js';
import { countShips } from '../../rules/harbour.js';
import { gain } from '../../rules/money.js';
import type { State } from '../../state.js';
import type { Ability, AbilityOf } from './characters.js';
import { moveCrowns } from './cubes.js';
import { crownsOf, greetInnkeepers } from './items.js';
import { adventureOf, characterOf, effectOf, hasAbility, heroOf } from './state.js';

/** PR-A16: the ability of a seat's character, if it is uncovered and of this kind. */
function abilityOf<K extends Ability['is']>(state: State, seat: Seat, is: K): AbilityOf<K> | undefined {
  const hero = heroOf(state, seat);
  const ability = hasAbility(hero) ? characterOf(hero)?.ability : undefined;
  return ability?.is === is ? (ability as AbilityOf<K>) : undefined;
}

export function swords(state: State, seat: Seat): number {
  return abilityOf(state, seat, 'swords')?.n ?? 0;
}

/** PR-A28, P8: the character's, and what the event of the turn makes of the costs. */
export function discount(state: State, seat: Seat): number {
  const cost = effectOf(state, 'cost');
  const dearer = cost && (cost.forAll || seat === state.active) ? cost.n : 0;
  return (abilityOf(state, seat, 'discount')?.n ?? 0) - dearer;
}

/** PR-A11, A28: a ship that is kept brings only what others add to it. */
export function tradeCoins(state: State, { uid, keep }: ActionOf<'take'>, coins: number): number {
  const ship = cardOf(uid) as Ship;
  const seat = state.taking;
  const trader = abilityOf(state, seat, 'trader');
  const market = seat === state.active && !adventureOf(state).notes.tookShip ? effectOf(state, 'market') : undefined;
  return coins - (keep ? ship.coins : 0) + (trader?.colour === ship.colour ? trader.coins : 0) + (market?.coins ?? 0);
}

export function shipTaken(state: State, { keep }: ActionOf<'take'>, ship: Ship, tell?: Tell<Event>): void {
  const seat = state.taking;
  if (seat === state.active) adventureOf(state).notes.tookShip = true;
  if (!keep) moveCrowns(state, seat, crownsOf(ship), 'ship', tell);
  const trader = abilityOf(state, seat, 'crownTrader');
  if (trader?.colour === ship.colour) moveCrowns(state, seat, trader.crowns, 'character', tell);
}

/** PR-A14, A16: what a seat's turn in phase 2 begins with. Returns how many ships may be sold. */
export function takingBegins(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): number {
  const ships = abilityOf(state, seat, 'ships');
  if (ships && countShips(state.harbour) >= ships.from) gain(state, seat, ships.coins, 'character', chance, tell);
  const cards = abilityOf(state, seat, 'harbour');
  if (cards && state.harbour.length >= cards.from) gain(state, seat, cards.coins, 'character', chance, tell);
  return greetInnkeepers(state, seat, tell);
}

/** PR-A16: a bust by one of the first ships and persons of the turn. */
export function busted(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  const early = abilityOf(state, state.active, 'earlyBust');
  const { turned } = adventureOf(state).notes;
  // A repelled ship may come up again after a reshuffle: the last time counts.
  if (early && turned.lastIndexOf(uid) < early.cards) gain(state, state.active, early.coins, 'character', chance, tell);
}

export function claimed(state: State, tell?: Tell<Event>): void {
  const { active } = state;
  moveCrowns(state, active, abilityOf(state, active, 'expedition')?.crowns ?? 0, 'character', tell);
}
