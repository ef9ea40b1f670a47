import { Counting, type GameCount, type Result, type Seat, type Tally } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { FIGURES } from '../board/figures.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { countEvent } from './events.js';
import { FightCount } from './fights.js';
import { countResult } from './result.js';
import { countLandings } from './spaces.js';

/** What one seat has done so far, and what it has had at any time: each kind of card once. */
export class SeatCount extends Counting {
  readonly had = { fortune: new Set<string>(), items: new Set<string>(), crew: new Set<string>() };
  /** The most gold it ever had. */
  purse = 0;
}

/** What each seat does in a game. */
export class Count implements GameCount<State, Action, Event> {
  private readonly seats: readonly SeatCount[];
  private readonly fights: FightCount;
  private round = 1;

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => new SeatCount());
    this.fights = new FightCount(this.seats);
  }

  choice(state: State, seat: Seat, { type }: Action): void {
    if (state.asking?.kind !== 'bid') return;
    this.seats[seat]!.count('bidsAsked');
    if (type === 'bid') this.seats[seat]!.count('bids');
  }

  outcome(events: readonly Event[], state: State): void {
    for (const event of events) {
      countEvent(this.seats, event);
      this.fights.hear(event);
    }
    countLandings(this.seats, events, state);
    this.seats.forEach((seat, i) => {
      seat.purse = Math.max(seat.purse, state.players[i]!.gold);
    });
    this.countRounds(events, state);
  }

  end(state: State, result: Result | null): readonly Tally[] {
    countResult(this.seats, state, result);
    return this.seats.map((seat) => seat.plain());
  }

  /** Gold and Might at the end of each round, for the course of the game. */
  private countRounds(events: readonly Event[], state: State): void {
    for (const event of events) {
      const next = event.type === 'turn' ? event.round : event.type === 'over' ? this.round + 1 : this.round;
      for (; this.round < next; this.round++) {
        this.seats.forEach((seat, i) => {
          const { gold, might } = state.players[i]!;
          seat.row('goldAt', this.round, gold);
          FIGURES.forEach((figure, f) => {
            seat.row(`${figure}MightAt`, this.round, might[f]!);
          });
          seat.row('roundsAt', this.round);
        });
      }
    }
  }
}
