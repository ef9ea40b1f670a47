/** So far from what has passed, and the clock of the machine has been set, or was wrong when it started. */
const TOLERANCE_MS = 3_600_000;

/** Whether the clock of the machine has gone as clocks go since this was made. */
export class ClockWatch {
  private readonly wall: () => number;
  private readonly mono: () => number;
  private readonly offset: number;

  constructor(wall: () => number = Date.now, mono: () => number = () => performance.now()) {
    this.wall = wall;
    this.mono = mono;
    this.offset = wall() - mono();
  }

  get hasJumped(): boolean {
    return Math.abs(this.wall() - this.mono() - this.offset) > TOLERANCE_MS;
  }
}
