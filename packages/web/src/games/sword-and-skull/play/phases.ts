import type { Language } from '@roadstead/kernel';
import type { Event, Phase, View } from '@roadstead/sword-and-skull';
import { PLAY } from './words/index.js';

const TRACK = ['turn', 'move', 'event', 'fights', 'end'] as const satisfies readonly Phase[];

/** A part of the turn (SS-M1), and whether it is over, on, or still to come. */
interface TrackStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'ahead';
}

export function phaseTrack({ phase }: Pick<View, 'phase'>, language: Language): readonly TrackStep[] {
  const now = (TRACK as readonly Phase[]).indexOf(phase);
  return TRACK.map((one, i) => ({
    name: PLAY[language].asks.phases[one],
    state: now < 0 || i < now ? 'done' : i === now ? 'now' : 'ahead',
  }));
}

/** While a figure walks by the roll of the turn, its space is still to come, whatever the game has gone on to. */
export function shownPhase({ phase }: Pick<View, 'phase'>, now: readonly Event[] = [], told: readonly Event[]): Phase {
  const walks = now.some(({ type }) => type === 'moved' || type === 'placed');
  if (!walks) return phase;
  const roll = told.findLast((event) => event.type === 'rolled');
  return roll === undefined || roll.why === 'move' ? 'move' : phase;
}
