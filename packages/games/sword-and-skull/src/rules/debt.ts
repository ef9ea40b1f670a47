import type { Seat, Tell } from '@roadstead/kernel';
import type { Event, GoldReason } from '../events.js';
import type { Debt, State } from '../state.js';
import { ask } from './ask.js';
import { gainFromBank, payTo } from './gold.js';
import { sendToShip } from './send.js';

/** Pays what one owes; owing more than one has is a debt (SS-D1). The debts of one event come added up (SS-R13). */
export function owe(state: State, debt: Debt, tell?: Tell<Event>): void {
  if (debt.owed > state.players[debt.seat]!.gold) {
    state.debt = debt;
    goOnSelling(state, tell);
    return;
  }
  for (const { purse, n } of debt.to) payTo(state, debt.seat, n, purse, debt.why, tell);
}

/** What the player at turn owes the treasure trove for a figure's space or card. */
export function oweTrove(state: State, figure: number, owed: number, why: GoldReason, tell?: Tell<Event>): void {
  if (owed === 0) return;
  owe(state, { seat: state.active, figure, owed, why, to: [{ purse: 'trove', n: owed }] }, tell);
}

/** SS-D1: items are sold one by one, as the debtor chooses, until the gold suffices or none is left. */
export function goOnSelling(state: State, tell?: Tell<Event>): void {
  const { seat, owed } = state.debt!;
  const { gold, items } = state.players[seat]!;
  if (gold < owed && items.length > 0) ask(state, { kind: 'debt', seat });
  else settle(state, tell);
}

/** SS-R13: every creditor gets the full sum: the bank pays what is missing. The figure goes back to its ship. */
function settle(state: State, tell?: Tell<Event>): void {
  const { seat, figure, owed, why, to } = state.debt!;
  state.debt = null;
  let bank = 0;
  for (const { purse, n } of to) {
    const own = Math.min(n, state.players[seat]!.gold);
    payTo(state, seat, own, purse, why, tell);
    bankPays(state, purse, n - own, tell);
    bank += n - own;
  }
  tell?.({ type: 'debt', seat, owed, bank });
  sendToShip(state, seat, figure, 'debt', tell);
}

function bankPays(state: State, purse: Seat | 'trove', n: number, tell?: Tell<Event>): void {
  if (purse !== 'trove') {
    gainFromBank(state, purse, n, 'debt', tell);
    return;
  }
  state.bank -= n;
  state.trove += n;
}
