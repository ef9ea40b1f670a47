import type { RequestOutcome, TableClient, TableState } from '@roadstead/client';
import type { Random, Typed } from '@roadstead/kernel';

export interface RandomPlayerOptions {
  readonly client: TableClient;
  readonly random: Random;
  /** How long to think, in milliseconds. */
  readonly think: () => number;
  /** What is done whenever it can be, so that a game comes to its end sooner. */
  readonly prefers?: (action: Typed) => boolean;
  /** Takes back one in so many of the acts that can be; never when missing. */
  readonly takesBackOneIn?: number;
  /** About to send an action (null: an undo) that is to become entry `seq`. */
  readonly acting?: (seq: number, action: Typed | null) => void;
  readonly acted?: (seq: number, action: Typed | null, outcome: RequestOutcome) => void;
}

/** How long to wait after a refusal before trying again, at least. */
const SECOND_THOUGHT_MS = 50;

/** Somebody who does any legal thing whenever it is their turn. */
export class RandomPlayer {
  private readonly options: RandomPlayerOptions;
  private readonly unsubscribe: () => void;
  private thinking: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(options: RandomPlayerOptions) {
    this.options = options;
    this.unsubscribe = options.client.subscribe((state) => this.consider(state));
  }

  stop(): void {
    this.stopped = true;
    this.unsubscribe();
    if (this.thinking !== null) clearTimeout(this.thinking);
  }

  private consider({ standing, waiting }: TableState, atLeast = 0): void {
    if (this.stopped || this.thinking !== null || waiting || !standing || standing.legal.length === 0) return;
    this.thinking = setTimeout(() => void this.act(), Math.max(atLeast, this.options.think()));
  }

  private async act(): Promise<void> {
    const { client, acting, acted } = this.options;
    const { standing, waiting } = client.state;
    this.thinking = null;
    if (waiting || !standing || standing.legal.length === 0) return;
    const action = this.choose(standing);
    const seq = standing.seq + 1;
    acting?.(seq, action);
    const outcome = await (action === null ? client.undo(true) : client.act(action));
    acted?.(seq, action, outcome);
    this.consider(client.state, outcome.ok ? 0 : SECOND_THOUGHT_MS);
  }

  private choose({ legal, undoable }: NonNullable<TableState['standing']>): Typed | null {
    const { random, prefers, takesBackOneIn } = this.options;
    if (takesBackOneIn !== undefined && undoable > 0 && random.int(takesBackOneIn) === 0) return null;
    const preferred = prefers === undefined ? [] : legal.filter(prefers);
    const from = preferred.length > 0 ? preferred : legal;
    return from[random.int(from.length)]!;
  }
}
