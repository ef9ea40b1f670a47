import type { Ranked, Result } from '@roadstead/kernel';

export interface Standing extends Ranked {
  readonly influence: number;
  readonly coins: number;
}

export type Ranking = readonly Standing[];

export interface PortRoyalResult extends Result {
  readonly ranking: Ranking;
}
