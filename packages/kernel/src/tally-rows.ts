import type { Plot, Tally } from './tally.js';

/** What the plots of a tally show, as plain rows: for pictures, tables and reports alike. */

type PlotOf<K extends Plot['kind']> = Extract<Plot, { kind: K }>;

const rowsOf = ({ histograms }: Tally, name: string): Readonly<Record<string, number>> => histograms[name] ?? {};
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export interface BarRow {
  readonly row: string;
  readonly n: number;
}

export function barRows({ of }: PlotOf<'bars'>, tally: Tally): readonly BarRow[] {
  return byFrequency(rowsOf(tally, of));
}

function byFrequency(rows: Readonly<Record<string, number>>): readonly BarRow[] {
  return Object.entries(rows)
    .map(([row, n]) => ({ row, n }))
    .sort((a, b) => b.n - a.n || a.row.localeCompare(b.row));
}

export interface RateRow {
  readonly row: string;
  readonly n: number;
  readonly hits: number;
}

export function rateRows({ of, hits }: PlotOf<'rates'>, tally: Tally): readonly RateRow[] {
  const hit = rowsOf(tally, hits);
  return byFrequency(rowsOf(tally, of)).map(({ row, n }) => ({ row, n, hits: hit[row] ?? 0 }));
}

export interface RiskRow {
  /** In per cent. */
  readonly from: number;
  readonly to: number;
  readonly dared: number;
  readonly left: number;
  readonly lost: number;
  /** How often one more was dared; what part of those was lost, and was to be expected to be lost. */
  readonly daredShare: number | null;
  readonly lostShare: number | null;
  readonly expectedShare: number | null;
}

/** From no risk to the highest that anybody was asked about. */
export function riskRows(plot: PlotOf<'risk'>, tally: Tally): readonly RiskRow[] {
  const [dared, left, lost, expected] = [plot.dared, plot.left, plot.lost, plot.expected].map((name) =>
    rowsOf(tally, name),
  );
  const known = [...Object.keys(dared!), ...Object.keys(left!)].map(Number);
  if (known.length === 0) return [];
  return Array.from({ length: Math.max(...known) / plot.step + 1 }, (_, i) => {
    const from = i * plot.step;
    const [d, l, b, e] = [dared, left, lost, expected].map((rows) => rows![from] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    return {
      from,
      to: from + plot.step,
      dared: d,
      left: l,
      lost: b,
      daredShare: ratio(d, d + l),
      lostShare: ratio(b, d),
      expectedShare: ratio(e / plot.unit, d),
    };
  });
}

export interface CourseRow {
  readonly round: number;
  readonly value: number;
}

export function courseRows({ sum, of }: PlotOf<'course'>, tally: Tally): readonly CourseRow[] {
  const sums = rowsOf(tally, sum);
  return Object.entries(rowsOf(tally, of))
    .map(([round, n]) => ({ round: Number(round), value: (sums[round] ?? 0) / n }))
    .sort((a, b) => a.round - b.round);
}

export interface SeatRow {
  readonly row: string;
  readonly players: number;
  readonly order: number;
  readonly played: number;
  readonly won: number;
}

export function seatRows({ played, won }: PlotOf<'seats'>, tally: Tally): readonly SeatRow[] {
  const wins = rowsOf(tally, won);
  return Object.entries(rowsOf(tally, played))
    .map(([row, n]) => {
      const [players, order] = row.split('.').map(Number);
      return { row, players: players!, order: order!, played: n, won: wins[row] ?? 0 };
    })
    .sort((a, b) => a.players - b.players || a.order - b.order);
}

/** False where a plot has nothing to show. */
export function hasRows(plot: Plot, tally: Tally): boolean {
  switch (plot.kind) {
    case 'bars':
      return barRows(plot, tally).length > 0;
    case 'rates':
      return rateRows(plot, tally).length > 0;
    case 'risk':
      return riskRows(plot, tally).length > 0;
    case 'course':
      return courseRows(plot, tally).length > 0;
    case 'seats':
      return seatRows(plot, tally).length > 0;
  }
}
