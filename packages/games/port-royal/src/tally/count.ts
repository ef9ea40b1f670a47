import { Counting, type GameCount, type Result, type Seat, type Tally } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Event } from '../events.js';
import { bustRisk } from '../odds.js';
import { influenceOf, type State } from '../state.js';
import { countEvent } from './events.js';
import { countResult } from './result.js';

/** Risks are counted in these parts of 1, so that all sums are of whole numbers. */
export const RISK_UNIT = 1_000_000;
/** Risks are put together in steps of so many per cent. */
export const RISK_STEP = 10;

/** What somebody chose, as long as it is not known what came of it. */
interface Chosen {
  readonly seat: Seat;
  readonly type: Action['type'];
  /** The risk that was dared; null where none was. */
  readonly risk: number | null;
}

/** What each seat does in a game. */
export class Count implements GameCount<State, Action, Event> {
  private readonly seats: readonly Counting[];
  private chosen: Chosen | null = null;
  private round = 1;

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => new Counting());
  }

  /** The decision that the game is about: another card, or stop. */
  choice(state: State, seat: Seat, { type }: Action): void {
    const isAsked = state.phase === 'discover' && state.turnedUp > 0;
    const risk = isAsked && (type === 'discover' || type === 'stop') ? bustRisk(state) : null;
    if (risk !== null && type === 'stop') {
      this.seats[seat]!.count('stops');
      this.seats[seat]!.row('stoppedAt', rowOf(risk));
    }
    this.chosen = { seat, type, risk: type === 'discover' ? risk : null };
  }

  outcome(events: readonly Event[], state: State): void {
    const isBust = events.some(({ type }) => type === 'bust');
    if (this.chosen !== null) this.countDaring(this.chosen, isBust);
    for (const event of events) countEvent(this.seats, event);
    this.countRounds(events, state);
    this.chosen = null;
  }

  end(state: State, result: Result | null): readonly Tally[] {
    countResult(this.seats, state, result);
    return this.seats.map((seat) => seat.plain());
  }

  private countDaring({ seat: chooser, type, risk }: Chosen, isBust: boolean): void {
    const seat = this.seats[chooser]!;
    if (type === 'gamble' && isBust) seat.count('bustsGambled');
    if (type === 'admit' && isBust) seat.count('bustsLetIn');
    if (risk === null) return;
    const row = rowOf(risk);
    const expected = Math.round(risk * RISK_UNIT);
    seat.count('draws');
    seat.count('bustsExpected', expected);
    seat.row('drawnAt', row);
    seat.row('expectedAt', row, expected);
    if (!isBust) return;
    seat.count('bustsDrawn');
    seat.row('bustAt', row);
  }

  /** Influence at the end of each round, for the course of the game. */
  private countRounds(events: readonly Event[], state: State): void {
    for (const event of events) {
      const next = event.type === 'turn' ? event.round : event.type === 'over' ? this.round + 1 : this.round;
      for (; this.round < next; this.round++) {
        this.seats.forEach((seat, i) => {
          // A row of nothing is a row, too: the average counts it.
          seat.row('influenceAt', this.round, influenceOf(state.players[i]!));
          seat.row('roundsAt', this.round);
        });
      }
    }
  }
}

function rowOf(risk: number): number {
  return Math.floor((risk * 100) / RISK_STEP) * RISK_STEP;
}
