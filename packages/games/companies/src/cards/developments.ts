import data from '../data/developments.json' with { type: 'json' };

/** What is counted for a requirement (V-6.6). */
export const NEEDS = [
  'packets',
  'warehouses',
  'ships',
  'governor',
  'commander',
  'director',
  'linieschip',
  'regions',
  'stormRegions',
  'ordinaryFleets',
  'fleets',
  'warehouseHarbours',
  'fleetHarbours',
  'shipTypes',
  'experience',
] as const;
export type Need = (typeof NEEDS)[number];

export type EndCount = 'fieldsWithFleets' | 'undamagedShips' | 'ducats' | 'piratePipsRemoved' | 'markersOnDiscs2and3';

export interface Development {
  readonly id: string;
  readonly level: number;
  readonly cost: number;
  readonly points: number;
  /** Any one alternative, all its numbers. */
  readonly need: readonly (readonly (readonly [Need, number])[])[];
  /** V-6.9 */
  readonly end: { readonly count: EndCount; readonly per: number; readonly round: 'up' | 'down' } | null;
}

interface Row {
  readonly id: string;
  readonly level: number;
  readonly cost: number;
  readonly points: number;
  readonly need: readonly object[];
  readonly end?: { readonly count: string; readonly per: number; readonly round: string };
  readonly price?: number;
  readonly calms?: number;
}

const ROWS: readonly Row[] = data.cards;

/** In the state a card is its place in this list. */
export const DEVELOPMENTS: readonly Development[] = ROWS.map(({ id, level, cost, points, need, end }) => ({
  id,
  level,
  cost,
  points,
  need: need.map((alternative) => Object.entries(alternative) as [Need, number][]),
  end: (end as Development['end']) ?? null,
}));
export const developmentNumber = (id: string): number => ROWS.findIndex((row) => row.id === id);

/** V-6.11, V-6.8 */
export const copiesOf = (card: number, players: number): number =>
  card === HANDBOOK ? data.copies.handboek3 : data.copies[`${players}` as '2'];

export const COUNTING_MACHINES: readonly number[] = ['telmachine1', 'telmachine2'].map(developmentNumber);
export const SAWMILL_CHEAPER = developmentNumber('houtzaagmolen1');
export const SAWMILL_MORE = developmentNumber('houtzaagmolen2');
/** Each takes a mutiny off what a tile brings a fleet. */
export const CALMING: readonly number[] = ['discipline1', 'hortus2'].map(developmentNumber);
/** Each takes 2 off the storm damage of a ship. */
export const STORM_CARDS: readonly number[] = ['donderglas1', 'zeevaartschool2'].map(developmentNumber);
export const MOCK_BATTLES: readonly number[] = ['spiegelgevechten1', 'spiegelgevechten2'].map(developmentNumber);
export const SEXTANT = developmentNumber('sextant3');
export const DRY_DOCK = developmentNumber('droogdok3');
export const GAZETTE = developmentNumber('handelscourant3');
export const BOUNTY_HUNTER = developmentNumber('premiejager3');
export const HANDBOOK = developmentNumber('handboek3');

/** By card: what a mock battle costs, and how much mutiny it takes off instead. */
export const MOCK_PRICE: readonly number[] = ROWS.map(({ price }) => price ?? 0);
export const MOCK_CALMS: readonly number[] = ROWS.map(({ calms }) => calms ?? 0);
