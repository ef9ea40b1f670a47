import { Counting, type GameCount, type Result, type Seat, type Tally } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { type Event, POINT_SOURCES } from '../events.js';
import type { CompaniesResult } from '../result.js';
import { pointsOf } from '../rules/points.js';
import type { State } from '../state.js';
import { countEvent } from './events.js';

/** What each seat does in a game. */
export class Count implements GameCount<State, Action, Event> {
  private readonly seats: readonly Counting[];
  private round = 1;

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => new Counting());
  }

  choice(_: State, seat: Seat): void {
    this.seats[seat]!.count('decisions');
  }

  outcome(events: readonly Event[], state: State): void {
    for (const event of events) {
      countEvent(this.seats, event);
      if (event.type === 'year' || event.type === 'over')
        this.countRound(state, event.type === 'year' ? event.round - 1 : this.round);
    }
  }

  /** How everybody stands at the end of a round. */
  private countRound(state: State, round: number): void {
    this.round = round + 1;
    this.seats.forEach((seat, i) => {
      seat.row('pointsAt', round, pointsOf(state, i));
      seat.row('ducatsAt', round, state.players[i]!.ducats);
      seat.row('shipsAt', round, shipsOf(state, i));
      seat.row('roundsAt', round);
    });
  }

  end(state: State, result: Result | null): readonly Tally[] {
    const { ranking = [] } = (result ?? {}) as Partial<CompaniesResult>;
    this.seats.forEach((seat, i) => {
      const order = `${this.seats.length}.${((i - state.start + this.seats.length) % this.seats.length) + 1}`;
      const standing = ranking.find((one) => one.seat === i);
      seat.count('games');
      seat.count('ships', shipsOf(state, i));
      seat.count('ducats', state.players[i]!.ducats);
      seat.row('seated', order);
      seat.count('points', standing?.points ?? pointsOf(state, i));
      for (const source of POINT_SOURCES) seat.row('pointsFrom', source, Math.max(0, standing?.by[source] ?? 0));
      if (result?.winners.includes(i) !== true) return;
      seat.count('won');
      seat.row('wonAt', order);
    });
    return this.seats.map((seat) => seat.plain());
  }
}

const shipsOf = ({ players }: State, seat: Seat): number =>
  players[seat]!.fleets.reduce((sum, fleet) => sum + (fleet?.ships.length ?? 0), 0);
