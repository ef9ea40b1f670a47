import type { OptionValues, Seat } from '@roadstead/kernel';

export type Phase = 'turn' | 'leave' | 'auction' | 'object' | 'vote' | 'over';

export interface WharfState {
  readonly options: OptionValues;
  readonly start: Seat;
  mode: 'rivals' | 'crew';
  phase: Phase;
  active: Seat;
  /** Crates face down; the top is the last. A crate is worth its number. */
  stack: number[];
  /** Seats that have looked at the top crate. */
  peekers: Seat[];
  /** The crate under the hammer. */
  up: number | null;
  discard: number[];
  /** Crates that the tide took, still face down. */
  lost: number[];
  bank: number;
  /** The seat whose leave is asked. */
  asked: Seat | null;
  /** Seats still bidding, the next first. */
  bidders: Seat[];
  high: number;
  best: Seat | null;
  /** Seats that may still object, the next first. */
  objectors: Seat[];
  votes: (Vote | null)[];
  players: { coins: number; tokens: number; quay: number[]; stowed: number[] }[];
}

export type Vote = 'sail' | 'stay';

export type WharfAction =
  | { readonly type: 'auction' }
  | { readonly type: 'ask'; readonly seat: Seat }
  | { readonly type: 'peek' }
  | { readonly type: 'grant' }
  | { readonly type: 'deny' }
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'object' }
  | { readonly type: 'stow'; readonly crate: number }
  | { readonly type: 'vote'; readonly for: Vote }
  | { readonly type: 'pass' };

export const ACTION_TYPES = [
  'auction',
  'ask',
  'peek',
  'grant',
  'deny',
  'bid',
  'object',
  'stow',
  'vote',
  'pass',
] as const;

export type WharfEvent =
  | { readonly type: 'turnedUp'; readonly crate: number }
  | { readonly type: 'asked' | 'granted' | 'denied' | 'passed' | 'objected'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'took' | 'stowed'; readonly seat: Seat; readonly crate: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly crate?: number }
  | { readonly type: 'voted'; readonly seat: Seat; readonly for?: Vote }
  | { readonly type: 'votes'; readonly votes: readonly Vote[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'over' };

export function clone(state: WharfState): WharfState {
  return {
    ...state,
    stack: [...state.stack],
    peekers: [...state.peekers],
    discard: [...state.discard],
    lost: [...state.lost],
    bidders: [...state.bidders],
    objectors: [...state.objectors],
    votes: [...state.votes],
    players: state.players.map((player) => ({ ...player, quay: [...player.quay], stowed: [...player.stowed] })),
  };
}

/** All seats clockwise, beginning after this one and ending with it. */
export function seatsAfter(state: WharfState, seat: Seat): Seat[] {
  const seats = state.players.length;
  return Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);
}
