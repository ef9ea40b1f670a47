import { skullAt } from '../../kit/emblems/skull.js';
import { line, moved, shape } from '../../kit/svg.js';
import type { NestId } from './places.js';
import type { Tones } from './tones.js';

interface NestColours {
  readonly wash: string;
  readonly ink: string;
  /** The cut of its flag: the cue that does not need colour. */
  readonly flag: string;
}

/** The flag of a nest flies there, and on every field where its pirates lie in wait; 0, 0 is its upper corner at the pole. */
export const NEST_COLOURS: Readonly<Record<NestId, NestColours>> = {
  tortuga: { wash: '#6f6f6f', ink: '#fbf5e4', flag: 'M0 0H36L28 11L36 22H0Z' },
  algiers: { wash: '#2f5d8c', ink: '#fbf5e4', flag: 'M0 0H32V22H0Z' },
  saintemarie: { wash: '#d8a32e', ink: '#2a1f16', flag: 'M0 0L40 11L0 22Z' },
};

export function nestFlag(id: NestId, tones: Tones): string {
  const { wash, ink, flag } = NEST_COLOURS[id];
  return shape(flag, wash, 2, tones.ink) + skullAt(id === 'saintemarie' ? 2 : 6, 3, 16, ink);
}

/** A cave in a rock, its flag above it; 0, 0 is the middle of its waterline. */
export function nestView(id: NestId, tones: Tones): string {
  return (
    shape('M-34 12Q-30 -14 -10 -22Q12 -30 26 -8Q34 4 34 12Z', '#a8977a', 2.2, tones.ink) +
    line('M-28 8Q-24 -8 -12 -15M-22 10Q-18 -6 -6 -14M-16 10Q-12 -4 -2 -12', 1.3, tones.ink) +
    shape('M-8 12V0Q2 -10 12 0V12Z', '#2a1f16', 1.6, tones.ink) +
    line('M14 -16V-54', 2.6, tones.ink) +
    moved(nestFlag(id, tones), 14, -54) +
    moved(
      line('M0 0Q-3 -10 1 -20', 2.6, '#6b4a20') +
        line('M1 -20q-8 -6 -13 0M1 -20q8 -6 13 0M1 -20q-4 -8 -10 -8M1 -20q4 -8 10 -8', 3, tones.palm),
      -26,
      8,
    ) +
    line('M-38 17q6 -4 12 0t12 0t12 0t12 0t12 0t12 0', 1.6, tones.wave)
  );
}
