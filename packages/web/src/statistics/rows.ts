import type { TallyGroup } from '@roadstead/kernel';

interface TimeRow {
  /** A day, or the month of it. */
  readonly at: string;
  readonly games: number;
}

const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

/** Games by day, the days without any between; by month where that would be too many. */
export function timeRows(groups: readonly TallyGroup[]): readonly TimeRow[] {
  const days = new Map<string, number>();
  for (const group of groups) {
    for (const [day, n] of Object.entries(group.days)) days.set(day, (days.get(day) ?? 0) + n);
  }
  const known = [...days.keys()].sort();
  if (known.length === 0) return [];
  const [first, last] = [known[0]!, known.at(-1)!].map((day) => Date.parse(day)) as [number, number];
  const all = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  );
  if (all.length <= MOST_DAYS) return all.map((at) => ({ at, games: days.get(at) ?? 0 }));
  const months = [...new Set(all.map((day) => day.slice(0, 7)))];
  return months.map((at) => ({
    at,
    games: known.filter((day) => day.startsWith(at)).reduce((sum, day) => sum + days.get(day)!, 0),
  }));
}
