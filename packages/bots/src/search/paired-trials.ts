import { differences, type Measured, measure } from './measure.js';
import type { PlayedOn } from './playout.js';

/** Several moves that are played out over the same deals and the same luck, round by round, until they are given up. */
export class PairedTrials {
  /** By move, one number for each round it took part in; all that are still tried have taken part in all. */
  private readonly rewards: number[][];
  private readonly wins: number[][];
  private readonly open: boolean[];

  constructor(moves: number) {
    this.rewards = Array.from({ length: moves }, () => []);
    this.wins = Array.from({ length: moves }, () => []);
    this.open = Array<boolean>(moves).fill(true);
  }

  isOpen(move: number): boolean {
    return this.open[move]!;
  }

  /** How many moves are still tried. */
  get left(): number {
    return this.open.filter(Boolean).length;
  }

  add(move: number, { win, reward }: PlayedOn): void {
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

  /** The move with the best mean among those still tried. */
  leader(): number {
    let best = -1;
    for (let move = 0; move < this.open.length; move++) {
      if (this.open[move] && (best < 0 || this.mean(move) > this.mean(best))) best = move;
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

  /** Gives up those that are clearly behind. */
  drop(clearly: number): void {
    const leader = this.leader();
    for (let move = 0; move < this.open.length; move++) {
      if (this.open[move] && move !== leader && this.lead(leader, move) > clearly) this.open[move] = false;
    }
  }

  /** Gives up the worse half; one move is kept however it stands. */
  halve(kept: number): void {
    const best = [...this.open.keys()].filter((move) => this.open[move]);
    best.sort((a, b) => Number(b === kept) - Number(a === kept) || this.mean(b) - this.mean(a) || a - b);
    for (const move of best.slice(Math.ceil(best.length / 2))) this.open[move] = false;
  }
}
