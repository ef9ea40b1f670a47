import { afterwards, analysisOf, analysisTogether, type Judgement, mostCostly } from '@roadstead/bots';
import type { GameRecord, Seat, Typed } from '@roadstead/kernel';

/** Where a game was decided, as far as those who are looked at had a part in it. */
export type TurningPoint =
  /** Something else would have been clearly better. */
  | {
      readonly kind: 'choice';
      readonly seq: number;
      readonly seat: Seat;
      readonly played: { readonly action: Typed; readonly win: number };
      readonly better: { readonly action: Typed; readonly win: number };
    }
  /** Nothing was done wrong; chance and the others changed most between two decisions. */
  | {
      readonly kind: 'luck';
      readonly seq: number;
      readonly seat: Seat;
      readonly before: number;
      readonly after: number;
    };

/** What a decision must have cost, and what else must have changed, to be spoken of: shares of the victory. */
const LEAST = { choice: 0.03, luck: 0.1 };

/** By what is known so far; null where nothing stands out. */
export function turningPointIn(record: GameRecord, judged: readonly Judgement[]): TurningPoint | null {
  const { decisions } = analysisOf(record, judged);
  const [dearest] = mostCostly(decisions);
  if (dearest !== undefined && -dearest.skill >= LEAST.choice) {
    const { seq, seat, played, best } = dearest;
    const after = { action: played.action, win: afterwards(dearest) };
    return { kind: 'choice', seq, seat, played: after, better: { action: best.action, win: best.win } };
  }
  // Where all win or none, what one did counts for the others too.
  const course = record.result?.won === undefined ? decisions : analysisTogether(record, judged).decisions;
  const jumps = course.flatMap(({ seq, luck, best }) =>
    luck === null ? [] : [{ seq, luck, before: best.win - luck, after: best.win }],
  );
  const most = Math.max(...jumps.map(({ luck }) => Math.abs(luck)));
  const jump = jumps.find(({ luck }) => Math.abs(luck) === most);
  if (jump === undefined || most < LEAST.luck) return null;
  const { seq, before, after } = jump;
  return { kind: 'luck', seq, seat: decisions.find((one) => one.seq === seq)!.seat, before, after };
}
