import board from '../data/board.json' with { type: 'json' };
import { FIGURES } from './figures.js';

const SPACE_TYPES = [
  'castle',
  'settlement',
  'cave',
  'dock',
  'chest',
  'church',
  'tavern',
  'trading_post',
  'tax_collector',
  'quicksand',
  'bridge_of_tears',
  'idol',
  'lava_tubes',
  'smoky_cave',
  'geyser',
  'thieves_den',
  'treasure_trove',
  'buried_treasure',
  'lake_of_fire',
  'lair',
  'ship',
] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

export const SETTLEMENTS = ['Clearwater', 'Rum Reef', 'Mercenary Camp', "Smugglers' Cove", 'Fort Rock'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export interface Space {
  readonly id: string;
  readonly type: SpaceType;
  readonly path: 'outer' | 'volcano' | 'ship';
  /** Its name in the data; what players read is in the words. */
  readonly name: string;
  readonly settlement?: Settlement;
  /** Where the way goes on, as places in `SPACES`; two at a fork, none from the lair. */
  readonly next: readonly number[];
}

interface Row {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly name: string;
  readonly next: readonly string[];
  readonly settlement?: string;
  readonly stop_on_entry?: boolean;
}

const ROWS: readonly Row[] = [...board.outer, ...board.volcano, ...board.ships];

/** The outer path, the volcano path and the ships. In the state a space is its place in this list. */
export const SPACES: readonly Space[] = ROWS.map(({ id, type, path, name, next, settlement }) => ({
  id,
  type: type as SpaceType,
  path: path as Space['path'],
  name,
  ...(settlement !== undefined && { settlement: settlement as Settlement }),
  next: next.map((other) => ROWS.findIndex((row) => row.id === other)),
}));

const NUMBERS = new Map(SPACES.map(({ id }, space) => [id, space]));

/** The place of a space in `SPACES`, or undefined where there is none with this id. */
export const spaceNumber = (id: string): number | undefined => NUMBERS.get(id);

/** Whether a move ends here, whatever is left of it (SS-M7). */
export const STOPS: readonly boolean[] = ROWS.map((row) => row.stop_on_entry === true);

const all = (fits: (space: Space) => boolean): readonly number[] =>
  SPACES.flatMap((space, number) => (fits(space) ? [number] : []));
const theOnly = (type: SpaceType): number => all((space) => space.type === type)[0]!;

export const OUTER = all(({ path }) => path === 'outer');
export const CHESTS = all(({ type }) => type === 'chest');
export const CASTLE = theOnly('castle');
export const DEN = theOnly('thieves_den');
export const LAKE = theOnly('lake_of_fire');
export const LAIR = theOnly('lair');

/** The ship of each figure, and the dock that belongs to it. */
export const SHIPS: readonly number[] = FIGURES.map(
  (figure) => spaceNumber(board.ships.find((ship) => ship.figure === figure)!.id)!,
);
export const DOCKS: readonly number[] = SHIPS.map((ship) => SPACES[ship]!.next[0]!);
