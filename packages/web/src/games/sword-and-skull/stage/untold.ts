import type { View } from '@roadstead/sword-and-skull';
import type { Beat } from '../../stage.js';
import type { Show } from './show.js';

/** SS-F3: all have passed. */
export function isUnsold(before: View, after: View): boolean {
  return before.auction !== null && before.auction.seat === null && after.auction === null;
}

/** The thing is looked at once more before it is put away. */
export const unsold = (before: View): Beat<Show> => ({ land: 0, hold: 900, view: before, show: { kind: 'unsold' } });

const CLOSED: Beat<Show> = { land: 200, hold: 0, show: { kind: 'closed' } };

/** What no event tells: that nobody wanted a thing, that a card was laid on the table, that an empty chest filled the others. */
export function untold(before: View, after: View): readonly Beat<Show>[] {
  const laid = after.players.flatMap(({ seat, table }): readonly Beat<Show>[] =>
    table.length <= before.players[seat]!.table.length
      ? []
      : [{ land: 320, hold: 400, show: { kind: 'gets', seat, card: table.at(-1)!, from: null } }],
  );
  const isFilled = Object.entries(after.chests).some(([id, gold]) => gold > before.chests[id]!);
  return [
    ...(isUnsold(before, after) ? [unsold(before), CLOSED] : []),
    ...laid,
    ...(isFilled ? [{ land: 0, hold: 500, show: { kind: 'filled' } } as const] : []),
  ];
}
