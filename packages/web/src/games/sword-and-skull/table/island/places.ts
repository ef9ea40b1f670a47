import { ISLAND, type SpaceId } from '@roadstead/art/sword-and-skull';
import { FIGURES, SPACES, type View } from '@roadstead/sword-and-skull';
import type { BoardPlace } from '../../../../table/board/place.js';

/** The spaces that lead to each space. */
const BEFORE: ReadonlyMap<number, readonly number[]> = new Map(
  SPACES.map((_, space) => [space, SPACES.flatMap(({ next }, from) => (next.includes(space) ? [from] : []))]),
);

const idAt = (space: number | undefined): string | undefined => (space === undefined ? undefined : SPACES[space]!.id);

/** Arrow keys follow the track: on and back, and at a fork up and down to the other branch. */
const NEIGHBOURS = new Map(
  SPACES.map(({ id, next }, space) => {
    const back = BEFORE.get(space)!;
    const arrows = { right: idAt(next[0]), left: idAt(back[0]), up: idAt(next[1]), down: idAt(back[1]) };
    return [id, Object.fromEntries(Object.entries(arrows).filter(([, to]) => to !== undefined))] as const;
  }),
);

/** What lies at each place, in the order of the track, as words and for the hand. */
export function placesOf(
  labelOf: (id: string) => string,
  ringOf: (id: string) => BoardPlace['ring'],
): readonly BoardPlace[] {
  return SPACES.map(({ id }) => {
    const { x, y, size, shape } = ISLAND.spaces[id as SpaceId];
    return {
      id,
      x,
      y,
      ...size,
      shape: shape === 'square' ? 'square' : 'round',
      label: labelOf(id),
      neighbours: NEIGHBOURS.get(id)!,
      ring: ringOf(id),
    };
  });
}

/** Gold that lies on a space; null where none ever does. */
export function goldAt({ chests, trove }: View, id: string): number | null {
  if (id in chests) return chests[id]!;
  return SPACES.find((space) => space.id === id)!.type === 'treasure_trove' ? trove : null;
}

/** Whose figures stand on a space. */
export function whoIsAt({ players }: View, id: string) {
  return players.flatMap((player) => FIGURES.flatMap((figure) => (player[figure] === id ? [{ player, figure }] : [])));
}
