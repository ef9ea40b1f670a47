/** Which primers were told on this device, by game. */
type Seen = Readonly<Record<string, readonly string[]>>;

const KEY = 'roadstead-primers';

/** Whatever was stored, only what has the right shape is taken over. */
function stored(): Seen {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isList = (kinds: unknown) => Array.isArray(kinds) && kinds.every((kind) => typeof kind === 'string');
    return Object.fromEntries(Object.entries(raw ?? {}).filter(([, kinds]) => isList(kinds)));
  } catch {
    return {};
  }
}

let seen: Seen = $state.raw(stored());

export const isPrimerSeen = (game: string, kind: string): boolean => seen[game]?.includes(kind) ?? false;

/** Where storage is blocked, it is known until the page is closed. */
export function keepPrimerSeen(game: string, kind: string): void {
  if (isPrimerSeen(game, kind)) return;
  seen = { ...seen, [game]: [...(seen[game] ?? []), kind] };
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {}
}
