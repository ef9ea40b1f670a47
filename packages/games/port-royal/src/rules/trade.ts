import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import { type Action, type ActionOf, TAKE } from '../actions.js';
import { FEE, PICKS_BY_COLOURS } from '../cards/base.js';
import type { Ship } from '../cards/card.js';
import { CATALOGUE, cardOf, typeOf } from '../cards/catalogue.js';
import type { Event } from '../events.js';
import { remove } from '../piles.js';
import { ref } from '../refs.js';
import { gainCard, nextSeat, type State } from '../state.js';
import { discountOf } from './abilities.js';
import { boxesOf } from './box.js';
import { canTurnUp } from './discover.js';
import { triggerEnd } from './end.js';
import { canClaim } from './expeditions.js';
import { countColours, countShips } from './harbour.js';
import { coinsOf, gain, pay, payTo } from './money.js';
import { endTurn } from './turn.js';

/** What each card pays as its owner's turn in phase 2 begins, by uid. */
const INCOME = CATALOGUE.map((card) => (card.type === 'person' ? card.income : undefined));

/** What each card adds to ships of a colour, by uid. */
const TRADES = CATALOGUE.map((card) => (card.type === 'person' ? card.trades : undefined));

/** What each ship is worth, 0 for other cards, and what each person costs, by uid. */
const SHIP_COINS = CATALOGUE.map((card) => (card.type === 'ship' ? card.coins : 0));
const COST = CATALOGUE.map((card) => (card.type === 'person' ? card.cost : 0));

/** Phase 2 begins: the active player takes first. PR-T1: the colours are counted once, now. */
export function stop(state: State, chance: Chance, tell?: Tell<Event>): void {
  const colours = countColours(state.harbour);
  const picks = PICKS_BY_COLOURS[colours]! + boxPicks(state);
  state.phase = 'trade';
  tell?.({
    type: 'stopped',
    seat: state.active,
    colours,
    picks: picks + state.players[state.active]!.totals.picks,
    noCards: !canTurnUp(state),
  });
  beginTaking(state, state.active, picks, chance, tell);
  passOver(state, chance, tell);
}

function boxPicks(state: State): number {
  let picks = 0;
  for (const box of boxesOf(state)) picks += box.picks?.(state) ?? 0;
  return picks;
}

/** PR-P9: income arrives before the player chooses; PR-P7: what the governors allow is fixed now. */
function beginTaking(state: State, seat: Seat, picks: number, chance: Chance, tell?: Tell<Event>): void {
  state.taking = seat;
  state.took = 0;
  const { display, totals } = state.players[seat]!;
  state.picks = picks + totals.picks;
  if (totals.earners > 0) for (const uid of display) payIncome(state, seat, uid, chance, tell);
  for (const box of boxesOf(state)) state.agenda.push(...(box.takingBegins?.(state, seat, chance, tell) ?? []));
}

/** PR-P5, P6: coins by what lies in the harbour. */
function payIncome(state: State, seat: Seat, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  const income = INCOME[uid];
  if (income === undefined) return;
  const { harbourFrom = 0, harbourTo = Number.POSITIVE_INFINITY, shipsBeyond, coins, why } = income;
  const cards = state.harbour.length;
  if (cards < harbourFrom || cards > harbourTo) return;
  const times = shipsBeyond === undefined ? 1 : Math.max(0, countShips(state.harbour) - shipsBeyond);
  gain(state, seat, times * coins, why, chance, tell);
}

/** PR-T8: lists the cards of the harbour that this seat could pay for in full. */
export function listTakes(state: State, seat: Seat, actions: Action[]): void {
  if (state.picks === 0) return;
  const player = state.players[seat]!;
  const coins = coinsOf(player) - feeOf(state, seat);
  const discount = discountOf(state, seat);
  for (const uid of state.harbour) {
    const canTake = state.boxes.length === 0 ? canPay : canPayWithBoxes;
    if (canTake(coins, discount, uid, state)) actions.push(TAKE[uid]!);
  }
}

function canTake(state: State, seat: Seat): boolean {
  if (state.picks === 0) return false;
  const player = state.players[seat]!;
  const coins = coinsOf(player) - feeOf(state, seat);
  const { discount } = player.totals;
  for (const uid of state.harbour) if (canPay(coins, discount, uid)) return true;
  return false;
}

/** PR-T6: the fee may come out of the ship's income, but for a person it is paid first. `coins`: those left by the fee. */
function canPay(coins: number, discount: number, uid: Uid): boolean {
  const income = SHIP_COINS[uid]!;
  return income > 0 ? coins + income >= 0 : coins >= hireCost(uid, discount);
}

