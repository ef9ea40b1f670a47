import type { Language } from '@roadstead/kernel';
import type { Profile, Room } from '@roadstead/protocol';

/** Ratings are shown as the library counts them, with one decimal. */
export function ratingText(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

interface ShownRatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

export function ratingChanges({ ratings = [] }: Pick<Room, 'ratings'>): readonly ShownRatingChange[] {
  return ratings.map(({ seat, before, after }) => ({ seat, before, after, change: after - before }));
}

export function shareText(won: number, played: number, language: Language): string {
  return played === 0 ? '–' : new Intl.NumberFormat(language, { style: 'percent' }).format(won / played);
}

type Statistics = Profile['statistics'][number];

export function bySeats({ bySeats: rows }: Statistics): Statistics['bySeats'] {
  return [...rows].sort((a, b) => a.seats - b.seats);
}
