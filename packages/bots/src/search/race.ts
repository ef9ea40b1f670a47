import type { Outcome } from './playout.js';

/** Rewards of several moves that were played out over the same deals and the same luck, round by round. */
export class Race {
  /** By move, one reward for each round it took part in; all that still race have taken part in all. */
  private readonly rewards: number[][];
  private readonly wins: number[];
  private readonly alive: boolean[];

  constructor(moves: number) {
    this.rewards = Array.from({ length: moves }, () => []);
    this.wins = Array<number>(moves).fill(0);
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
    this.wins[move]! += win;
  }

  /** The share of wins of a move, and its standard error as far as so few games can tell. */
  win(move: number): { readonly win: number; readonly error: number } {
    const n = this.rewards[move]!.length;
    const win = n === 0 ? 0 : this.wins[move]! / n;
    return { win, error: Math.sqrt(Math.max(0.01, win * (1 - win)) / Math.max(1, n)) };
  }

  mean(move: number): number {
    const rewards = this.rewards[move]!;
    return rewards.length === 0 ? 0 : rewards.reduce((sum, reward) => sum + reward, 0) / rewards.length;
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
    const a = this.rewards[move]!;
    const b = this.rewards[other]!;
    const n = Math.min(a.length, b.length);
    if (n < 2) return 0;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const difference = a[i]! - b[i]!;
      sum += difference;
      squares += difference * difference;
    }
    const variance = (squares - (sum * sum) / n) / (n - 1);
    return variance <= 0 ? Math.sign(sum) * Number.POSITIVE_INFINITY || 0 : sum / n / Math.sqrt(variance / n);
  }

  /** Takes those out of the race that are clearly behind. */
  drop(clearly: number): void {
    const leader = this.leader();
    for (let move = 0; move < this.alive.length; move++) {
      if (this.alive[move] && move !== leader && this.lead(leader, move) > clearly) this.alive[move] = false;
    }
  }
}
