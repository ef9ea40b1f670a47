import type { Connection, Timers } from '@roadstead/client';

/** How long lines waited on purpose, from being lost to being there again: in people's time, whatever the machine takes. */
export class Pauses {
  private longestMs = 0;

  get longest(): number {
    return this.longestMs;
  }

  /** A line that keeps its time by these timers. */
  watched(timers: Timers, connect: (timers: Timers) => Connection): Connection {
    let waited = 0;
    const line = connect({
      now: timers.now,
      after: (ms, call) =>
        timers.after(ms, () => {
          if (line.link === 'lost') waited += ms;
          call();
        }),
    });
    line.onLink((link) => {
      if (link !== 'connected') return;
      this.longestMs = Math.max(this.longestMs, waited);
      waited = 0;
    });
    return line;
  }
}
