import type { PlayClock } from './play-clock.js';
import { JUMP_MS, type MachineClocks, STALL_MS } from './steady-clock.js';

/**
 * The time of the database, which all nodes over it share: what one of them writes down of clocks means the same at the
 * others, whatever their own clocks say and however long one of them was stopped. In between it goes as the clock goes that
 * nobody can set, and with every beat it is looked how far that is off.
 */
export class SharedClock implements PlayClock {
  private readonly ask: () => Promise<number>;
  private readonly mono: () => number;
  private offset = 0;
  private lastBeat: number;
  private isAsking = false;
  private hasJumped = false;

  private constructor(ask: () => Promise<number>, mono: () => number) {
    this.ask = ask;
    this.mono = mono;
    this.lastBeat = mono();
  }

  static async of(ask: () => Promise<number>, { mono = () => performance.now() }: MachineClocks = {}) {
    const clock = new SharedClock(ask, mono);
    const { least, most } = await clock.look();
    clock.offset = (least + most) / 2;
    return clock;
  }

  readonly now = (): number => Math.round(this.mono() + this.offset);

  beat(): boolean {
    const at = this.mono();
    const wasStalled = at - this.lastBeat > STALL_MS;
    this.lastBeat = at;
    const hasJumped = this.hasJumped;
    this.hasJumped = false;
    void this.correct();
    return wasStalled || hasJumped;
  }

  /** An answer that took long says little: what is known is moved only as far as it cannot be true. */
  private async correct(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const { least, most } = await this.look();
      const offset = Math.min(most, Math.max(least, this.offset));
      this.hasJumped ||= Math.abs(offset - this.offset) > JUMP_MS;
      this.offset = offset;
    } catch {
      // Whoever reads or writes is told that the database cannot be reached; the time goes on.
    } finally {
      this.isAsking = false;
    }
  }

  /** The database looked at its clock at some moment between the question and the answer. */
  private async look(): Promise<{ least: number; most: number }> {
    const asked = this.mono();
    const time = await this.ask();
    return { least: time - this.mono(), most: time - asked };
  }
}
