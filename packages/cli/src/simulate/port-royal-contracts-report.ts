import { contractById, TITLES, type Title, titleName } from '@roadstead/port-royal';
import { columns, percent, thousands } from '../table-print.js';
import type { ContractTally, TogetherTally } from './port-royal-contracts.js';
import { reportSpread, rounded, type SpreadReport, spreadRow } from './spread.js';
import { reportShare, type ShareReport } from './wins.js';

export interface ContractReport {
  readonly contract: string;
  /** Games in which it lay open. */
  readonly open: number;
  /** The share of them in which somebody fulfilled it, and how many did so on average. */
  readonly fulfilled: number;
  readonly perGame: number;
}

export interface TogetherReport {
  readonly games: number;
  readonly won: ShareReport;
  /** Of games won. */
  readonly points: SpreadReport;
  readonly timeLeft: SpreadReport;
  readonly titles: Readonly<Record<Title, number>>;
  readonly contractsFulfilled: SpreadReport;
  readonly contractsOpen: SpreadReport;
}

export function reportContracts(tally: Readonly<Record<string, ContractTally>>): readonly ContractReport[] {
  return Object.entries(tally)
    .map(([contract, { open, fulfilled, times }]) => ({
      contract,
      open,
      fulfilled: rounded(fulfilled / open),
      perGame: rounded(times / open),
    }))
    .sort((a, b) => b.fulfilled - a.fulfilled || (a.contract < b.contract ? -1 : 1));
}

export function reportTogether(tally: TogetherTally): TogetherReport | null {
  const { games, won, points, timeLeft, titles, fulfilled, open } = tally;
  if (games === 0) return null;
  const byTitle = [...TITLES].reverse().map(({ title }) => [title, titles[title] ?? 0] as const);
  return {
    games,
    won: reportShare([won], games),
    points: reportSpread(points),
    timeLeft: reportSpread(timeLeft),
    titles: Object.fromEntries(byTitle) as Record<Title, number>,
    contractsFulfilled: reportSpread(fulfilled),
    contractsOpen: reportSpread(open),
  };
}

export function printTogether(report: TogetherReport | null): string[] {
  if (report === null) return [];
  const { won, points, timeLeft, titles, contractsFulfilled, contractsOpen } = report;
  return [
    ...columns([
      ['Together', 'share', '95 % from', 'to'],
      ['games won', percent(won.share), percent(won.low), percent(won.high)],
    ]),
    '',
    ...columns([
      ['Contracts and points', 'mean', 'sd', 'least', 'most'],
      spreadRow(`fulfilled, of ${contractsOpen.mean}`, contractsFulfilled),
      ...(won.share > 0 ? [spreadRow('points if won', points), spreadRow('time left if won', timeLeft)] : []),
    ]),
    '',
    ...columns([
      ['Title', 'games'],
      ...Object.entries(titles).map(([title, n]) => [titleName(title as Title, 'en'), thousands(n)]),
    ]),
    '',
  ];
}

export function printContracts(report: readonly ContractReport[]): string[] {
  if (report.length === 0) return [];
  return [
    '',
    ...columns([
      ['Contract', 'games', 'fulfilled', 'per game'],
      ...report.map(({ contract, open, fulfilled, perGame }) => [
        contractById(contract)?.names.en ?? contract,
        thousands(open),
        percent(fulfilled),
        perGame.toFixed(2),
      ]),
    ]),
  ];
}
