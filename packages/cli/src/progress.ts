import type { Streams } from './command.js';

const REDRAW_MS = 100;
const BAR = 24;

/** A bar with the time left, in one line that is drawn over; silent where nobody watches. */
export class ProgressBar {
  private readonly stream: Streams['stderr'];
  private readonly total: number;
  private readonly noun: string;
  private readonly started = performance.now();
  private drawn = Number.NEGATIVE_INFINITY;

  constructor(stream: Streams['stderr'], total: number, noun: string) {
    this.stream = stream;
    this.total = total;
    this.noun = noun;
  }

  update(done: number): void {
    const now = performance.now();
    if (!this.stream.isTTY || now - this.drawn < REDRAW_MS) return;
    this.drawn = now;
    const seconds = (now - this.started) / 1000;
    const line = progressLine(done, this.total, this.noun, seconds).slice(0, (this.stream.columns ?? 80) - 1);
    this.stream.write(`\r${line}\x1b[K`);
  }

  clear(): void {
    if (this.stream.isTTY) this.stream.write('\r\x1b[K');
  }
}

export function progressLine(done: number, total: number, noun: string, seconds: number): string {
  const part = total === 0 ? 1 : done / total;
  const full = Math.round(part * BAR);
  const bar = '#'.repeat(full) + '-'.repeat(BAR - full);
  const left = done === 0 ? 'time left unknown' : `${duration((seconds / done) * (total - done))} left`;
  return `[${bar}] ${Math.floor(part * 100)} %  ${done} of ${total} ${noun}  ${left}`;
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
