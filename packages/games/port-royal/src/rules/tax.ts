import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Tax } from '../cards/card.js';
import type { Event } from '../events.js';
import { type State, seatsFromActive } from '../state.js';
import { coinsOf, gain, pay } from './money.js';

/** PR-D9: the rich give up their share, then the card's bonus is paid. */
export function raiseTax(state: State, tax: Tax, chance: Chance, tell?: Tell<Event>): void {
  const seats = seatsFromActive(state);
  const payers = seats
    .map((seat) => ({ seat, n: taxDue(tax, coinsOf(state.players[seat]!)) }))
    .filter((payer) => payer.n > 0);
  const favoured = seatsFavoured(state, tax, seats);
  const bonus = { to: tax.bonusTo, seats: favoured, n: tax.bonusCoins };
  tell?.({ type: 'tax', card: tax.id, payers, bonus });
  for (const { seat, n } of payers) pay(state, seat, n, 'tax', chance, tell);
  for (const seat of favoured) gain(state, seat, tax.bonusCoins, 'taxBonus', chance, tell);
}

function taxDue(tax: Tax, coins: number): number {
  return coins >= tax.threshold ? Math.floor(coins / 2) : 0;
}

/** All tied get the bonus, zeros included. */
function seatsFavoured(state: State, tax: Tax, seats: readonly Seat[]): Seat[] {
  const merits = seats.map((seat) => merit(state, tax, seat));
  const best = Math.max(...merits);
  return seats.filter((_, i) => merits[i] === best);
}

function merit(state: State, tax: Tax, seat: Seat): number {
  const { swords, influence } = state.players[seat]!.totals;
  return tax.bonusTo === 'mostSwords' ? swords : -influence;
}
