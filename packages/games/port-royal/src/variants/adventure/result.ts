import type { CampaignState } from './campaign-state.js';
import type { Card9 } from './view.js';

/** What the adventure adds to a seat's place. */
export interface AdventurePlacing {
  readonly trophy?: boolean;
  /** Left on the character. */
  readonly cubes?: number;
}

/** What the adventure adds to the result. */
export interface AdventureResult {
  /** The story card to tell; null after a loss and in the variable game. */
  readonly ending?: string | null;
  /** Where the campaign stands now. */
  readonly campaign?: CampaignState;
  /** Together: what was asked, and how far the team came. */
  readonly card9?: Card9;
}
