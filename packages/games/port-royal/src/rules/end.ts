import type { Seat, Tell } from '@roadstead/kernel';
import type { EndReason, Event } from '../events.js';
import type { Placing, PortRoyalResult } from '../result.js';
import { influenceOf, type State } from '../state.js';
import { boxesOf } from './box.js';
import { coinsOf } from './money.js';

/** PR-E1: enough influence triggers the end once and for good; PR-E3: in the variant only together with an expedition. */
export function triggerEnd(state: State, seat: Seat, tell?: Tell<Event>): void {
  if (state.endTriggered) return;
  const influence = influenceOf(state.players[seat]!);
  if (state.endInfluence === null || influence < state.endInfluence || !mayWin(state, seat)) return;
  state.endTriggered = true;
  tell?.({ type: 'endTriggered', seat, influence });
}

export function finish(state: State, why: EndReason, tell?: Tell<Event>): void {
  state.phase = 'over';
  if (tell) tell({ type: 'over', why, ...resultOf(state) });
}

/** How the game ended, in the terms of the boxes in play. */
export function resultOf(state: State): PortRoyalResult {
  return boxesOf(state).reduce((result, box) => box.result?.(state, result) ?? result, standings(state));
}

/** PR-E2: influence, then coins, else shared; PR-E3: in the variant those without an expedition rank last and cannot win. */
function standings(state: State): PortRoyalResult {
  const players = state.players.map((player, seat) => ({
    seat,
    influence: influenceOf(player),
    coins: coinsOf(player),
    mayWin: mayWin(state, seat),
  }));
  const compare = (a: (typeof players)[number], b: (typeof players)[number]) =>
    Number(b.mayWin) - Number(a.mayWin) || b.influence - a.influence || b.coins - a.coins;
  players.sort((a, b) => compare(a, b) || a.seat - b.seat);
  const ranking = players.map(({ seat, influence, coins }, i): Placing => {
    const place = players.findIndex((other) => compare(other, players[i]!) === 0) + 1;
    return { seat, place, influence, coins };
  });
  const winners = players.filter((player, i) => ranking[i]!.place === 1 && player.mayWin);
  return { winners: winners.map((player) => player.seat), ranking };
}

function mayWin(state: State, seat: Seat): boolean {
  if (state.options.end !== 'standard' && state.players[seat]!.totals.expeditions === 0) return false;
  return boxesOf(state).every((box) => box.mayWin?.(state, seat) ?? true);
}
