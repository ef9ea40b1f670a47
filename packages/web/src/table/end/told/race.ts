import type { Glance, Retelling, Seat } from '@roadstead/kernel';
import type { RaceMeasure } from '../../../games/end.js';

/** How everybody came along, round by round. */
export interface Race extends Omit<RaceMeasure, 'of'> {
  /** Each with the step of the replay at which it is over. */
  readonly rounds: readonly { readonly round: number; readonly seq: number }[];
  readonly lines: readonly RaceLine[];
}

interface RaceLine {
  /** Null where all run together. */
  readonly seat: Seat | null;
  /** At the end of each round. */
  readonly points: readonly number[];
}

/** A picture with fewer rounds shows nothing. */
const FEWEST = 2;

/** In which round every step stands. */
export function roundsOf(retelling: Retelling, glance: (view: unknown) => Glance): readonly number[] {
  return viewsOf(retelling).map((view) => glance(view).round);
}

export function raceOf(
  retelling: Retelling,
  glance: (view: unknown) => Glance,
  { of, ...measure }: RaceMeasure,
): Race | null {
  const views = viewsOf(retelling);
  const at = views.map((view) => glance(view).round);
  const [first, last] = [at[0]!, at.at(-1)!];
  if (last - first + 1 < FEWEST) return null;
  // The step that ends a round may bring something, too, and shows the next one already; what was taken back is passed over.
  const rounds = Array.from({ length: last - first + 1 }, (_, i) => {
    const round = first + i;
    return { round, seq: Math.min(at.findLastIndex((one) => one <= round) + 1, retelling.last) };
  });
  const figures = rounds.map(({ seq }) => of(views[seq]));
  const isOne = figures[0]!.length === 1 && retelling.record.seats > 1;
  const lines = figures[0]!.map((_, seat) => ({
    seat: isOne ? null : seat,
    points: figures.map((points) => points[seat]!),
  }));
  return { ...measure, rounds, lines };
}

function viewsOf(retelling: Retelling): readonly unknown[] {
  return Array.from({ length: retelling.last + 1 }, (_, seq) => retelling.game.view(retelling.state(seq), null));
}
