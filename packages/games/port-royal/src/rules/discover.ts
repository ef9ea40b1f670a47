import type { Chance, Tell, Uid } from '@roadstead/kernel';
import type { Card, Ship } from '../cards/card.js';
import { cardOf } from '../cards/catalogue.js';
import type { Event } from '../events.js';
import { moveAll } from '../piles.js';
import { ref, refs } from '../refs.js';
import { type State, seatsFromActive } from '../state.js';
import { hasColour } from './harbour.js';
import { draw, gain } from './money.js';
import { raiseTax } from './tax.js';

/** Phase 1: turns up one card and deals with it. */
export function discover(state: State, chance: Chance, tell?: Tell<Event>): void {
  const uid = draw(state, chance, tell)!;
  const card = cardOf(uid);
  chance.revealed();
  state.turnedUp++;
  tell?.({ type: 'turnedUp', seat: state.active, ...ref(uid), to: destination(state, card) });
  switch (card.type) {
    case 'person': // PR-D2
      state.harbour.push(uid);
      break;
    case 'ship': // PR-D3
      if (canRepel(state, card)) {
        state.revealed = uid;
        state.phase = 'repel';
      } else {
        enterHarbour(state, uid, card, chance, tell);
      }
      break;
    case 'expedition': // PR-D8
      state.expeditions.push(uid);
      break;
    case 'tax': // PR-D9; PR-S5: the tax card itself is discarded last
      raiseTax(state, card, chance, tell);
      state.discard.push(uid);
      break;
  }
}

function destination(state: State, card: Card): 'harbour' | 'expeditions' | 'tax' | 'revealed' {
  if (card.type === 'expedition') return 'expeditions';
  if (card.type === 'tax') return 'tax';
  return card.type === 'ship' && canRepel(state, card) ? 'revealed' : 'harbour';
}

/** PR-D3, D4, D5: enough swords serve any number of times, against any ship but a skull ship. */
export function canRepel(state: State, ship: Ship): boolean {
  if (ship.swords === null) return false;
  const { swords } = state.players[state.active]!.totals;
  return swords > 0 && swords >= ship.swords;
}

export function repel(state: State, tell?: Tell<Event>): void {
  const uid = state.revealed!;
  state.revealed = null;
  state.phase = 'discover';
  state.discard.push(uid);
  tell?.({ type: 'repelled', seat: state.active, ...ref(uid) });
}

/** A player who could repel may choose not to (PR-D6). */
export function admit(state: State, chance: Chance, tell?: Tell<Event>): void {
  const uid = state.revealed!;
  state.revealed = null;
  state.phase = 'discover';
  tell?.({ type: 'admitted', seat: state.active, ...ref(uid) });
  enterHarbour(state, uid, cardOf(uid) as Ship, chance, tell);
}

function enterHarbour(state: State, uid: Uid, ship: Ship, chance: Chance, tell?: Tell<Event>): void {
  if (hasColour(state.harbour, ship.colour)) bust(state, uid, chance, tell);
  else state.harbour.push(uid);
}

/** PR-D6, D7: the harbour is lost, this ship included, and the jesters get their coins. */
function bust(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): void {
  state.harbour.push(uid);
  tell?.({ type: 'bust', seat: state.active, ...ref(uid), discarded: refs(state.harbour) });
  moveAll(state.harbour, state.discard);
  state.phase = 'bust';
  for (const seat of seatsFromActive(state)) {
    gain(state, seat, state.players[seat]!.totals.bustCoins, 'bust', chance, tell);
  }
}
