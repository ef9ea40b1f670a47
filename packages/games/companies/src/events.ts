import type { Seat } from '@roadstead/kernel';
import type { Source } from './actions.js';
import type { AdministratorKind } from './board/ships.js';
import type { StackName, Tile } from './cards/tiles.js';
import type { CompaniesResult } from './result.js';

export const MUTINY_REASONS = ['unfilled', 'idle', 'tile'] as const;
export type MutinyReason = (typeof MUTINY_REASONS)[number];

export const LOSSES = ['damage', 'mutiny', 'storm', 'sacrifice', 'prize'] as const;
export type Loss = (typeof LOSSES)[number];

/** Where the points of a seat come from. */
export const POINT_SOURCES = [
  'ducats',
  'warehouses',
  'administrators',
  'forts',
  'ships',
  'cards',
  'experience',
  'cargo',
  'tokens',
  'bonus',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];
export type Points = Readonly<Record<PointSource, number>>;

export type Building = 'warehouse' | 'administrator' | 'fort';

/** A ship of a fleet by its place, and the tokens that it got. */
export interface Hit {
  readonly fleet: string;
  readonly ship: number;
  readonly n: number;
}

/** Facts in the order they happen; the names are those of the public line protocol. */
export type Event =
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'started'; readonly seat: Seat; readonly harbour: string }
  | { readonly type: 'income'; readonly seat: Seat; readonly ducats: number }
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly fleet: string;
      readonly ship: number;
      readonly good: string;
      readonly from: Source;
    }
  /** `from` asks and pays, `to` is asked. */
  | {
      readonly type: 'leave';
      readonly from: Seat;
      readonly to: Seat;
      readonly for: 'cube' | 'build';
      readonly harbour: string;
      readonly fee: number;
      readonly granted: boolean;
    }
  | { readonly type: 'split'; readonly seat: Seat; readonly fleet: string; readonly ship: number; readonly to: string }
  | {
      readonly type: 'shifted';
      readonly seat: Seat;
      readonly fleet: string;
      readonly ship: number;
      readonly to: string;
    }
  | { readonly type: 'merged'; readonly seat: Seat; readonly fleet: string; readonly to: string }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly fleet: string; readonly from: string; readonly to: string }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly fleet: string }
  | {
      readonly type: 'mutiny';
      readonly seat: Seat;
      readonly fleet: string;
      readonly why: MutinyReason;
      /** By place of the ship. */
      readonly ships: readonly number[];
    }
  | { readonly type: 'met'; readonly seat: Seat; readonly fleet: string; readonly nest: string; readonly pips: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly fleet: string; readonly ship: number; readonly good: string }
  | { readonly type: 'passed'; readonly seat: Seat; readonly fleet: string; readonly nest: string }
  | { readonly type: 'fight'; readonly against: Against; readonly seat: Seat | null }
  | { readonly type: 'strategies'; readonly cards: readonly [string, string]; readonly begins: 0 | 1 }
  /** `fleet` is null for a fort. */
  | {
      readonly type: 'damage';
      readonly seat: Seat;
      readonly fleet: string | null;
      readonly ship: number;
      readonly n: number;
    }
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly fleet: string;
      readonly place: number;
      readonly ship: string;
      readonly why: Loss;
      readonly ducats: number;
    }
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly fleet: string;
      readonly ship: string;
      readonly cargo: readonly string[];
    }
  | { readonly type: 'experience'; readonly seat: Seat; readonly fleet: string; readonly level: number }
  | { readonly type: 'seasoned'; readonly nation: string; readonly level: number }
  | { readonly type: 'marked'; readonly seat: Seat; readonly card: string; readonly extra: boolean }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'slipped'; readonly seat: Seat; readonly fleet: string; readonly to: string }
  | {
      readonly type: 'delivered';
      readonly seat: Seat;
      readonly fleet: string;
      readonly harbour: string;
      readonly good: string;
      readonly cubes: number;
      readonly ducats: number;
      /** What the deliverer gets on top. */
      readonly bonus: number;
      /** Whose director it was, and what he got by it; null where it is nobody else's. */
      readonly director: { readonly seat: Seat; readonly ducats: number } | null;
    }
  | { readonly type: 'dumped'; readonly seat: Seat; readonly fleet: string; readonly good: string }
  | { readonly type: 'refilled'; readonly harbour: string; readonly fields: readonly number[] }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly ship: string;
      readonly harbour: string;
      readonly fleet: string;
      readonly ducats: number;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly harbour: string;
      readonly what: Building;
      readonly how: 'new' | 'change' | 'takeOver';
      readonly kind?: AdministratorKind;
      readonly field?: number;
      readonly ducats: number;
    }
  | {
      readonly type: 'repaired';
      readonly seat: Seat;
      /** Null for a fort or the tokens of a destroyed warehouse. */
      readonly fleet: string | null;
      readonly harbour: string | null;
      readonly ship: number;
      readonly token: 'damage' | 'mutiny';
      readonly n: number;
      readonly ducats: number;
    }
  | { readonly type: 'abandoned'; readonly seat: Seat; readonly fleet: string; readonly ship: string }
  | { readonly type: 'researched'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'year'; readonly round: number; readonly calendar: number; readonly year: number }
  | { readonly type: 'tile'; readonly stack: StackName; readonly tile: Tile }
  | { readonly type: 'storm'; readonly seat: Seat; readonly ships: readonly Hit[] }
  | { readonly type: 'pips'; readonly nest: string; readonly n: number }
  | { readonly type: 'pips'; readonly nation: string; readonly n: number }
  | { readonly type: 'roll'; readonly n: number; readonly tokens: number }
  | { readonly type: 'pledged'; readonly seat: Seat; readonly tokens: number }
  | { readonly type: 'scoring'; readonly points: readonly Points[]; readonly order: readonly Seat[] }
  | {
      readonly type: 'nation';
      readonly nation: string;
      readonly seat: Seat;
      readonly as: 'controller' | 'ally';
      readonly at: string;
      readonly pips: number;
    }
  | {
      readonly type: 'removed';
      readonly what: Building;
      readonly harbour: string;
      readonly seat: Seat;
      readonly field: number;
      /** Destroyed in a fight leaves its mark; removed leaves an open field. */
      readonly destroyed: boolean;
    }
  | ({ readonly type: 'over' } & CompaniesResult);

/** Whom a fight is against, as the one who chooses a card sees it. */
export type Against =
  | { readonly foe: 'pirates'; readonly nest: string; readonly pips: number }
  | {
      readonly foe: 'nation';
      readonly nation: string;
      readonly pips: number;
      readonly experience: number;
      readonly harbour: string;
    }
  | {
      readonly foe: 'duel';
      readonly seats: readonly [Seat, Seat];
      readonly fleets: readonly [string, string];
      readonly harbour: string;
    };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
