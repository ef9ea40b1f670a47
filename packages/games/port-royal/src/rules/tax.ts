import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Tax } from '../cards/card.js';
import { cardOf } from '../cards/catalogue.js';
import type { Event } from '../events.js';
import { influenceOf, type State, seatsFromActive } from '../state.js';
import { boxesOf } from './box.js';
import { coinsOf, gain, pay } from './money.js';

/** PR-D9: the rich give up their share, then the card's bonus is paid. */
export function raiseTax(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  const tax = cardOf(uid) as Tax;
  const payers = seatsFromActive(state)
    .map((seat) => ({ seat, n: taxDue(tax, coinsOf(state.players[seat]!)) }))
    .filter((payer) => payer.n > 0);
  const bonus = { to: tax.bonusTo, seats: seatsFavoured(state, tax), n: tax.bonusCoins };
  tell?.({ type: 'tax', card: tax.id, payers, bonus });
  for (const { seat, n } of payers) pay(state, seat, n, 'tax', chance, tell);
  const boxes = boxesOf(state);
  const paid = payers.map(({ seat }) => seat);
  state.agenda.unshift(
    ...boxes.flatMap((box) => box.taxPaid?.(state, paid) ?? []),
    { do: 'taxBonus', uid },
    { do: 'discardTax', uid },
    ...boxes.flatMap((box) => box.taxDone?.(state) ?? []),
  );
}

export function payTaxBonus(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  const tax = cardOf(uid) as Tax;
  for (const seat of seatsFavoured(state, tax)) gain(state, seat, tax.bonusCoins, 'taxBonus', chance, tell);
}

/** PR-S5: the tax card itself goes last. */
export function discardTax(state: State, uid: Uid): void {
  state.discard.push(uid);
}

function taxDue(tax: Tax, coins: number): number {
  return coins >= tax.threshold ? coins - tax.leaves(coins) : 0;
}

/** All tied get the bonus, zeros included. */
function seatsFavoured(state: State, tax: Tax): Seat[] {
  const seats = seatsFromActive(state);
  let best = Number.NEGATIVE_INFINITY;
  for (const seat of seats) best = Math.max(best, merit(state, tax, seat));
  return seats.filter((seat) => merit(state, tax, seat) === best);
}

function merit(state: State, tax: Tax, seat: Seat): number {
  const player = state.players[seat]!;
  return tax.bonusTo === 'mostSwords' ? player.totals.swords : -influenceOf(player);
}
