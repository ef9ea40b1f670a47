import type { Seat } from '@roadstead/kernel';

/** How a beat of a chapter looks. */
export type ChapterShow =
  /** The event of the turn is turned up. */
  | { readonly kind: 'event'; readonly event: string }
  /** A gust takes a ship off the table. */
  | { readonly kind: 'gust'; readonly uid: number }
  /** A cube goes to a mission, to its upper field or to the box. */
  | { readonly kind: 'cube'; readonly seat: Seat; readonly mission: string | null; readonly isStep?: true }
  /** A door or window opens. */
  | { readonly kind: 'opened'; readonly seat: Seat; readonly what: 'ability' | 'trophy' }
  | { readonly kind: 'crowns'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'looked'; readonly seat: Seat }
  /** A month's end as a scene: the hourglass runs out, the mission is laid out, the pile turned over. */
  | { readonly kind: 'month'; readonly step: 'hourglass' | 'mission' | 'pile' }
  /** A story card, as a chapter begins. */
  | { readonly kind: 'story'; readonly mission: string }
  | { readonly kind: 'card9' }
  | { readonly kind: 'character'; readonly seat: Seat };
