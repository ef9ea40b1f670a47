import type { Seat, Uid } from '@roadstead/kernel';

/** What a seat can do in the adventure. */
export type AdventureAction =
  | { readonly type: 'character'; readonly character: string }
  /** Hands one coin to a seat, before the first turn. */
  | { readonly type: 'share'; readonly seat: Seat }
  /** Yes to an audience, or to taking off a cube at a month's end. */
  | { readonly type: 'pay' }
  /** A lookout looks at the top of the draw pile; then one card goes back on `top`. */
  | { readonly type: 'look' }
  | { readonly type: 'top'; readonly uid: Uid }
  | { readonly type: 'sell'; readonly uid: Uid };

/** `with`: the ships given, left out where none is. */
export interface FulfilMission {
  readonly type: 'fulfil';
  readonly mission: string;
  readonly with?: readonly Uid[];
}

/** No to a mission on the spot; or, without one, to whatever is asked. */
export interface DeclineMission {
  readonly type: 'decline';
  readonly mission?: string;
}
