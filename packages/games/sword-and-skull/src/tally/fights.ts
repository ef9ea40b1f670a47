import type { Seat } from '@roadstead/kernel';
import type { Event, EventOf } from '../events.js';
import type { Foe } from '../fight-view.js';
import { DECIDING, winningRolls } from '../odds.js';
import type { SeatCount } from './count.js';

/** Fights that came to a result, from either side; how many were to be won is counted in parts of `DECIDING`. */
export class FightCount {
  /** The rolls that the attacker would win as the fight under way began. */
  private wins = 0;

  constructor(private readonly seats: readonly SeatCount[]) {}

  hear(event: Event): void {
    if (event.type === 'fight') {
      const { might, plus } = event;
      this.wins = winningRolls(might[0] + plus[0] - might[1] - plus[1]);
    } else if (event.type === 'result') {
      this.count(event);
    }
  }

  private count({ attacker, foe, seat, winner }: EventOf<'result'>): void {
    this.countSide(attacker, foe, winner === 0, this.wins);
    if (seat !== undefined) this.countSide(seat, foe, winner === 1, DECIDING - this.wins);
  }

  private countSide(seat: Seat, foe: Foe, isWon: boolean, wins: number): void {
    const count = this.seats[seat]!;
    count.count('fights');
    count.count('fightsExpected', wins);
    count.row('foughtWith', foe);
    if (!isWon) return;
    count.count('fightsWon');
    count.row('beaten', foe);
  }
}
