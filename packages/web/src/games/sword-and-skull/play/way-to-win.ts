import {
  bestAgainstKing,
  type Chances,
  type Figure,
  type PlayerView,
  ransomChances,
  ransoms,
  spaceAt,
  type View,
} from '@roadstead/sword-and-skull';

/** How far a player is from winning, by what everybody sees. */
export interface WayToWin {
  readonly gold: number;
  /** What the ransom can be at this number of players. */
  readonly least: number;
  readonly most: number;
  /** Of being able to pay, were a figure in the lair now. */
  readonly pays: Chances;
  /** The figure that does best against the Pirate King, and its chance. */
  readonly figure: Figure;
  readonly beats: Chances;
  /** Figures in the Lake of Fire: their next move leads into the lair. */
  readonly inLake: readonly Figure[];
}

export function wayToWin({ players }: View, player: PlayerView): WayToWin {
  const prices = ransoms(players.length);
  const { figure, chances } = bestAgainstKing(player);
  return {
    gold: player.gold,
    least: Math.min(...prices),
    most: Math.max(...prices),
    pays: ransomChances(player, players.length),
    figure,
    beats: chances,
    inLake: (['officer', 'pirate'] as const).filter((one) => spaceAt(player[one]).type === 'lake_of_fire'),
  };
}