/** The same where a ship may bring nothing, or the fee be more than it brings. */
function canPayWithBoxes(coins: number, discount: number, uid: Uid, state: State): boolean {
  if (typeOf(uid) !== 'ship') return canPay(coins, discount, uid);
  return coins + tradeCoins(state, TAKE[uid] as ActionOf<'take'>) >= 0;
}

export function feeOf(state: State, seat: Seat): number {
  if (seat === state.active) return 0;
  for (const box of boxesOf(state)) {
    const fee = box.fee?.(state);
    if (fee !== undefined) return fee;
  }
  return FEE;
}

/** What a ship brings the seat that takes it, boxes included. */
export function tradeCoins(state: State, action: ActionOf<'take'>): number {
  let coins = shipIncome(state, state.taking, cardOf(action.uid) as Ship);
  for (const box of boxesOf(state)) coins = box.tradeCoins?.(state, action, coins) ?? coins;
  return coins;
}

/** PR-P3: every trader adds to the ships of his colour. */
function shipIncome(state: State, seat: Seat, ship: Ship): number {
  let coins = ship.coins;
  for (const uid of state.players[seat]!.display) {
    const trades = TRADES[uid];
    if (trades?.colour === ship.colour) coins += trades.coins;
  }
  return coins;
}

/** PR-P8 */
function hireCost(uid: Uid, discount: number): number {
  return Math.max(0, COST[uid]! - discount);
}

export function take(state: State, action: ActionOf<'take'>, chance: Chance, tell?: Tell<Event>): void {
  const { uid } = action;
  remove(state.harbour, uid);
  state.picks--;
  state.took++;
  if (typeOf(uid) === 'ship') trade(state, action, cardOf(uid) as Ship, chance, tell);
  else hire(state, uid, chance, tell);
  passOver(state, chance, tell);
}

/** PR-T3; PR-S5: the ship is on the discard pile before its coins are drawn. Where a box keeps it, it is not traded. */
function trade(state: State, action: ActionOf<'take'>, ship: Ship, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.taking;
  const boxes = boxesOf(state);
  const coins = tradeCoins(state, action);
  const isTraded = !boxes.some((box) => box.keepsTaken?.(state, action, tell));
  if (isTraded) {
    tell?.({ type: 'traded', seat, ...ref(action.uid), coins });
    if (!keptByBox(state, action, ship, tell)) state.discard.push(action.uid);
  }
  gain(state, seat, coins, 'ship', chance, tell);
  payFee(state, tell);
  for (const box of boxes) {
    if (isTraded) box.traded?.(state, action, ship, chance, tell);
    box.shipTaken?.(state, action, ship, tell);
  }
}

function keptByBox(state: State, action: ActionOf<'take'>, ship: Ship, tell?: Tell<Event>): boolean {
  for (const box of boxesOf(state)) {
    if (box.keepsTraded?.(state, action, ship, tell)) return true;
  }
  return false;
}

/** PR-T4 */
function hire(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.taking;
  const player = state.players[seat]!;
  const cost = hireCost(uid, discountOf(state, seat));
  payFee(state, tell);
  pay(state, seat, cost, 'hire', chance, tell);
  gainCard(player, uid);
  tell?.({ type: 'hired', seat, ...ref(uid), cost });
  triggerEnd(state, seat, tell);
}

/** PR-T5 */
function payFee(state: State, tell?: Tell<Event>): void {
  const fee = feeOf(state, state.taking);
  if (fee > 0) payTo(state, state.taking, state.active, fee, tell);
}

/** The seat takes no more; the next one clockwise has its chance, and after the last the turn ends (PR-T7). */
export function pass(state: State, chance: Chance, tell?: Tell<Event>): void {
  passOn(state, chance, tell);
  passOver(state, chance, tell);
}

function passOn(state: State, chance: Chance, tell?: Tell<Event>): void {
  if (state.picks > 0 && state.harbour.length > 0) {
    tell?.({ type: 'passed', seat: state.taking, took: state.took });
  }
  const next = nextSeat(state, state.taking);
  if (next === state.active) endTurn(state, tell);
  else beginTaking(state, next, 1, chance, tell);
}

/** Whoever can do no more passes unasked. */
function passOver(state: State, chance: Chance, tell?: Tell<Event>): void {
  while (state.phase === 'trade' && canOnlyPass(state)) passOn(state, chance, tell);
}

/** PR-X4: the active player may claim; and where there are boxes, they may have something to do for anybody. */
function canOnlyPass(state: State): boolean {
  const { taking } = state;
  if (state.boxes.length > 0 || canTake(state, taking)) return false;
  return taking !== state.active || !canClaim(state, taking);
}
