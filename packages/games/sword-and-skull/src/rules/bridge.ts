import type { Seat, Tell } from '@roadstead/kernel';
import { OFFICER } from '../board/figures.js';
import { BRIDGE_GOLD } from '../board/numbers.js';
import type { Event } from '../events.js';
import type { Player, State } from '../state.js';
import { ask } from './ask.js';
import { takeFrom } from './gold.js';

/** SS-F6, SS-R16: from whoever has most; no effect if that is oneself, alone or with others. */
export function crossBridge(state: State, figure: number): void {
  const seat = state.active;
  const seats = seatsWithMost(state, figure === OFFICER ? crewOf : goldOf);
  if (!seats.includes(seat)) ask(state, { kind: 'bridge', seat, figure, seats });
}

const crewOf = ({ crewCount }: Player): number => crewCount;
const goldOf = ({ gold }: Player): number => gold;

function seatsWithMost({ players }: State, of: (player: Player) => number): readonly Seat[] {
  let most = -1;
  let seats: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const n = of(players[seat]!);
    if (n > most) {
      most = n;
      seats = [seat];
    } else if (n === most) seats.push(seat);
  }
  return seats;
}

/** SS-R16: less than the full sum is what there is. */
export function takeGoldAtBridge(state: State, from: Seat, tell?: Tell<Event>): void {
  const n = Math.min(BRIDGE_GOLD, state.players[from]!.gold);
  takeFrom(state, state.active, n, from, 'bridge_of_tears', tell);
}
