import { differences, type Measured, measure } from './measure.js';
import type { Outcome } from './playout.js';

/** Rewards of several moves that were played out over the same deals and the same luck, round by round. */
export class Race {
  /** By move, one number for each round it took part in; all that still race have taken part in all. */
  private readonly rewards: number[][];
  private readonly wins: number[][];
  private readonly alive: boolean[];

  constructor(moves: number) {
    this.rewards = Array.from({ length: moves }, () => []);
    this.wins = Array.from({ length: moves }, () => []);
    this.alive = Array<boolean>(moves).fill(true);
  }

  races(move: number): boolean {
    return this.alive[move]!;
  }

  get racing(): number {
    return this.alive.filter(Boolean).length;
  }

  add(move: number, { win, reward }: Outcome): void {
    this.rewards[move]!.push(reward);
    this.wins[move]!.push(win);
  }

  /** The share of wins of a move, with its standard error. */
  win(move: number): Measured {
    return measure(this.wins[move]!);
  }

  /** How far one move is behind another in wins, over the rounds that both took part in. */
  behind(move: number, other: number): Measured {
    return measure(differences(this.wins[other]!, this.wins[move]!));
  }

  private mean(move: number): number {
    return measure(this.rewards[move]!).mean;
  }

  /** The move with the best mean among those still in the race. */
  leader(): number {
    let best = -1;
    for (let move = 0; move < this.alive.length; move++) {
      if (this.alive[move] && (best < 0 || this.mean(move) > this.mean(best))) best = move;
    }
    return best;
  }

  /** How far one move is ahead of another over the rounds both took part in, in standard errors of that difference. */
  lead(move: number, other: number): number {
    const rewards = differences(this.rewards[move]!, this.rewards[other]!);
    if (rewards.length < 2) return 0;
    const { mean, error } = measure(rewards);
    return error === 0 ? Math.sign(mean) * Number.POSITIVE_INFINITY || 0 : mean / error;
  }

  /** Takes those out of the race that are clearly behind. */
  drop(clearly: number): void {
    const leader = this.leader();
    for (let move = 0; move < this.alive.length; move++) {
      if (this.alive[move] && move !== leader && this.lead(leader, move) > clearly) this.alive[move] = false;
    }
  }
}
