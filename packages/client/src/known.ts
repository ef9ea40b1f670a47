import type { Typed } from '@roadstead/kernel';
import { applyChange, type Played, type Said, type SocketPush, type Standing } from '@roadstead/protocol';

/** What one has heard of the game at a table. The entries of `log` are numbered 1, 2, 3 … without a gap or a double. */
export interface Known {
  readonly standing: Standing | null;
  /** Null until it was told, which may be after the first entries. */
  readonly opening: readonly Typed[] | null;
  readonly log: readonly Played[];
  /** The standing that the next change is told from, with its number. */
  readonly base: { readonly told: number; readonly standing: Standing } | null;
}

export const NOTHING_KNOWN: Known = { standing: null, opening: null, log: [], base: null };

type StandingPush = Extract<SocketPush, { push: 'standing' }>;
type PlayedPush = Extract<SocketPush, { push: 'played' }>;
type ChangedPush = Extract<SocketPush, { push: 'changed' }>;

/** `gap`: something before this is missing, so that this could not be added. */
export interface AfterHearing {
  readonly known: Known;
  readonly gap: boolean;
}

export function hearStanding(before: Known, { opening, log, standing, told }: StandingPush): AfterHearing {
  const known = withBase(before, told, standing);
  const heard = withEntries(known, log);
  return { gap: heard.gap, known: newer({ ...heard.known, opening: opening ?? known.opening }, standing) };
}

export function hearPlayed(known: Known, { played, standing, told }: PlayedPush): AfterHearing {
  const heard = withEntries(withBase(known, told, standing), [played]);
  return { gap: heard.gap, known: newer(heard.known, standing) };
}

/** Entries without the standing that they led to would look complete: they are left out until both are there. */
export function hearChanged(known: Known, { log, from, told, change }: ChangedPush): AfterHearing {
  const { base } = known;
  if (base !== null && told <= base.told) return { known, gap: false };
  if (base?.told !== from) return { known, gap: true };
  const standing = applyChange(base.standing, change) as Standing;
  const heard = withEntries(withBase(known, told, standing), log);
  return { gap: heard.gap, known: newer(heard.known, standing) };
}

/** Numbers mean something on one connection only. */
export function withoutBase(known: Known): Known {
  return { ...known, base: null };
}

function withBase(known: Known, told: number | undefined, standing: Standing): Known {
  return told === undefined ? known : { ...known, base: { told, standing } };
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

function withEntries(known: Known, entries: readonly Played[]): AfterHearing {
  const fresh = entries.filter(({ seq }) => seq > known.log.length).sort((a, b) => a.seq - b.seq);
  if (fresh.length === 0) return { known, gap: false };
  const fits = fresh.every(({ seq }, i) => seq === known.log.length + 1 + i);
  return fits ? { known: { ...known, log: [...known.log, ...fresh] }, gap: false } : { known, gap: true };
}
