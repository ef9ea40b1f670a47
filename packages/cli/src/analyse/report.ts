import {
  type Analysis,
  type JudgedDecision,
  type PastDecision,
  percentOf,
  percentsOf,
  type SeatAnalysis,
} from '@roadstead/bots';
import type { GameEntry } from '@roadstead/games/all';
import type { Audience } from '@roadstead/kernel';
import { hang, wrap } from '../play/render/text.js';
import { columns } from '../table-print.js';
import { ANALYSIS_WORDS, type AnalysisWords } from './words.js';

const WIDTH = 80;

interface ToldAnalysis {
  readonly entry: GameEntry;
  readonly analysis: Analysis;
  readonly moments: readonly PastDecision[];
  /** Of so many decisions. */
  readonly of: number;
  readonly iterations: number;
  readonly isOver: boolean;
  readonly audience: Audience;
}

/** An analysis for people: a line for every seat, and what cost each of them most. */
export function printAnalysis(told: ToldAnalysis): string {
  const { entry, analysis, of, iterations, isOver, audience } = told;
  const words = ANALYSIS_WORDS[audience.language];
  const title = entry.words.title[audience.language];
  const lines = [
    ...wrap(words.heading(title, analysis.decisions.length, iterations), WIDTH),
    ...(of > analysis.decisions.length ? wrap(words.sampled(of), WIDTH) : []),
    '',
    ...columns([words.table, ...analysis.seats.map((seat) => row(seat, audience))]),
    '',
    ...wrap(words.legend, WIDTH),
    ...(isOver ? [] : wrap(words.notOver, WIDTH)),
    ...analysis.seats.flatMap((seat) => ['', ...mattered(seat, told, words)]),
  ];
  return `${lines.join('\n')}\n`;
}

function row(analysis: SeatAnalysis, { name }: Audience): string[] {
  const { seat, decisions, end } = analysis;
  const way = percentsOf(analysis);
  const shown =
    way === null
      ? ['-', change(0), change(0), end === null ? '-' : inPercents(end)]
      : [inPercent(way.start), change(way.skill), change(way.luck), inPercent(way.end)];
  return [name(seat), String(decisions), ...shown];
}

function mattered({ seat, mattered }: SeatAnalysis, told: ToldAnalysis, words: AnalysisWords): string[] {
  const name = told.audience.name(seat);
  if (mattered.length === 0) return wrap(words.flawless(name), WIDTH);
  const width = Math.max(...mattered.map((seq) => String(seq).length));
  const lines = mattered.flatMap((seq) => {
    const decision = told.analysis.decisions.find((one) => one.seq === seq)!;
    return hang(`  ${String(seq).padStart(width)}  `, sentence(decision, told, words), WIDTH);
  });
  return [...wrap(words.mattered(name), WIDTH), ...lines];
}

function sentence(
  { seq, seat, played, best, better }: JudgedDecision,
  told: ToldAnalysis,
  words: AnalysisWords,
): string {
  const { entry, moments, audience } = told;
  const { state } = moments.find((moment) => moment.seq === seq)!;
  const view = entry.game.view(state, seat);
  const inWords = (action: unknown) => entry.words.action(action, view, audience);
  const what = words.better(inWords(played.action), inPercents(played.win), inWords(best.action), inPercents(best.win));
  return better === null ? what : `${what} ${better.why[audience.language]}`;
}

/** A chance as it is told. */
export function inPercents(share: number): string {
  return inPercent(percentOf(share));
}

function inPercent(whole: number): string {
  return `${whole} %`;
}

function change(whole: number): string {
  return `${whole < 0 ? '−' : whole > 0 ? '+' : ''}${inPercent(Math.abs(whole))}`;
}
