import {
  type ArenaResult,
  type ContestantResult,
  type Failure,
  type PlayedDeals,
  resultOf,
  type Share,
} from '@roadstead/bots';
import type { OptionValues } from '@roadstead/kernel';
import { columns, finePercent, thousands } from '../table-print.js';
import type { ArenaJob } from './job.js';

interface ArenaReport extends ArenaResult {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: number;
  readonly seed: string;
  /** Who sits where in the first game of each deal. */
  readonly seating: readonly string[];
}

const MAX_NAME = 28;
const MAX_FAILURES = 10;

/** Nothing in it but the milliseconds depends on the machine or on the number of threads. */
export function arenaReport(job: ArenaJob, played: PlayedDeals): ArenaReport {
  return {
    game: job.game,
    options: job.options,
    players: job.lineUp.length,
    seed: job.seed,
    seating: job.lineUp.map((who) => job.contestants[who]!.name),
    ...resultOf(job, played),
  };
}

export function printArena(report: ArenaReport): string {
  const { game, players, seed, deals, games, failed, unwon, contestants, elo, together, failures } = report;
  const lines = [
    `${thousands(deals)} deals of ${game}, ${players} player${players === 1 ? '' : 's'}, each in every seating: ${thousands(games)} games, seed "${seed}".`,
    '',
    ...columns(
      together === null
        ? sharesTable(contestants)
        : [
            ['Together', 'won', '95 % from', 'to'],
            ['all', ...share(together)],
          ],
    ),
    ...(elo === null
      ? []
      : [
          '',
          `Elo: ${short(contestants[0]!.name)} ${signed(elo.difference)} (95 % from ${signed(elo.low)} to ${signed(elo.high)}).`,
        ]),
    '',
    ...columns(timesTable(contestants)),
    '',
    `Games won by nobody: ${thousands(unwon)}. Failed games, counted for nobody: ${thousands(failed)}.`,
    ...failures.slice(0, MAX_FAILURES).map(failureLine),
    ...(failures.length > MAX_FAILURES
      ? [`  … and ${thousands(failures.length - MAX_FAILURES)} more (--json lists them all)`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

function sharesTable(contestants: readonly ContestantResult[]): string[][] {
  const rows = contestants.map(({ name, seats, wins, fair, shared }) => [
    seats === 1 ? short(name) : `${short(name)} × ${seats}`,
    ...share(wins!),
    finePercent(fair!),
    thousands(shared),
  ]);
  return [['Victories', 'share', '95 % from', 'to', 'fair', 'ties'], ...rows];
}

function timesTable(contestants: readonly ContestantResult[]): string[][] {
  const rows = contestants.map(({ name, decisions, ms }) => {
    return [short(name), thousands(decisions), ...[ms.p50, ms.p99, ms.max].map((time) => time.toPrecision(3))];
  });
  return [['Thinking', 'decisions', 'ms p50', 'p99', 'max'], ...rows];
}

function share({ share, low, high }: Share): string[] {
  return [finePercent(share), finePercent(low), finePercent(high)];
}

function failureLine({ deal, rotation, seat, name, reason }: Failure): string {
  const who = seat === null ? '' : `${short(name!)} in seat ${seat}: `;
  return `  deal ${deal}, seating ${rotation}: ${who}${reason}`;
}

function short(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 1)}…`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;
}
