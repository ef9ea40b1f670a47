import type { SavedSummary } from './messages.js';

/** The games of a list that none of it goes on from: of a campaign, the newest part. */
export function newestParts(games: readonly SavedSummary[]): readonly SavedSummary[] {
  const goneOn = new Set(games.flatMap(({ follows }) => (follows?.kind === 'campaign' ? [follows.of] : [])));
  return games.filter(({ commitment }) => commitment === undefined || !goneOn.has(commitment));
}

/** The part of a campaign that goes on from the game with this commitment. */
export function partAfter(games: readonly SavedSummary[], commitment: string): SavedSummary | undefined {
  return games.find(({ follows }) => follows?.kind === 'campaign' && follows.of === commitment);
}

/** The parts of a campaign up to this one, first to last, as far as they are here. */
export function partsUpTo(games: readonly SavedSummary[], last: SavedSummary): readonly SavedSummary[] {
  const parts = [last];
  for (let link = last.follows; link?.kind === 'campaign'; link = parts[0]!.follows) {
    const before = games.find(({ commitment }) => commitment === link!.of);
    if (before === undefined || parts.includes(before)) break;
    parts.unshift(before);
  }
  return parts;
}

/** The last part of the campaign that this game belongs to, as far as it is here. */
export function newestPart(games: readonly SavedSummary[], game: SavedSummary): SavedSummary {
  let last = game;
  for (let next: SavedSummary | undefined = game; next !== undefined; ) {
    last = next;
    next = last.commitment === undefined ? undefined : partAfter(games, last.commitment);
  }
  return last;
}

/** The campaigns of a list, each by its newest part, the last one played first. */
export function campaignsIn(games: readonly SavedSummary[]): readonly SavedSummary[] {
  return newestParts(games).filter(({ campaign }) => campaign !== undefined);
}
