import type { PlanMoment, PlanPart, PlanStep, Seat } from '@roadstead/kernel';
import type { Action, ActionOf } from '../actions.js';
import type { AdministratorKind } from '../board/ships.js';
import type { FleetView, ShipView, View } from '../view.js';

/** Where a fleet is bound for; with `back` it plies between the two, and loads what fits at both ends. */
export interface Route {
  readonly fleet: string;
  readonly to: string;
  readonly back?: string;
}

/** Section 14: what a player asks for with one command. */
export type CompaniesPlan =
  /** With `loads`, after loading what fits; with `delivers`, as the last fleet to move, everything is delivered then. */
  | {
      readonly type: 'sailTo';
      readonly fleet: string;
      readonly to: string;
      readonly loads?: boolean;
      readonly delivers?: boolean;
    }
  /** Routes that a client has kept from turns before, one fleet after the other. */
  | { readonly type: 'routes'; readonly routes: readonly Route[]; readonly delivers?: boolean }
  /** V-3.13: with `pays`, cubes of others too, for so many ducats at most. */
  | { readonly type: 'loadAll'; readonly fleet: string; readonly pays?: number }
  /** V-3.13: so many cubes of an owner, each for a fee. */
  | { readonly type: 'askFor'; readonly fleet: string; readonly owner: Seat; readonly n: number; readonly fee: number }
  /** So many cubes for `of` pirates; what brings least where the fleet is bound for, if that is known. */
  | { readonly type: 'payPirates'; readonly n: number; readonly of: number; readonly to?: string }
  | { readonly type: 'deliverAll' }
  | { readonly type: 'dump'; readonly fleet: string; readonly good: string }
  /** V-3.2: so many ships like these make a fleet of their own; `into` once it is there. */
  | {
      readonly type: 'detach';
      readonly fleet: string;
      readonly ships: readonly ShipView[];
      readonly by: 'type' | 'speed';
      readonly into?: string;
    }
  /** Damage, or mutiny of a tile: where most strength is left, all on one ship, or so that the cheapest ships sink. */
  | { readonly type: 'spread'; readonly how: 'even' | 'cheapest' }
  | { readonly type: 'spread'; readonly how: 'one'; readonly fleet: string; readonly ship: ShipView }
  /** Everything, or only what makes fleets fast again; of one fleet, and down to so many ducats. With `ends`, the turn is over then. */
  | {
      readonly type: 'repair';
      readonly what: 'all' | 'speed';
      readonly fleet?: string;
      readonly keeps?: number;
      readonly ends?: boolean;
    }
  | { readonly type: 'launch'; readonly ship: string; readonly harbour: string; readonly fleet: string | null }
  | { readonly type: 'warehouses'; readonly harbour: string; readonly n: number }
  | { readonly type: 'found'; readonly harbour: string; readonly kind: AdministratorKind; readonly fort: boolean }
  | { readonly type: 'refill'; readonly harbour: string; readonly whose: 'all' | 'own' }
  | { readonly type: 'refill'; readonly harbour: string; readonly whose: 'allBut'; readonly seat: Seat }
  /** V-5.31: a shortage is divided, one's own stores first. */
  | { readonly type: 'divide'; readonly harbour: string }
  /** Both tokens of a destroyed warehouse. */
  | { readonly type: 'clear'; readonly harbour: string; readonly field: number }
  /** V-8.10: all that a nation may remove. */
  | { readonly type: 'removeAll' }
  /** Purchases and repairs that a player has put together, one after the other. */
  | { readonly type: 'order'; readonly parts: readonly OrderPart[] }
  /** V-6.1: the end of buying, and a research card. */
  | { readonly type: 'develop'; readonly card: string }
  | { readonly type: 'stayAll' }
  | { readonly type: 'endTurn' };
/** `begun`: something of it was done. */
export type OrderPart = PlanPart<Action, CompaniesPlan> & { readonly begun?: true };
export type PlanOf<T extends CompaniesPlan['type']> = Extract<CompaniesPlan, { type: T }>;

export type Moment = PlanMoment<Action, View>;
export type NextStep = PlanStep<Action, CompaniesPlan>;

/** The legal actions of a type. */
export function can<T extends Action['type']>({ legal }: Moment, type: T): readonly ActionOf<T>[] {
  return legal.filter((action): action is ActionOf<T> => action.type === type);
}

/** Phase 4, where nothing else is asked. */
export const isBuying = ({ view, legal }: Moment): boolean =>
  view.phase === 'buy' && legal.some(({ type }) => type === 'done');

export const ownFleet = ({ view, seat }: Moment, fleet: string): FleetView | undefined =>
  view.players[seat]!.fleets[fleet];

export const tokensOf = ({ damage, mutiny }: ShipView): number => damage + mutiny;

/** The least by several measures, the first that differs counts; undefined of nothing. */
export function least<T>(list: readonly T[], measures: (one: T) => readonly number[]): T | undefined {
  let best: T | undefined;
  let known: readonly number[] = [];
  for (const one of list) {
    const now = measures(one);
    const differs = now.findIndex((n, i) => n !== known[i]);
    if (best !== undefined && (differs < 0 || now[differs]! > known[differs]!)) continue;
    best = one;
    known = now;
  }
  return best;
}
