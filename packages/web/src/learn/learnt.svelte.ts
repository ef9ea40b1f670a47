/** What somebody has learnt on this device. */
interface Learnt {
  /** By game and lesson: the way so far, and whether it was gone to its end once. */
  readonly lessons: Readonly<Record<string, { readonly taken: readonly string[]; readonly done: boolean }>>;
  /** By puzzle: whether the first answer was right. */
  readonly puzzles: Readonly<Record<string, boolean>>;
  /** Right answers in a row, now and at best. */
  readonly streak: number;
  readonly best: number;
}

const KEY = 'roadstead-learnt';
const NOTHING: Learnt = { lessons: {}, puzzles: {}, streak: 0, best: 0 };

/** Whatever was stored, only what has the right shape is taken over. */
function stored(): Learnt {
  try {
    const raw = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Learnt, unknown>>;
    return {
      lessons: Object.fromEntries(Object.entries(raw.lessons ?? {}).filter(([, one]) => isLesson(one))),
      puzzles: Object.fromEntries(Object.entries(raw.puzzles ?? {}).filter(([, one]) => typeof one === 'boolean')),
      streak: numberIn(raw.streak),
      best: numberIn(raw.best),
    };
  } catch {
    return NOTHING;
  }
}

function isLesson(one: unknown): one is Learnt['lessons'][string] {
  const { taken, done } = (one ?? {}) as { taken?: unknown; done?: unknown };
  return Array.isArray(taken) && taken.every((word) => typeof word === 'string') && typeof done === 'boolean';
}

function numberIn(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0;
}

let current: Learnt = $state.raw(stored());

export const learnt = {
  get now(): Learnt {
    return current;
  },
};

/** Where storage is blocked, it is known until the page is closed. */
function keep(change: Partial<Learnt>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {}
}

export function keepLesson(id: string, taken: readonly string[], done: boolean): void {
  const before = current.lessons[id]?.done ?? false;
  keep({ lessons: { ...current.lessons, [id]: { taken: [...taken], done: done || before } } });
}

/** Only the first answer to a puzzle counts, for the streak too. */
export function keepAnswer(id: string, right: boolean): void {
  if (id in current.puzzles) return;
  const streak = right ? current.streak + 1 : 0;
  keep({ puzzles: { ...current.puzzles, [id]: right }, streak, best: Math.max(streak, current.best) });
}

export function forgetPuzzles(): void {
  keep({ puzzles: {}, streak: 0 });
}
