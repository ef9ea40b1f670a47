import { type Chance, FastRandom } from '@roadstead/kernel';

/**
 * Luck that every turn has anew. Moves that are compared roll the same dice in every later turn, however much luck this
 * one has used up: what is left between them is what they are worth.
 */
export class TurnLuck implements Chance {
  private readonly seed: string;
  private readonly turn: () => number;
  private of = -1;
  private random!: FastRandom;

  constructor(seed: string, turn: () => number) {
    this.seed = seed;
    this.turn = turn;
  }

  int(bound: number): number {
    const now = this.turn();
    if (now !== this.of) {
      this.of = now;
      this.random = new FastRandom(`${this.seed}/${now}`);
    }
    return this.random.int(bound);
  }

  revealed(): void {}
}
