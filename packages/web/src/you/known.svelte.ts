import type { Me } from '@roadstead/protocol';

/** Whom the server knew here last, as this browser remembers it: the masthead has the name before anybody is asked. */
interface Known {
  readonly name: string;
  readonly guest: boolean;
  /** How many tables wait for this person. */
  readonly waiting: number;
}

const KEY = 'roadstead-you';

function stored(): Known | null {
  try {
    const { name, guest, waiting } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Known>;
    const isKnown = typeof name === 'string' && typeof guest === 'boolean' && Number.isSafeInteger(waiting);
    return isKnown ? { name, guest, waiting: waiting! } : null;
  } catch {
    return null;
  }
}

let current: Known | null = $state.raw(stored());

export const known = {
  get now(): Known | null {
    return current;
  },
};

/** Where storage is blocked, it is known until the page is closed. */
function keep(next: Known | null): void {
  current = next;
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {}
}

/** The server has told who this is. */
export function meet({ name, guest }: Pick<Me, 'name' | 'guest'>): void {
  keep({ name, guest, waiting: current?.waiting ?? 0 });
}

/** So many tables wait for this person now. */
export function noteWaiting(waiting: number): void {
  if (current !== null && current.waiting !== waiting) keep({ ...current, waiting });
}

/** Nobody is known here any more. */
export function forgetKnown(): void {
  keep(null);
}

// Another window of this page has been told.
addEventListener('storage', ({ key }) => {
  if (key === KEY) current = stored();
});
