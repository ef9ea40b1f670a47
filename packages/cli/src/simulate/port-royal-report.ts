import { columns, percent } from '../table-print.js';
import {
  type ContractReport,
  printContracts,
  printTogether,
  reportContracts,
  reportTogether,
  type TogetherReport,
} from './port-royal-contracts-report.js';
import type { PortRoyalTally } from './port-royal-tally.js';
import { reportSpread, rounded, type SpreadReport, spreadRow } from './spread.js';

export interface PortRoyalReport {
  readonly rounds: SpreadReport;
  readonly turns: SpreadReport;
  readonly busts: SpreadReport;
  readonly bustsPerTurn: number;
  readonly wonByCoins: number;
  readonly endedWithoutCards: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly influence: SpreadReport;
    readonly coins: SpreadReport;
    readonly bustsPerTurn: number;
  }[];
  /** Influence in a display at the end, on average, the most first. */
  readonly points: readonly {
    readonly kind: string;
    readonly perPlayer: number;
    readonly share: number;
    readonly perWinner: number;
  }[];
  /** The contracts that lay open, the most often fulfilled first. */
  readonly contracts: readonly ContractReport[];
  /** Co-operative games; null where there are none. */
  readonly together: TogetherReport | null;
}

export function reportPortRoyal(tally: PortRoyalTally): PortRoyalReport {
  const total = Object.values(tally.points).reduce((sum, [all]) => sum + all, 0);
  return {
    rounds: reportSpread(tally.rounds),
    turns: reportSpread(tally.turns),
    busts: reportSpread(tally.busts),
    bustsPerTurn: ratio(tally.busts.sum, tally.turns.sum),
    wonByCoins: tally.wonByCoins,
    endedWithoutCards: tally.endedWithoutCards,
    seats: tally.seats.map(({ influence, coins, turns, busts }, seat) => ({
      seat,
      influence: reportSpread(influence),
      coins: reportSpread(coins),
      bustsPerTurn: ratio(busts, turns),
    })),
    points: Object.entries(tally.points)
      .sort(([a, [pointsA]], [b, [pointsB]]) => pointsB - pointsA || (a < b ? -1 : 1))
      .map(([kind, [all, winners]]) => ({
        kind,
        perPlayer: ratio(all, tally.displays[0]),
        share: ratio(all, total),
        perWinner: ratio(winners, tally.displays[1]),
      })),
    contracts: reportContracts(tally.contracts),
    together: reportTogether(tally.together),
  };
}

function ratio(a: number, b: number): number {
  return b === 0 ? 0 : rounded(a / b);
}

export function printPortRoyal(tally: PortRoyalTally): string[] {
  const report = reportPortRoyal(tally);
  return [
    ...printTogether(report.together),
    ...columns([
      ['Per game', 'mean', 'sd', 'least', 'most'],
      spreadRow('rounds', report.rounds),
      spreadRow('turns', report.turns),
      spreadRow('busts', report.busts),
    ]),
    `Busts per turn: ${percent(report.bustsPerTurn)}.`,
    `Decided by coins at equal influence: ${report.wonByCoins}. Ended for want of cards: ${report.endedWithoutCards}.`,
    '',
    ...columns([
      ['At the end', 'influence', 'sd', 'coins', 'sd', 'busts per turn'],
      ...report.seats.map(({ seat, influence, coins, bustsPerTurn }) => [
        `seat ${seat}`,
        influence.mean.toFixed(2),
        influence.sd.toFixed(2),
        coins.mean.toFixed(2),
        coins.sd.toFixed(2),
        percent(bustsPerTurn),
      ]),
    ]),
    '',
    ...columns([
      ['Points by card kind', 'per player', 'share', 'per winner'],
      ...report.points.map(({ kind, perPlayer, share, perWinner }) => [
        kind.replaceAll('_', ' '),
        perPlayer.toFixed(3),
        percent(share),
        perWinner.toFixed(3),
      ]),
    ]),
    ...printContracts(report.contracts),
  ];
}
