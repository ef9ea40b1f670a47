import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Action, ActionOf } from '../../actions.js';
import type { Ship } from '../../cards/card.js';
import { CATALOGUE, cardOf } from '../../cards/catalogue.js';
import type { Event } from '../../events.js';
import { ref } from '../../refs.js';
import { answered } from '../../rules/agenda.js';
import { coinsOf, gain } from '../../rules/money.js';
import { feeOf, tradeCoins } from '../../rules/trade.js';
import type { State } from '../../state.js';
import { type Carrier, CROWNS_OF_INNKEEPER, PERSONS_FOR_INNKEEPER, type Seller, SOLD, type Supplied } from './cards.js';
import { moveCrowns } from './cubes.js';
import { giveShips } from './fulfil.js';
import { different } from './look.js';
import { adventureOf, heroOf } from './state.js';
import { choicesOf, isOf } from './tasks.js';

/** What each card carries, asks for or pays, by uid. */
const ITEM = CATALOGUE.map((card) => (card as Carrier).item);
const ITEMS_WANTED = CATALOGUE.map((card) => (card as Supplied).items);
const SELLS = CATALOGUE.map((card) => (card as Seller).sells ?? 0);

/** PR-A11: a ship that carries something may be kept; PR-A34: if the fee can be paid without its coins. */
export function takes(state: State, seat: Seat, plain: readonly ActionOf<'take'>[]): readonly Action[] {
  if (plain.every(({ uid }) => ITEM[uid] === undefined)) return plain;
  const coins = coinsOf(state.players[seat]!) - feeOf(state, seat);
  return plain.flatMap((take) => {
    const keep = { ...take, keep: true as const };
    return ITEM[take.uid] !== undefined && coins + tradeCoins(state, keep) >= 0 ? [take, keep] : [take];
  });
}

/** PR-A34: a kept ship lies open with its owner. */
export function keepTaken(state: State, { uid, keep }: ActionOf<'take'>, tell?: Tell<Event>): boolean {
  if (!keep) return false;
  heroOf(state, state.taking).kept.push(uid);
  tell?.({ type: 'kept', seat: state.taking, ...ref(uid) });
  return true;
}

/** What a ship that is traded brings in crowns. */
export function crownsOf(ship: Ship): number {
  return (ship as Carrier).crowns ?? 0;
}

/** PR-A34: new expeditions take items beside persons, in every different choice. */
export function claims(state: State, seat: Seat, plain: readonly ActionOf<'claim'>[]): readonly Action[] {
  const { kept } = heroOf(state, seat);
  return plain.flatMap((claim): readonly Action[] => {
    const items = ITEMS_WANTED[claim.uid];
    if (items === undefined) return [claim];
    return choicesOf(kept, items)
      .filter((given) => given.length > 0)
      .map((given) => ({ ...claim, with: [...claim.with, ...given] }));
  });
}

/** The ships given for an expedition lie on the discard pile already. */
export function giveForClaim(state: State, { with: given }: ActionOf<'claim'>): void {
  const hero = heroOf(state, state.active);
  hero.kept = hero.kept.filter((uid) => !given.includes(uid));
}

/** PR-A14: with enough persons in the harbour, each innkeeper gives a crown and buys bread or rum. */
export function greetInnkeepers(state: State, seat: Seat, tell?: Tell<Event>): number {
  const persons = state.harbour.filter((uid) => cardOf(uid).type === 'person').length;
  if (persons < PERSONS_FOR_INNKEEPER) return 0;
  const innkeepers = state.players[seat]!.display.filter((uid) => SELLS[uid]! > 0).length;
  moveCrowns(state, seat, innkeepers * CROWNS_OF_INNKEEPER, 'innkeeper', tell);
  return innkeepers;
}

function forSale(state: State, seat: Seat): readonly Uid[] {
  return heroOf(state, seat).kept.filter((uid) => SOLD.some((item) => isOf(uid, item)));
}

/** Asks whether something is sold, as long as there is something to sell and somebody to buy it. */
export function askSale(state: State, seat: Seat): void {
  const adventure = adventureOf(state);
  if (adventure.sales > 0 && forSale(state, seat).length > 0) state.agenda.unshift({ do: 'ask', what: 'sell', seat });
  else adventure.sales = 0;
}

export function sales(state: State, seat: Seat): readonly Action[] {
  const ships = different(forSale(state, seat));
  return [...ships.map((uid): Action => ({ type: 'sell', uid })), { type: 'decline' }];
}

export function sell(state: State, seat: Seat, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  answered(state);
  const adventure = adventureOf(state);
  adventure.sales--;
  const price = Math.max(...state.players[seat]!.display.map((person) => SELLS[person]!));
  giveShips(state, seat, [uid]);
  tell?.({ type: 'sold', seat, ...ref(uid), coins: price });
  gain(state, seat, price, 'sold', chance, tell);
  state.agenda.unshift({ do: 'askSale', seat });
}
