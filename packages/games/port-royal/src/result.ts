import type { Ranked, Result } from '@roadstead/kernel';
import type { AdventurePlacing, AdventureResult } from './variants/adventure/result.js';
import type { Title } from './variants/contracts/list.js';

export interface Placing extends Ranked, AdventurePlacing {
  readonly influence: number;
  readonly coins: number;
  /** Co-operative games: the contracts this seat fulfilled. */
  readonly contracts?: readonly string[];
}

export type Ranking = readonly Placing[];

export interface PortRoyalResult extends Result, AdventureResult {
  readonly ranking: Ranking;
  /** Co-operative games: whether all won together, their points, and the title these earn. */
  readonly won?: boolean;
  readonly points?: number;
  readonly title?: Title | null;
}
