/** The time, told anew every second as long as somebody shows it. */
export class Ticking {
  now: number = $state(0);
  private readonly clock: () => number;

  constructor(clock: () => number) {
    this.clock = clock;
    this.now = clock();
  }

  start(): () => void {
    const tick = () => {
      this.now = this.clock();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }
}
