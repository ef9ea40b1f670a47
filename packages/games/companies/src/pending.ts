import type { Seat } from '@roadstead/kernel';
import { HARBOURS } from './board/map.js';
import type { Against } from './events.js';
import type { Question } from './question.js';
import { against } from './rules/against.js';
import type { State } from './state.js';

/** What is asked, as everybody may read it; null where the list of actions says all. */
export type Pending =
  | {
      readonly kind: 'leave';
      readonly for: 'cube' | 'build';
      /** Who asks. */
      readonly seat: Seat;
      readonly harbour: string;
      readonly fee: number;
    }
  | { readonly kind: 'strategy'; readonly against: Against }
  | { readonly kind: 'damage' | 'mutiny'; readonly left: number }
  | { readonly kind: 'pledge'; readonly roll: number; readonly missing: number }
  | { readonly kind: 'nation'; readonly pips: number };
export type PendingOf<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

export function pendingView(state: State, question: Question): Pending | null {
  switch (question.kind) {
    case 'leave':
      return {
        kind: 'leave',
        for: question.for,
        seat: question.from,
        harbour: HARBOURS[question.harbour]!,
        fee: question.fee,
      };
    case 'strategy':
      return { kind: 'strategy', against: against(state, state.fight!) };
    case 'damage':
    case 'mutiny':
      return { kind: question.kind, left: question.left };
    case 'pledge':
      return { kind: 'pledge', roll: question.roll, missing: question.missing };
    case 'nation':
    case 'place':
      return { kind: 'nation', pips: question.pips };
    default:
      return null;
  }
}
