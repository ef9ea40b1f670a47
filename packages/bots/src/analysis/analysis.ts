import type { GameRecord, Seat } from '@roadstead/kernel';
import type { Judgement } from './judge.js';
import { endOf } from './moments.js';

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

/** So many decisions are said to have mattered. */
const MATTERED = 5;

/** Puts together what was found out about each decision, perhaps by several threads. */
export function analysisOf(
  record: GameRecord,
  judged: readonly Judgement[],
  seats: readonly Seat[] = Array.from({ length: record.seats }, (_, seat) => seat),
): Analysis {
  const inOrder = [...judged].sort((a, b) => a.seq - b.seq);
  const decisions = inOrder.map((judgement, i): JudgedDecision => {
    const last = inOrder.slice(0, i).findLast(({ seat }) => seat === judgement.seat);
    return { ...judgement, luck: last === undefined ? null : judgement.best.win - afterwards(last) };
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
export function afterwards({ best, skill }: Judgement): number {
  return best.win + skill;
}

function seatAnalysis(record: GameRecord, seat: Seat, all: readonly JudgedDecision[]): SeatAnalysis {
  const own = all.filter((decision) => decision.seat === seat);
  const last = own.at(-1);
  const stands = last === undefined ? null : afterwards(last);
  const end = endOf(record, seat) ?? stands;
  const lastLuck = end === null || stands === null ? 0 : end - stands;
  return {
    seat,
    decisions: own.length,
    start: own[0]?.best.win ?? null,
    skill: own.reduce((sum, { skill }) => sum + skill, 0),
    luck: own.reduce((sum, { luck }) => sum + (luck ?? 0), lastLuck),
    end,
    mattered: mostCostly(own).map(({ seq }) => seq),
  };
}

/** The decisions that cost most, the dearest first: those of one seat, or of the whole game. */
export function mostCostly(decisions: readonly JudgedDecision[]): readonly JudgedDecision[] {
  return decisions
    .filter(({ skill }) => skill < 0)
    .sort((a, b) => a.skill - b.skill || a.seq - b.seq)
    .slice(0, MATTERED);
}

/** Where all win or none, the seats have one way through the game: the analysis knows one seat, the first. */
export function analysisTogether(record: GameRecord, judged: readonly Judgement[]): Analysis {
  const asOne = judged.map((judgement) => ({ ...judgement, seat: 0 }));
  return analysisOf(record, asOne, [0]);
}
