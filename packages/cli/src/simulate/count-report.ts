import {
  addUp,
  barRows,
  courseRows,
  figureOf,
  type GameTally,
  hasRows,
  type Plot,
  rateRows,
  riskRows,
  seatRows,
  type Tally,
  type TallyFigure,
} from '@roadstead/kernel';
import { columns, finePercent, thousands } from '../table-print.js';
import { rounded } from './spread.js';

/** What a game counts of itself, in its own words. */
export interface CountReport {
  readonly figures: Readonly<Record<string, FigureReport>>;
  readonly plots: Readonly<Record<string, PlotReport>>;
}

interface FigureReport {
  readonly label: string;
  readonly as: TallyFigure['as'];
  /** Of all seats together, and of each; null where there is nothing to divide by. */
  readonly all: number | null;
  readonly seats: readonly (number | null)[];
}

interface PlotReport {
  readonly title: string;
  readonly kind: Plot['kind'];
  readonly rows: readonly PlotRow[];
}

/** What a row stands for, and its numbers by name; null where there is nothing to divide by. */
interface PlotRow {
  readonly label: string;
  readonly [number: string]: string | number | null;
}

const WIDTH = 80;

export function reportCount(counting: GameTally, seats: readonly Tally[]): CountReport {
  const all = addUp(seats);
  const words = counting.words.en;
  const figures = counting.figures.map((figure): [string, FigureReport] => [
    figure.name,
    {
      label: words.figures[figure.name]?.label ?? figure.name,
      as: figure.as,
      all: orNull(figureOf(figure, all)),
      seats: seats.map((seat) => orNull(figureOf(figure, seat))),
    },
  ]);
  const plots = counting.plots
    .filter((plot) => hasRows(plot, all))
    .map((plot): [string, PlotReport] => [
      plot.name,
      { title: words.plots[plot.name]?.title ?? plot.name, kind: plot.kind, rows: plotRows(plot, all, counting) },
    ]);
  return { figures: Object.fromEntries(figures), plots: Object.fromEntries(plots) };
}

function plotRows(plot: Plot, all: Tally, { words }: GameTally): readonly PlotRow[] {
  const label = (row: string | number) => words.en.row(plot.name, String(row));
  switch (plot.kind) {
    case 'bars': {
      const rows = barRows(plot, all);
      const total = rows.reduce((sum, { n }) => sum + n, 0);
      return rows.map(({ row, n }) => ({ label: label(row), times: n, share: rounded(n / total) }));
    }
    case 'rates':
      return rateRows(plot, all).map(({ row, n, hits }) => ({ label: label(row), times: n, share: rounded(hits / n) }));
    case 'risk':
      return riskRows(plot, all).map(({ from, to, dared, left, daredShare, lostShare, expectedShare }) => ({
        label: `${from}-${to} %`,
        asked: dared + left,
        dared: orNull(daredShare),
        lost: orNull(lostShare),
        expected: orNull(expectedShare),
      }));
    case 'course':
      return courseRows(plot, all).map(({ round, value }) => ({ label: label(round), mean: rounded(value) }));
    case 'seats':
      return seatRows(plot, all).map(({ row, played, won }) => ({
        label: label(row),
        played,
        won: rounded(won / played),
      }));
  }
}

export function printCount({ figures, plots }: CountReport): string[] {
  const told = Object.values(figures).filter(({ all }) => all !== null && all !== 0);
  return [...printFigures(told), ...Object.values(plots).flatMap(printPlot)];
}

/** Each seat has a column where there is room for all of them. */
function printFigures(figures: readonly FigureReport[]): string[] {
  const [first] = figures;
  if (first === undefined) return [];
  const table = (cellsOf: (figure: FigureReport) => readonly string[], head: readonly string[]) =>
    columns([['In figures', ...head], ...figures.map((figure) => [figure.label, ...cellsOf(figure)])]);
  const wide = table(
    ({ all, seats, as }) => [all, ...seats].map((value) => figureText(value, as)),
    ['all', ...first.seats.map((_, seat) => `seat ${seat}`)],
  );
  const fits = first.seats.length > 1 && wide.every((line) => line.length <= WIDTH);
  return ['', ...(fits ? wide : table(({ all, as }) => [figureText(all, as)], ['all']))];
}

/** The table of victories shows already who wins from which place. */
function printPlot({ title, kind, rows }: PlotReport): string[] {
  if (kind === 'seats') return [];
  const names = Object.keys(rows[0]!).filter((name) => name !== 'label');
  const cells = (row: PlotRow) => names.map((name) => cellText(name, row[name] as number | null));
  return ['', ...columns([[title, ...names], ...rows.map((row) => [row.label, ...cells(row)])])];
}

const COUNTS = ['times', 'asked'];
const MEANS = ['mean'];

function cellText(name: string, value: number | null): string {
  if (value === null) return '-';
  if (COUNTS.includes(name)) return thousands(value);
  return MEANS.includes(name) ? value.toFixed(2) : finePercent(value);
}

function figureText(value: number | null, as: TallyFigure['as']): string {
  if (value === null) return '-';
  return as === 'share' ? finePercent(value) : Number.isInteger(value) ? thousands(value) : value.toFixed(2);
}

function orNull(value: number | null): number | null {
  return value === null ? null : rounded(value);
}
