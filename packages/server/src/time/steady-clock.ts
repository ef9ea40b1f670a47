import type { PlayClock } from './play-clock.js';

/** More than this between two beats, by the clock that cannot be set, and nobody could be heard meanwhile. */
export const STALL_MS = 3_000;
/** So far apart, and the clock on the wall has been set. */
export const JUMP_MS = 2_000;
/** How fast it comes back to the time on the wall: so much slower or faster than it. */
const SLEW = 0.05;

export interface MachineClocks {
  /** The time as the machine tells it, which somebody may set. */
  readonly wall?: () => number;
  /** Milliseconds since whenever, which nobody can set. */
  readonly mono?: () => number;
}

/**
 * The time by which people play at a node alone. It never jumps and never goes back: where the clock of the machine is set,
 * it goes on as if nothing had happened and comes to the new time slowly. While nobody can be heard (the process was stopped,
 * the machine asleep) it stands still.
 */
export class SteadyClock implements PlayClock {
  private readonly wall: () => number;
  private readonly mono: () => number;
  /** How far it is behind the time on the wall. */
  private behind = 0;
  private lastMono: number;
  private lastNow: number;
  private isBeating = false;

  constructor({ wall = Date.now, mono = () => performance.now() }: MachineClocks = {}) {
    this.wall = wall;
    this.mono = mono;
    this.lastMono = mono();
    this.lastNow = wall();
  }

  readonly now = (): number => {
    const elapsed = this.sinceBeat();
    return Math.round(this.lastNow + elapsed);
  };

  beat(): boolean {
    const elapsed = Math.max(0, this.mono() - this.lastMono);
    const passed = this.sinceBeat();
    const wasStalled = passed < elapsed;
    this.isBeating = true;
    const behind = this.wall() - (this.lastNow + passed);
    const hasJumped = !wasStalled && Math.abs(behind - this.behind) > JUMP_MS;
    // A little of what is missing is made up for with every beat, and never so much that it went back.
    const madeUp = Math.max(-SLEW * passed, Math.min(SLEW * passed, behind));
    this.lastNow += passed + madeUp;
    this.lastMono += elapsed;
    this.behind = behind - madeUp;
    return wasStalled || hasJumped;
  }

  /** No more than could be noticed; before the first beat nobody listens yet. */
  private sinceBeat(): number {
    const elapsed = Math.max(0, this.mono() - this.lastMono);
    return this.isBeating ? Math.min(STALL_MS, elapsed) : elapsed;
  }
}
