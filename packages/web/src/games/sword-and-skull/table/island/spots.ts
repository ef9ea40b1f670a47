import { FIGURE, footOf, MOST_STANDING, MUSTER, musterBox, type SpaceId } from '@roadstead/art/sword-and-skull';
import type { Seat } from '@roadstead/kernel';
import { FIGURES, type Figure, type PlayerView } from '@roadstead/sword-and-skull';

/** A figure on the island, by its feet and how large it is drawn. */
export interface Spot {
  readonly key: string;
  readonly seat: Seat;
  readonly figure: Figure;
  readonly at: SpaceId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Three and more on one space: a column for a house, a row for a kind, and a dot for who is not there. */
interface Muster {
  readonly at: SpaceId;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly dots: readonly (readonly [x: number, y: number])[];
}

interface Placed {
  readonly seat: Seat;
  readonly figure: Figure;
  /** The id of a space. */
  readonly at: string;
}

export const spotsOf = (players: readonly PlayerView[]) =>
  spotsAt(players.flatMap((player) => FIGURES.map((figure) => ({ seat: player.seat, figure, at: player[figure] }))));

/** Where every figure stands, those further down the board last, so that nobody hides behind another's head. */
export function spotsAt(figures: readonly Placed[]): {
  readonly spots: readonly Spot[];
  readonly musters: readonly Muster[];
} {
  const at = new Map<SpaceId, Placed[]>();
  for (const one of figures) {
    const id = one.at as SpaceId;
    at.set(id, [...(at.get(id) ?? []), one]);
  }
  const spots: Spot[] = [];
  const musters: Muster[] = [];
  for (const [id, placed] of at) {
    if (placed.length <= MOST_STANDING) spots.push(...standing(id, placed));
    else {
      const { inside, muster } = mustered(id, placed);
      spots.push(...inside);
      musters.push(muster);
    }
  }
  return { spots: spots.sort((a, b) => a.y - b.y || a.x - b.x), musters };
}

const keyOf = ({ seat, figure }: Pick<Placed, 'seat' | 'figure'>): string => `${seat} ${figure}`;

function standing(id: SpaceId, placed: readonly Placed[]): Spot[] {
  return placed.map((one, i) => {
    const [x, y] = footOf(id, i, placed.length);
    return { key: keyOf(one), seat: one.seat, figure: one.figure, at: id, x, y, scale: 1 };
  });
}

function mustered(id: SpaceId, placed: readonly Placed[]): { inside: Spot[]; muster: Muster } {
  const seats = [...new Set(placed.map(({ seat }) => seat))].sort((a, b) => a - b);
  const kinds = FIGURES.filter((kind) => placed.some(({ figure }) => figure === kind));
  const box = musterBox(id, seats.length, kinds.length);
  const { cellWidth, cellHeight, edge } = MUSTER;
  const inside: Spot[] = [];
  const dots: [number, number][] = [];
  seats.forEach((seat, column) => {
    kinds.forEach((figure, row) => {
      const x = box.x + edge + (column + 0.5) * cellWidth;
      const top = box.y + edge + row * cellHeight;
      if (placed.some((one) => one.seat === seat && one.figure === figure)) {
        inside.push({
          key: keyOf({ seat, figure }),
          seat,
          figure,
          at: id,
          x,
          y: top + cellHeight - 1,
          scale: (cellHeight - 2) / FIGURE.height,
        });
      } else dots.push([x, top + cellHeight / 2]);
    });
  });
  return { inside, muster: { at: id, ...box, dots } };
}
