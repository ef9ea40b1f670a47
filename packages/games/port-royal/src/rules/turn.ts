import type { Seat, Tell } from '@roadstead/kernel';
import type { Event } from '../events.js';
import { moveAll } from '../piles.js';
import { refs } from '../refs.js';
import { nextSeat, type State } from '../state.js';
import { boxesOf } from './box.js';
import { finish } from './end.js';

export function beginTurn(state: State, seat: Seat, tell?: Tell<Event>): void {
  state.phase = 'discover';
  state.active = seat;
  state.turnedUp = 0;
  tell?.({ type: 'turn', seat, round: state.round });
  for (const box of boxesOf(state)) {
    box.beginTurn?.(state, tell);
    state.agenda.push(...(box.beforeTurn?.(state) ?? []));
  }
}

/** PR-T7: the rest of the harbour is discarded, and the next seat becomes active, if the game goes on. */
export function endTurn(state: State, tell?: Tell<Event>): void {
  clearHarbour(state, tell);
  for (const box of boxesOf(state)) box.endTurn?.(state);
  state.picks = 0;
  state.idleTurns = state.turnedUp > 0 ? 0 : state.idleTurns + 1;
  const next = nextSeat(state, state.active);
  if (state.idleTurns === state.players.length) {
    finish(state, 'noCards', tell); // PR-S6
  } else if (state.endTriggered && next === state.start) {
    finish(state, 'influence', tell); // PR-E1
  } else {
    if (next === state.start) state.round++;
    beginTurn(state, next, tell);
  }
}

function clearHarbour(state: State, tell?: Tell<Event>): void {
  if (state.harbour.length === 0) return;
  tell?.({ type: 'cleared', cards: refs(state.harbour) });
  moveAll(state.harbour, state.discard);
}
