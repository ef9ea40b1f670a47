import { NOBODY, only, type Seat } from '@roadstead/kernel';
import { type Action, ADMIT, DISCOVER, END_TURN, PASS, REPEL, STOP } from './actions.js';
import { withBoxes } from './rules/box-actions.js';
import { canTurnUp } from './rules/discover.js';
import { claims } from './rules/expeditions.js';
import { listTakes } from './rules/trade.js';
import type { State } from './state.js';

const NOTHING: readonly Action[] = [];
const JUST_DISCOVER: readonly Action[] = [DISCOVER];
const DISCOVER_OR_STOP: readonly Action[] = [DISCOVER, STOP];
const JUST_STOP: readonly Action[] = [STOP];
const REPEL_OR_ADMIT: readonly Action[] = [REPEL, ADMIT];
const JUST_PASS: readonly Action[] = [PASS];
const JUST_END_TURN: readonly Action[] = [END_TURN];

export function toAct(state: State): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : only(seatAtTurn(state));
}

function seatAtTurn(state: State): Seat {
  if (state.phase === 'decide') return state.asking!.seat;
  return state.phase === 'trade' ? state.taking : state.active;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'over' || seat !== seatAtTurn(state)) return NOTHING;
  const actions = usual(state, seat);
  return state.boxes.length === 0 ? actions : withBoxes(state, seat, actions);
}

/** What the phases of a turn allow. */
function usual(state: State, seat: Seat): readonly Action[] {
  switch (state.phase) {
    case 'discover':
      return joined(goOnOrStop(state), claims(state, seat));
    case 'repel': // PR-X1: turning up a ship and deciding whether to repel it is one act, with no claim in between
      return REPEL_OR_ADMIT;
    case 'trade': // PR-X4: only the active player claims
      return takes(state, seat, seat === state.active ? claims(state, seat) : NOTHING);
    case 'bust':
      return joined(claims(state, seat), JUST_END_TURN);
    case 'decide':
    case 'over':
      return NOTHING;
  }
}

/** PR-D1: at least one card must be turned up; PR-S6: unless there is none. */
function goOnOrStop(state: State): readonly Action[] {
  if (!canTurnUp(state)) return JUST_STOP;
  return state.turnedUp > 0 ? DISCOVER_OR_STOP : JUST_DISCOVER;
}

/** PR-T2: taking is always optional. */
function takes(state: State, seat: Seat, claims: readonly Action[]): readonly Action[] {
  if (claims.length === 0 && (state.picks === 0 || state.harbour.length === 0)) return JUST_PASS;
  const actions: Action[] = [];
  listTakes(state, seat, actions);
  if (claims.length > 0) actions.push(...claims);
  actions.push(PASS);
  return actions;
}

function joined(some: readonly Action[], more: readonly Action[]): readonly Action[] {
  if (some.length === 0) return more;
  return more.length === 0 ? some : [...some, ...more];
}
