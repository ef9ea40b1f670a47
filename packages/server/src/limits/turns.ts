interface Job {
  readonly work: () => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** What one connection has asked: one thing after the other, in the order of asking. */
interface Lane {
  readonly jobs: Job[];
  isBusy: boolean;
}

/** So many people get their turn before the sockets are read and others' work goes on. */
const AT_ONCE = 8;

/**
 * Whoever asks much waits longer, and nobody else does: people take turns, one request of each at a time, and between a
 * few of them everything else in this process goes on.
 */
export class Turns {
  /** By person: their lanes, by connection. The person whose turn was last is at the end. */
  private readonly people = new Map<string, Map<object, Lane>>();
  private isGoing = false;

  run<T>(person: string, connection: object, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const lanes = this.people.get(person) ?? new Map<object, Lane>();
      this.people.set(person, lanes);
      const lane = lanes.get(connection) ?? { jobs: [], isBusy: false };
      lanes.set(connection, lane);
      lane.jobs.push({ work, resolve: resolve as (value: never) => void, reject });
      this.go();
    });
  }

  private go(): void {
    if (this.isGoing) return;
    this.isGoing = true;
    setImmediate(() => {
      this.isGoing = false;
      this.round();
    });
  }

  private round(): void {
    let begun = 0;
    for (const [person, lanes] of [...this.people]) {
      const lane = this.readyLane(lanes);
      if (lane === undefined) continue;
      if (begun++ === AT_ONCE) {
        this.go();
        return;
      }
      this.people.delete(person);
      this.people.set(person, lanes);
      void this.begin(person, lanes, lane);
      if (this.readyLane(lanes) !== undefined) this.go();
    }
  }

  private readyLane(lanes: Map<object, Lane>): Lane | undefined {
    for (const lane of lanes.values()) if (!lane.isBusy && lane.jobs.length > 0) return lane;
    return undefined;
  }

  private async begin(person: string, lanes: Map<object, Lane>, lane: Lane): Promise<void> {
    const { work, resolve, reject } = lane.jobs.shift()!;
    lane.isBusy = true;
    try {
      resolve((await work()) as never);
    } catch (error) {
      reject(error);
    }
    lane.isBusy = false;
    if (lane.jobs.length > 0) this.go();
    else for (const [connection, known] of lanes) if (known === lane) lanes.delete(connection);
    if (lanes.size === 0 && this.people.get(person) === lanes) this.people.delete(person);
  }
}
