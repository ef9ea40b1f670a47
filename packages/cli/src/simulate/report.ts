import type { OptionValues } from '@roadstead/kernel';
import { columns, percent, thousands } from '../table-print.js';
import type { Job } from './job.js';
import { reportSpread, type SpreadReport } from './spread.js';
import { statisticsFor } from './statistics.js';
import type { Tally } from './tally.js';
import { reportShare, type ShareReport } from './wins.js';

export interface Report {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: number;
  readonly seed: string;
  readonly start: number | null;
  readonly games: number;
  readonly sharedVictories: number;
  readonly decisions: SpreadReport;
  readonly seats: readonly { readonly seat: number; readonly bot: string; readonly wins: ShareReport }[];
  /** By place in the order of play: 0 is the start seat. */
  readonly order: readonly { readonly place: number; readonly wins: ShareReport }[];
  /** What the game itself counts. */
  readonly statistics: object | null;
}

/** Nothing in it depends on the machine or on the number of threads: the same job gives the same bytes. */
export function report(job: Job, tally: Tally): Report {
  return {
    game: job.game,
    options: job.options,
    players: job.seats,
    seed: job.seed,
    start: job.start,
    games: tally.games,
    sharedVictories: tally.shared,
    decisions: reportSpread(tally.decisions),
    seats: tally.wins.map((wins, seat) => ({ seat, bot: job.bots[seat]!, wins: reportShare(wins, tally.games) })),
    order: tally.winsByOrder.map((wins, place) => ({ place, wins: reportShare(wins, tally.games) })),
    statistics: statisticsFor(job.game)?.report(tally.own) ?? null,
  };
}

export function printReport(job: Job, tally: Tally): string {
  const { seats, order, decisions, games, sharedVictories } = report(job, tally);
  const isTogether = statisticsFor(job.game)?.playsTogether?.(tally.own) ?? false;
  const share = ({ share, low, high }: ShareReport) => [percent(share), percent(low), percent(high)];
  const victories = [
    '',
    ...columns([
      ['Victories', 'share', '95 % from', 'to'],
      ...seats.map(({ seat, bot, wins }) => [`seat ${seat} (${bot})`, ...share(wins)]),
      ...order.map(({ place, wins }) => [placeName(place), ...share(wins)]),
    ]),
    `Shared victories: ${thousands(sharedVictories)} (each counts in parts).`,
  ];
  const players = job.seats === 1 ? '1 player' : `${job.seats} players`;
  const lines = [
    `${thousands(games)} games of ${job.game}, ${players}, seed "${job.seed}".`,
    ...(isTogether ? [`Played by ${job.bots.join(', ')}.`] : victories),
    `Decisions per game: ${decisions.mean.toFixed(1)} (sd ${decisions.sd.toFixed(1)}, ${decisions.least} to ${decisions.most}).`,
  ];
  const own = statisticsFor(job.game)?.print(tally.own) ?? [];
  return `${[...lines, ...(own.length > 0 ? ['', ...own] : [])].join('\n')}\n`;
}

function placeName(place: number): string {
  return place === 0 ? 'start seat' : `${place + 1}. in order of play`;
}
