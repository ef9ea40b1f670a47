import type { Seat } from '@roadstead/kernel';
import { FIGURES, type Figure } from './board/figures.js';
import { CREW } from './cards/crew.js';
import { FORTUNE } from './cards/fortune.js';
import type { Question, State } from './state.js';

/** What is asked, as everybody sees it. */
export type Pending = { readonly seat: Seat } & (
  | { readonly kind: 'turn' | 'place' | 'first' | 'bid' | 'squall' | 'end' }
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'fork'; readonly figure: Figure; readonly left: number }
  | { readonly kind: 'recruit'; readonly kinds: readonly string[] }
  | { readonly kind: 'bridge'; readonly figure: Figure; readonly seats: readonly Seat[] }
  | { readonly kind: 'spy'; readonly figure: Figure }
  | { readonly kind: 'lair'; readonly figure: Figure; readonly price: number }
  | { readonly kind: 'order'; readonly figure: Figure; readonly cards: readonly string[] }
  /** The whole sum of the event. */
  | { readonly kind: 'debt'; readonly owed: number }
  | { readonly kind: 'limit'; readonly side: Figure }
  | { readonly kind: 'attack'; readonly figure: Figure; readonly foes: readonly (readonly [Seat, Figure])[] }
  /** `side`: 0 the attacker, 1 the defender. */
  | { readonly kind: 'window'; readonly when: 'before' | 'after'; readonly side: number }
  /** The figure is the loser's. */
  | { readonly kind: 'bonus'; readonly loser: Seat; readonly figure: Figure }
);
export type PendingOf<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

export function pendingView(state: State, question: Question): Pending {
  const { seat } = question;
  switch (question.kind) {
    case 'move':
      return { kind: 'move', seat, by: question.by };
    case 'fork':
      return { kind: 'fork', seat, figure: named(question), left: question.left };
    case 'recruit':
      return { kind: 'recruit', seat, kinds: question.kinds.map((kind) => CREW[kind]!.id) };
    case 'bridge':
      return { kind: 'bridge', seat, figure: named(question), seats: question.seats };
    case 'spy':
      return { kind: 'spy', seat, figure: named(question) };
    case 'lair':
      return { kind: 'lair', seat, figure: named(question), price: question.price };
    case 'order':
      return { kind: 'order', seat, figure: named(question), cards: state.waiting.map((card) => FORTUNE[card]!.id) };
    case 'debt':
      return { kind: 'debt', seat, owed: state.debt!.owed };
    case 'limit':
      return { kind: 'limit', seat, side: FIGURES[question.side]! };
    case 'attack': {
      const foes = question.foes.map(([foe, figure]) => [foe, FIGURES[figure]!] as const);
      return { kind: 'attack', seat, figure: named(question), foes };
    }
    case 'window':
      return { kind: 'window', seat, when: question.when, side: question.side };
    case 'bonus':
      return { kind: 'bonus', seat, loser: question.loser, figure: named(question) };
    default:
      return { kind: question.kind, seat };
  }
}

function named({ figure }: { readonly figure: number }): Figure {
  return FIGURES[figure]!;
}
