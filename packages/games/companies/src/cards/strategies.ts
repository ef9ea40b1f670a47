import data from '../data/strategies.json' with { type: 'json' };

/** What a card adds for its side. */
export interface Effect {
  /** Sunk enemy ships that may change sides. */
  readonly capture?: number;
  /** An enemy ship still afloat may be taken. */
  readonly prize?: number;
  readonly selfDamage?: number;
  /** Takes nothing. */
  readonly evade?: boolean;
  readonly enemyLess?: number;
  readonly enemyHalf?: boolean;
  /** Strikes first. */
  readonly first?: boolean;
  /** The enemy cannot slip away. */
  readonly pin?: boolean;
}

export interface Strategy {
  readonly id: string;
  /** The disc that it is on. */
  readonly level: number;
  readonly beats: readonly number[];
  readonly mul: readonly [number, number];
  readonly add: number;
  readonly begins: Effect;
  readonly second: Effect;
  readonly slip: 'never' | 'begins' | 'always';
  readonly sacrifice: boolean;
}

const IDS = data.strategies.map(({ id }) => id);
export const strategyNumber = (id: string): number => IDS.indexOf(id);

/** In the state a strategy is its place in this list. */
export const STRATEGIES: readonly Strategy[] = data.strategies.map(({ id, level, beats, fx }) => ({
  id,
  level,
  beats: beats.map(strategyNumber),
  mul: [fx.mul[0]!, fx.mul[1]!],
  add: fx.add,
  begins: fx.begins,
  second: fx.second,
  slip: fx.slip as Strategy['slip'],
  sacrifice: fx.sacrifice,
}));

/** By level: the strategies on that disc. */
export const DISCS: readonly (readonly number[])[] = [0, 1, 2, 3].map((level) =>
  STRATEGIES.flatMap((strategy, number) => (strategy.level === level ? [number] : [])),
);
export const MAX_LEVEL = DISCS.length - 1;
/** V-4.23: what a fort alone plays. */
export const MELEE = strategyNumber('melee0');

export const PIRATE_GUNS = data.guns.pirate;
export const NATION_GUNS = data.guns.nation;
export const GUNS_PER_LEVEL = data.guns.perExperience;
export const PIRATE_ABSORBS = data.piratePipAbsorbs.v;
export const NATION_ABSORBS = data.nationPipAbsorbs.v;
export const HANDBOOK_MARKERS = data.handbookExtraMarkers.v;

export const NATIONS: readonly string[] = data.nations.map(({ id }) => id);
export const nationNumber = (id: string): number => NATIONS.indexOf(id);
/** By nation and experience: the strategy that it plays. */
export const NATION_CARDS: readonly (readonly number[])[] = data.nations.map(({ byLevel }) =>
  byLevel.map(strategyNumber),
);
export const ENGLAND = nationNumber('england');
export const SPAIN = nationNumber('spain');
export const PORTUGAL = nationNumber('portugal');
export const FRANCE = nationNumber('france');
