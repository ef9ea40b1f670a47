/** The cards of the adventure, which its box brings to the table. */

/** What ships of the adventure carry. */
export const ITEMS = ['bread', 'rum', 'book', 'herbs'] as const;
export type Item = (typeof ITEMS)[number];

export interface MissionFace {
  readonly type: 'mission';
}

export interface EventFace {
  readonly type: 'event';
}
