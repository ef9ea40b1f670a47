import { same, type Typed } from '@roadstead/kernel';
import type { Estimate } from '../bot.js';
import { type Analysis, type JudgedDecision, mostCostly } from './analysis.js';
import type { Judgement } from './judge.js';

/** What is worth trying again cost at least so much of the chances to win. */
const WORTH_A_TRY = 0.02;

/** Decisions of some seats for which another was clearly better: to be tried again, the dearest first. */
export function mistakesOf({ decisions }: Analysis, seats: readonly number[]): readonly JudgedDecision[] {
  return mostCostly(
    decisions.filter(({ seat, skill, better }) => seats.includes(seat) && better !== null && skill <= -WORTH_A_TRY),
  );
}

/** What an answer to a mistake tried again comes to. */
export interface Retried {
  /** The best one, one about as good, the mistake once more, or another that is worse. */
  readonly verdict: 'best' | 'asGood' | 'same' | 'worse';
  readonly given: Estimate<Typed>;
  readonly best: Estimate<Typed>;
}

/** Of the best answer and of the mistake everything is known; any other has to be looked at first (`judge`): null. */
export function knownAnswer({ best, played }: Judgement, given: Typed): Retried | null {
  if (same(given, best.action)) return { verdict: 'best', given: best, best };
  if (same(given, played.action)) return { verdict: 'same', given: played, best };
  return null;
}

/** The same by a judgement of the same moment with the other answer in place of the mistake. */
export function judgedAnswer({ best, played, better }: Judgement): Retried {
  return { verdict: better === null ? 'asGood' : 'worse', given: played, best };
}
