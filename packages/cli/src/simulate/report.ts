import type { GameTally, OptionValues } from '@roadstead/kernel';
import { columns, finePercent, thousands } from '../table-print.js';
import { type CountReport, printCount, reportCount } from './count-report.js';
import type { Job } from './job.js';
import { reportSpread, type SpreadReport } from './spread.js';
import type { Sums } from './sums.js';
import { reportShare, type ShareReport } from './wins.js';

export interface Report {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: number;
  readonly seed: string;
  readonly start: number | null;
  readonly games: number;
  readonly sharedVictories: number;
  /** Games in which all win or lose as one; null where there were none. */
  readonly together: { readonly games: number; readonly won: ShareReport } | null;
  readonly decisions: SpreadReport;
  readonly seats: readonly { readonly seat: number; readonly bot: string; readonly wins: ShareReport }[];
  /** By place in the order of play: 0 is the start seat. */
  readonly order: readonly { readonly place: number; readonly wins: ShareReport }[];
  /** What the game itself counts; null where it does not. */
  readonly counted: CountReport | null;
}

/** Nothing in it depends on the machine or on the number of threads: the same job gives the same bytes. */
export function report(job: Job, sums: Sums, counting?: GameTally): Report {
  const { together, games } = sums;
  return {
    game: job.game,
    options: job.options,
    players: job.seats,
    seed: job.seed,
    start: job.start,
    games,
    sharedVictories: sums.shared,
    together: together.games === 0 ? null : { games: together.games, won: reportShare([together.won], together.games) },
    decisions: reportSpread(sums.decisions),
    seats: sums.wins.map((wins, seat) => ({ seat, bot: job.bots[seat]!, wins: reportShare(wins, games) })),
    order: sums.winsByOrder.map((wins, place) => ({ place, wins: reportShare(wins, games) })),
    counted: counting === undefined ? null : reportCount(counting, sums.tallies),
  };
}

export function printReport(job: Job, report: Report): string {
  const { decisions, games, counted } = report;
  const players = job.seats === 1 ? '1 player' : `${job.seats} players`;
  const lines = [
    `${thousands(games)} games of ${job.game}, ${players}, seed "${job.seed}".`,
    ...(report.together === null ? victories(report) : [`Played by ${job.bots.join(', ')}.`, ...wonTogether(report)]),
    `Decisions per game: ${decisions.mean.toFixed(1)} (sd ${decisions.sd.toFixed(1)}, ${decisions.least} to ${decisions.most}).`,
    ...(counted === null ? [] : printCount(counted)),
  ];
  return `${lines.join('\n')}\n`;
}

function victories({ seats, order, sharedVictories }: Report): string[] {
  return [
    '',
    ...columns([
      ['Victories', 'share', '95 % from', 'to'],
      ...seats.map(({ seat, bot, wins }) => [`seat ${seat} (${bot})`, ...cells(wins)]),
      ...order.map(({ place, wins }) => [placeName(place), ...cells(wins)]),
    ]),
    `Shared victories: ${thousands(sharedVictories)} (each counts in parts).`,
  ];
}

/** Where all win or lose as one, the shares of the seats tell nothing. */
function wonTogether({ together }: Report): string[] {
  const head = ['Together', 'share', '95 % from', 'to'];
  return ['', ...columns([head, ['games won', ...cells(together!.won)]])];
}

function cells({ share, low, high }: ShareReport): string[] {
  return [finePercent(share), finePercent(low), finePercent(high)];
}

function placeName(place: number): string {
  return place === 0 ? 'start seat' : `${place + 1}. in order of play`;
}
