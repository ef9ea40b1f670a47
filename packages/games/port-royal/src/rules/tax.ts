import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Tax } from '../cards/card.js';
import { cardOf } from '../cards/catalogue.js';
import type { Event, EventOf } from '../events.js';
import { influenceOf, type State, seatsFromActive } from '../state.js';
import { swordsOf } from './abilities.js';
import { boxesOf } from './box.js';
import { coinsOf, gain, pay } from './money.js';

/** PR-D9: the rich give up their share, then the card's bonus is paid. */
export function raiseTax(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  const tax = cardOf(uid) as Tax;
  const payers = seatsFromActive(state)
    .map((seat) => ({ seat, n: taxDue(tax, coinsOf(state.players[seat]!)) }))
    .filter((payer) => payer.n > 0);
  const boxes = boxesOf(state);
  const paid = payers.map(({ seat }) => seat);
  const between = boxes.flatMap((box) => box.taxPaid?.(state, paid) ?? []);
  const late = between.length > 0;
  tell?.({ type: 'tax', card: tax.id, payers, bonus: bonusOf(tax, late ? [] : seatsFavoured(state, tax)) });
  for (const { seat, n } of payers) pay(state, seat, n, 'tax', chance, tell);
  state.agenda.unshift(
    ...between,
    { do: 'taxBonus', uid, late },
    { do: 'discardTax', uid },
    ...boxes.flatMap((box) => box.taxDone?.(state) ?? []),
  );
}

/** PR-K3: a contract that a payer has just fulfilled may change who gets it, so then it is told only now (`late`). */
export function payTaxBonus(state: State, uid: Uid, late: boolean, chance: Chance, tell?: Tell<Event>): void {
  const tax = cardOf(uid) as Tax;
  const seats = seatsFavoured(state, tax);
  if (late) tell?.({ type: 'tax', card: tax.id, payers: [], bonus: bonusOf(tax, seats), late: true });
  for (const seat of seats) gain(state, seat, tax.bonusCoins, 'taxBonus', chance, tell);
}

function bonusOf({ bonusTo: to, bonusCoins: n }: Tax, seats: readonly Seat[]): EventOf<'tax'>['bonus'] {
  return { to, seats, n };
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
  return tax.bonusTo === 'mostSwords' ? swordsOf(state, seat) : -influenceOf(player);
}
