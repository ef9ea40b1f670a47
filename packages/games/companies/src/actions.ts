import type { Seat } from '@roadstead/kernel';
import type { AdministratorKind } from './board/ships.js';

/** Where a cube is loaded from: general stores, one's own, the supply (gazette), or a seat's for the tariff. */
export type Source = 'general' | 'own' | 'supply' | Seat;
export type Token = 'damage' | 'mutiny';

/** A member for each of the types. */
type Of<T extends string, F = unknown> = T extends string ? { readonly type: T } & F : never;
type OfFleet<T extends string, F = unknown> = Of<T, { readonly fleet: string } & F>;
type OfShip<T extends string, F = unknown> = Of<T, { readonly fleet: string; readonly ship: number } & F>;
type AtHarbour<T extends string, F = unknown> = Of<T, { readonly harbour: string } & F>;
type OfCard<T extends string, F = unknown> = Of<T, { readonly card: string } & F>;

/** Everything a seat can do. The shapes are those of the public line protocol; `ship` is the place in the fleet. */
export type Action =
  // Set-up
  | AtHarbour<'start'>
  // Load and move
  | OfFleet<'fleet'>
  | OfShip<'load', { readonly from: Source }>
  | OfFleet<'ask', { readonly owner: Seat; readonly fee: number }>
  | Of<'accept' | 'decline'>
  | OfShip<'split'>
  | OfShip<'shift', { readonly to: string }>
  | OfFleet<'merge', { readonly to: string }>
  | OfFleet<'sail', { readonly to: string }>
  | OfFleet<'halt' | 'stay'>
  // Pirates, and any fight
  | OfShip<'pay', { readonly good: string }>
  | Of<'fight'>
  | OfCard<'card'>
  | OfShip<'sacrifice' | 'damage'>
  | AtHarbour<'damageFort'>
  | { readonly type: 'capture'; readonly ship: string }
  | Of<'forgo'>
  | OfCard<'mark'>
  | { readonly type: 'move'; readonly from: string; readonly to: string }
  | Of<'keep'>
  | { readonly type: 'slip'; readonly to: string }
  | Of<'remain'>
  // Deliver and fight
  | AtHarbour<'refill', { readonly fields: readonly number[] }>
  | AtHarbour<'divide', { readonly field: number }>
  | AtHarbour<'harbour'>
  | OfFleet<
      'attack',
      {
        readonly kind: 'nation' | 'fleet' | 'fort' | 'warehouses';
        readonly seat: Seat | null;
        readonly target: string;
      }
    >
  | Of<'hold'>
  | { readonly type: 'challenge'; readonly with: string; readonly target: string }
  | OfFleet<'deliver', { readonly good: string; readonly cubes: number }>
  | OfFleet<'dump', { readonly good: string }>
  // Buy and repair
  | AtHarbour<'buy', { readonly ship: string }>
  | OfFleet<'join'>
  | Of<'newFleet'>
  | AtHarbour<'request', { readonly fee: number }>
  | AtHarbour<'warehouse'>
  | AtHarbour<'administrator' | 'change', { readonly kind: AdministratorKind }>
  | AtHarbour<'takeOver' | 'fort'>
  | AtHarbour<'clear', { readonly field: number }>
  | OfShip<'repair', { readonly token: Token }>
  | AtHarbour<'repairFort'>
  | OfShip<'abandon'>
  | AtHarbour<'rescue'>
  | OfCard<'mock', { readonly fleet: string }>
  | OfCard<'calm', { readonly fleet: string; readonly ship: number }>
  // Research
  | OfCard<'research'>
  // Between rounds
  | { readonly type: 'pledge'; readonly tokens: number }
  | OfShip<'mutiny'>
  | Of<'nation' | 'ally', { readonly nation: string }>
  | { readonly type: 'place'; readonly at: string }
  | {
      readonly type: 'strike';
      readonly kind: 'fleet' | 'fort' | 'warehouses';
      readonly seat: Seat;
      readonly target: string;
    }
  | { readonly type: 'remove'; readonly what: 'administrator' | 'warehouse'; readonly field: number }
  // The end of a list
  | Of<'pass' | 'done' | 'end'>;

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** In the order in which lists are grouped. */
export const ACTION_TYPES = [
  'start',
  'fleet',
  'load',
  'ask',
  'accept',
  'decline',
  'split',
  'shift',
  'merge',
  'sail',
  'halt',
  'stay',
  'pay',
  'fight',
  'card',
  'sacrifice',
  'damage',
  'damageFort',
  'capture',
  'forgo',
  'mark',
  'move',
  'keep',
  'slip',
  'remain',
  'refill',
  'divide',
  'harbour',
  'attack',
  'hold',
  'challenge',
  'deliver',
  'dump',
  'buy',
  'join',
  'newFleet',
  'request',
  'warehouse',
  'administrator',
  'change',
  'takeOver',
  'fort',
  'clear',
  'repair',
  'repairFort',
  'abandon',
  'rescue',
  'mock',
  'calm',
  'research',
  'pledge',
  'mutiny',
  'nation',
  'place',
  'ally',
  'strike',
  'remove',
  'pass',
  'done',
  'end',
] as const satisfies readonly ActionType[];
