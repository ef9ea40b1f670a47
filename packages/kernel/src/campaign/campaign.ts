import type { OptionValues, Progress } from '../contract.js';
import type { TableRequest } from '../logbook/open.js';
import type { GameRecord } from '../logbook/record.js';

/**
 * How one table of a game leads to the next. What is carried over is a pure fold over the finished records, so it can be
 * rebuilt from them and checked. A table says in its option of kind `progress` where the campaign stood as it began.
 */
export interface GameCampaign {
  /** Where a campaign stands that begins with such a table; null where such a table stands for itself. */
  first(seats: number, options: OptionValues): Progress | null;
  /** The next table: what people are free to choose, together with what the campaign brings. */
  table(progress: Progress, asked: AskedTable): TableRequest;
  /** Where it stands after a finished game that began with this progress. */
  after(progress: Progress, record: GameRecord): Progress;
  isOver(progress: Progress): boolean;
}

/** What people chose for the next table of a campaign. */
export interface AskedTable {
  readonly seats: number;
  readonly options: OptionValues;
}
