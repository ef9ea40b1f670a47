import type { Seat, Uid } from '@roadstead/kernel';
import { CATALOGUE } from './cards/catalogue.js';
import type { AdventureAction, DeclineMission, FulfilMission } from './variants/adventure/actions.js';

/** Everything a seat can do. The shapes are those of the public line protocol. */
export type Action =
  | { readonly type: 'discover' }
  | { readonly type: 'stop' }
  /** `keep`: the ship is kept for a contract. */
  | { readonly type: 'repel'; readonly keep?: true }
  | { readonly type: 'admit' }
  /**
   * `gift`: who gets the coin that the ship gives away; `forgo`: its coins are waived for a contract; `keep`: it is not
   * traded but kept for what it carries.
   */
  | { readonly type: 'take'; readonly uid: Uid; readonly gift?: Seat; readonly forgo?: true; readonly keep?: true }
  | { readonly type: 'claim'; readonly uid: Uid; readonly with: readonly Uid[] }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'gamble'; readonly uid: Uid }
  | FulfilContract
  | DeclineContract
  | FulfilMission
  | DeclineMission
  /** In a co-operative game: one card, after a tax; or, before the first turn, as many `cards` as one likes. */
  | { readonly type: 'setAside'; readonly cards?: number }
  | { readonly type: 'keepTime' }
  | AdventureAction;

export interface FulfilContract {
  readonly type: 'fulfil';
  readonly contract: string;
}

export interface DeclineContract {
  readonly type: 'decline';
  readonly contract: string;
}

export const ACTION_TYPES = [
  'discover',
  'stop',
  'repel',
  'admit',
  'take',
  'claim',
  'pass',
  'endTurn',
  'gamble',
  'look',
  'character',
  'share',
  'pay',
  'top',
  'sell',
  'fulfil',
  'decline',
  'setAside',
  'keepTime',
] as const;

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

// The same action is always the same object: listing what is legal builds nothing, and checking it compares addresses.
export const DISCOVER: Action = Object.freeze({ type: 'discover' });
export const STOP: Action = Object.freeze({ type: 'stop' });
export const REPEL: Action = Object.freeze({ type: 'repel' });
export const ADMIT: Action = Object.freeze({ type: 'admit' });
export const PASS: Action = Object.freeze({ type: 'pass' });
export const END_TURN: Action = Object.freeze({ type: 'endTurn' });
/** By uid. */
export const TAKE: readonly Action[] = CATALOGUE.map((_, uid) => Object.freeze({ type: 'take', uid }));
