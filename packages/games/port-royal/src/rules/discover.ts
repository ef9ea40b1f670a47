import type { Chance, Tell, Uid } from '@roadstead/kernel';
import type { ActionOf } from '../actions.js';
import type { Card, Ship } from '../cards/card.js';
import { cardOf, typeOf } from '../cards/catalogue.js';
import type { Event } from '../events.js';
import { moveAll } from '../piles.js';
import { ref, refs } from '../refs.js';
import { type State, seatsFromActive } from '../state.js';
import { repellingSwords } from './abilities.js';
import { boxesOf } from './box.js';
import { countColours, hasColourOf } from './harbour.js';
import { cardsLeft, draw, gain } from './money.js';
import { raiseTax } from './tax.js';

/** Phase 1: turns up one card and deals with it. */
export function discover(state: State, chance: Chance, tell?: Tell<Event>): void {
  const uid = nextCard(state, chance, tell);
  if (uid === undefined || isLost(state, uid, tell)) return;
  tell?.({ type: 'turnedUp', seat: state.active, ...ref(uid), to: destination(state, cardOf(uid)) });
  switch (typeOf(uid)) {
    case 'person': // PR-D2
      state.harbour.push(uid);
      if (state.boxes !== '') cardsLaid(state);
      break;
    case 'ship': // PR-D3
      if (canRepel(state, cardOf(uid) as Ship)) {
        state.revealed = uid;
        state.phase = 'repel';
      } else {
        enterHarbour(state, uid, chance, tell);
      }
      break;
    case 'expedition': // PR-D8
      state.expeditions.push(uid);
      break;
    case 'tax': // PR-D9
      raiseTax(state, uid, chance, tell);
      break;
  }
}

/** A box may let a card that was turned up go straight to the discard pile. */
export function isLost(state: State, uid: Uid, tell?: Tell<Event>): boolean {
  let isLost = false;
  for (const box of boxesOf(state)) if (box.turnedUp?.(state, uid)) isLost = true;
  if (!isLost) return false;
  state.discard.push(uid);
  tell?.({ type: 'turnedUp', seat: state.active, ...ref(uid), to: 'discard' });
  return true;
}

/** Whether the active player could turn up a card now. */
export function canTurnUp(state: State): boolean {
  return cardsLeft(state) || firstPile(state) !== undefined;
}

/** The card that is turned up next. A box may have another pile for the first card of a turn. */
export function nextCard(state: State, chance: Chance, tell?: Tell<Event>): Uid | undefined {
  const first = firstPile(state);
  const uid = first ? first.pop() : draw(state, chance, tell);
  if (uid === undefined) return undefined;
  chance.revealed();
  state.turnedUp++;
  return uid;
}

/** The pile in place of the draw pile, for the first card of a turn. */
export function firstPile(state: State): Uid[] | undefined {
  if (state.turnedUp > 0) return undefined;
  for (const box of boxesOf(state)) {
    const pile = box.firstPile?.(state);
    if (pile) return pile;
  }
  return undefined;
}

function destination(state: State, card: Card): 'harbour' | 'expeditions' | 'tax' | 'revealed' {
  if (card.type === 'expedition') return 'expeditions';
  if (card.type === 'tax') return 'tax';
  return card.type === 'ship' && canRepel(state, card) ? 'revealed' : 'harbour';
}

/** PR-D3, D4, D5: enough swords serve any number of times, against any ship but a skull ship. */
export function canRepel(state: State, ship: Ship): boolean {
  if (ship.swords === null) return false;
  const swords = repellingSwords(state);
  return swords > 0 && swords >= ship.swords;
}

export function repel(state: State, action: ActionOf<'repel'>, tell?: Tell<Event>): void {
  const uid = state.revealed!;
  state.revealed = null;
  state.phase = 'discover';
  for (const box of boxesOf(state)) if (box.keepsRepelled?.(state, action, uid, tell)) return;
  state.discard.push(uid);
  tell?.({ type: 'repelled', seat: state.active, ...ref(uid) });
}

/** A player who could repel may choose not to (PR-D6). */
export function admit(state: State, chance: Chance, tell?: Tell<Event>): void {
  const uid = state.revealed!;
  state.revealed = null;
  state.phase = 'discover';
  tell?.({ type: 'admitted', seat: state.active, ...ref(uid) });
  enterHarbour(state, uid, chance, tell);
}

function enterHarbour(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  if (hasColourOf(state.harbour, uid)) {
    state.harbour.push(uid);
    bust(state, uid, chance, tell);
    return;
  }
  state.harbour.push(uid);
  if (state.boxes !== '') shipsCame(state, countColours(state.harbour) - 1);
}

/** Cards lie in the harbour now that were not there before. */
function cardsLaid(state: State): void {
  for (const box of boxesOf(state)) state.agenda.push(...(box.cardsLaid?.(state) ?? []));
}

/** Ships lie in the harbour now that were not there before. `before`: how many colours there were. */
export function shipsCame(state: State, before: number): void {
  for (const box of boxesOf(state)) state.agenda.push(...(box.shipsCame?.(state, before) ?? []));
  cardsLaid(state);
}

/** PR-D6, D7: the harbour is lost, this ship included, and the jesters get their coins. */
export function bust(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  tell?.({ type: 'bust', seat: state.active, ...ref(uid), discarded: refs(state.harbour) });
  moveAll(state.harbour, state.discard);
  state.phase = 'bust';
  for (const seat of seatsFromActive(state)) {
    gain(state, seat, state.players[seat]!.totals.bustCoins, 'bust', chance, tell);
  }
  for (const box of boxesOf(state)) state.agenda.push(...(box.busted?.(state, uid, chance, tell) ?? []));
}
