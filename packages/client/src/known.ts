import type { Typed } from '@roadstead/kernel';
import type { Played, Said, SocketPush, Standing } from '@roadstead/protocol';

/** What one has heard of the game at a table. The entries of `log` are numbered 1, 2, 3 … without a gap or a double. */
export interface Known {
  readonly standing: Standing | null;
  /** Null until it was told, which may be after the first entries. */
  readonly opening: readonly Typed[] | null;
  readonly log: readonly Played[];
}

export const NOTHING_KNOWN: Known = { standing: null, opening: null, log: [] };

type StandingPush = Extract<SocketPush, { push: 'standing' }>;
type PlayedPush = Extract<SocketPush, { push: 'played' }>;

/** `gap`: entries before these are missing, so that these could not be added. */
export interface Heard {
  readonly known: Known;
  readonly gap: boolean;
}

export function hearStanding(known: Known, { opening, log, standing }: StandingPush): Heard {
  const heard = withEntries(known, log);
  return { gap: heard.gap, known: newer({ ...heard.known, opening: opening ?? known.opening }, standing) };
}

export function hearPlayed(known: Known, { played, standing }: PlayedPush): Heard {
  const heard = withEntries(known, [played]);
  return { gap: heard.gap, known: newer(heard.known, standing) };
}

/** A standing replaces an older one; messages may have overtaken each other. */
export function newer(known: Known, standing: Standing): Known {
  const old = known.standing;
  const isNewer = old === null || standing.seq > old.seq || (standing.seq === old.seq && standing.now >= old.now);
  return isNewer ? { ...known, standing } : known;
}

export function withSaid(all: readonly Said[], more: readonly Said[]): readonly Said[] {
  const byNumber = new Map([...all, ...more].map((said) => [said.n, said]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

function withEntries(known: Known, entries: readonly Played[]): Heard {
  const fresh = entries.filter(({ seq }) => seq > known.log.length).sort((a, b) => a.seq - b.seq);
  if (fresh.length === 0) return { known, gap: false };
  const fits = fresh.every(({ seq }, i) => seq === known.log.length + 1 + i);
  return fits ? { known: { ...known, log: [...known.log, ...fresh] }, gap: false } : { known, gap: true };
}
