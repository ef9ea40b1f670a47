import type { WorkStore } from '../store/store.js';
import { SharedClock } from './shared-clock.js';
import { type MachineClocks, SteadyClock } from './steady-clock.js';

/** The time by which people play. */
export interface PlayClock {
  readonly now: () => number;
  /** To be called about once a second. True if something was out of order since the last time: people could not be heard. */
  beat(): boolean;
}

/** A node alone goes by its own clock; where there are several, all go by the one of the database. */
export function playClock(work: WorkStore | null, machine: MachineClocks = {}): Promise<PlayClock> | PlayClock {
  return work === null ? new SteadyClock(machine) : SharedClock.of(work.time, machine);
}
