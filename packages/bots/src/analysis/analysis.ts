import type { AnyGame, GameRecord, Seat } from '@roadstead/kernel';
import type { Budget } from '../bot.js';
import { type Judgement, judge } from './judge.js';
import { endOf, momentsOf } from './moments.js';

export const ANALYSIS_FORMAT = 1;

export interface JudgedDecision extends Judgement {
  /** What chance and the others changed since this seat's last decision; null at its first. */
  readonly luck: number | null;
}

/** A seat's way through the game: `start` + `skill` + `luck` = `end`. */
export interface SeatAnalysis {
  readonly seat: Seat;
  readonly decisions: number;
  /** Its chances to win before its first decision; null if it made none. */
  readonly start: number | null;
  /** What its decisions cost, and what chance and the others brought. */
  readonly skill: number;
  readonly luck: number;
  /** Its share of the victory, or its chances after its last decision while the game is not over. */
  readonly end: number | null;
  /** The numbers of the entries that cost most, the dearest first. */
  readonly mattered: readonly number[];
}

/** All that is to be said about a record, as plain JSON that can be kept with it. */
export interface Analysis {
  readonly format: typeof ANALYSIS_FORMAT;
  readonly game: string;
  readonly rules: number;
  /** Of which record: the commitment of its table, and the number of entries it had. */
  readonly commitment: string;
  readonly entries: number;
  readonly decisions: readonly JudgedDecision[];
  readonly seats: readonly SeatAnalysis[];
}

export interface AnalysisPlan {
  /** For each of the two looks at a decision; with iterations alone, the analysis is the same every time. */
  readonly budget: Pick<Budget, 'iterations' | 'ms'>;
  readonly seed: string;
  /** All seats when missing. */
  readonly seats?: readonly Seat[];
  progress?(done: number, total: number): void;
  cancelled?(): boolean;
}

const MATTERED = 5;

/** Goes through all decisions of a record; null if it was cancelled. */
export function analyse(game: AnyGame, record: GameRecord, plan: AnalysisPlan): Analysis | null {
  const { budget, seed, seats, progress, cancelled } = plan;
  const moments = momentsOf(game, record, seats);
  const judged: Judgement[] = [];
  for (const moment of moments) {
    const judgement = judge(game, moment, { ...budget, ...(cancelled && { cancelled }) }, seed);
    if (cancelled?.()) return null;
    judged.push(judgement);
    progress?.(judged.length, moments.length);
  }
  return analysisOf(record, judged, seats);
}

/** Puts together what was found out about each decision, perhaps by several threads. */
export function analysisOf(
  record: GameRecord,
  judged: readonly Judgement[],
  seats: readonly Seat[] = Array.from({ length: record.seats }, (_, seat) => seat),
): Analysis {
  const inOrder = [...judged].sort((a, b) => a.seq - b.seq);
  const decisions = inOrder.map((judgement, i): JudgedDecision => {
    const last = inOrder.slice(0, i).findLast(({ seat }) => seat === judgement.seat);
    return { ...judgement, luck: last === undefined ? null : judgement.best.win - after(last) };
  });
  const { game, rules, commitment, entries } = record;
  return {
    format: ANALYSIS_FORMAT,
    game,
    rules,
    commitment,
    entries: entries.length,
    decisions,
    seats: seats.map((seat) => seatAnalysis(record, seat, decisions)),
  };
}

/** A seat's chances once it has acted. */
function after({ best, skill }: Judgement): number {
  return best.win + skill;
}

function seatAnalysis(record: GameRecord, seat: Seat, all: readonly JudgedDecision[]): SeatAnalysis {
  const own = all.filter((decision) => decision.seat === seat);
  const last = own.at(-1);
  const stands = last === undefined ? null : after(last);
  const end = endOf(record, seat) ?? stands;
  const lastLuck = end === null || stands === null ? 0 : end - stands;
  return {
    seat,
    decisions: own.length,
    start: own[0]?.best.win ?? null,
    skill: own.reduce((sum, { skill }) => sum + skill, 0),
    luck: own.reduce((sum, { luck }) => sum + (luck ?? 0), lastLuck),
    end,
    mattered: own
      .filter(({ skill }) => skill < 0)
      .sort((a, b) => a.skill - b.skill || a.seq - b.seq)
      .slice(0, MATTERED)
      .map(({ seq }) => seq),
  };
}
