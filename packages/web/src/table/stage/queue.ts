/** How long something is shown, and how long at least before a press may end it. */
export interface Showing {
  readonly ms: number;
  readonly least: number;
}

/** Shows one thing after the other, each for its time; nobody has to wait for any of it. */
export class Queue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  private least = 0;
  private running = false;
  private paused = false;
  private readonly show: (item: T) => Showing;
  private readonly ended: () => void;

  /** `ended`: the last one has been looked at. */
  constructor(show: (item: T) => Showing, ended: () => void) {
    this.show = show;
    this.ended = ended;
  }

  /** How many are still to be shown. */
  get left(): number {
    return this.waiting.length;
  }

  get isRunning(): boolean {
    return this.running;
  }

  get isPaused(): boolean {
    return this.paused;
  }

  add(items: readonly T[]): void {
    this.waiting.push(...items);
    if (!this.running && !this.paused) this.next();
  }

  /** Ends what is shown now, once it could be noticed. */
  skip(): void {
    if (this.paused) {
      this.step();
      return;
    }
    if (!this.running) return;
    const rest = this.shownAt + this.least - Date.now();
    if (rest <= 0) this.next();
    else this.wait(rest);
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
  }

  /** One thing more, and then a pause again. */
  step(): void {
    this.pause();
    this.next();
  }

  goOn(): void {
    this.paused = false;
    this.next();
  }

  /** Nothing is shown any more: what was still waiting is given back. */
  clear(): readonly T[] {
    const rest = this.waiting;
    this.waiting = [];
    this.running = false;
    this.paused = false;
    clearTimeout(this.timer);
    return rest;
  }

  private next(): void {
    clearTimeout(this.timer);
    const item = this.waiting.shift();
    this.running = item !== undefined;
    if (item === undefined) {
      this.ended();
      return;
    }
    this.shownAt = Date.now();
    const { ms, least } = this.show(item);
    this.least = least;
    if (!this.paused) this.wait(ms);
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), ms);
  }
}
