import type { Seat } from '@roadstead/kernel';
import { type FightView, type Figure, type Pending, spaceAt, type View } from '@roadstead/sword-and-skull';
import type { Question } from '../play/question.js';
import type { Show } from '../stage/show.js';

/** What lies over the island now. */
export type OnStage =
  | {
      readonly kind: 'fight';
      readonly fight: FightView;
      /** While its end is looked at. */
      readonly result: { readonly winner: 0 | 1; readonly totals: readonly [number, number] } | null;
    }
  | { readonly kind: 'auction'; readonly item: string }
  | {
      readonly kind: 'lair';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly price: number;
    }
  /** A fortune card or an enemy, large, for the moment in which it is turned up or played. */
  | { readonly kind: 'card'; readonly card: string; readonly seat: Seat; readonly isPlayed: boolean }
  /** Cards to choose from. */
  | { readonly kind: 'choice' };

/** Questions whose answers are cards. */
const OF_CARDS: readonly Pending['kind'][] = ['recruit', 'spy', 'order', 'debt', 'limit', 'bonus'];

/**
 * What is staged by how the table is shown. `isBehind`: something is still to be shown, so what is asked is not yet to be
 * seen. Null where the island is all there is.
 */
export function stagedOf(view: View, show: Show | null, isBehind: boolean, question: Question | null): OnStage | null {
  if (show?.kind === 'result') return { kind: 'fight', fight: show.fight, result: show };
  if (view.fight !== null) return { kind: 'fight', fight: view.fight, result: null };
  if (show?.kind === 'card') return { kind: 'card', card: show.card, seat: show.seat, isPlayed: show.isPlayed };
  if (view.auction !== null) return { kind: 'auction', item: view.auction.item };
  if (show?.kind === 'price') return lair(view, show.seat, show.gold);
  const { pending } = view;
  if (pending === null || isBehind) return null;
  if (pending.kind === 'lair')
    return { kind: 'lair', seat: pending.seat, figure: pending.figure, price: pending.price };
  const isCards = OF_CARDS.includes(pending.kind) || (pending.kind === 'bridge' && pending.figure === 'officer');
  // A bonus may be gold alone, and who is not asked has nothing to choose from.
  return isCards && question?.choices.some(({ card }) => card !== undefined) ? { kind: 'choice' } : null;
}

function lair({ players }: View, seat: Seat, price: number): OnStage {
  const figure = spaceAt(players[seat]!.officer).type === 'lair' ? 'officer' : 'pirate';
  return { kind: 'lair', seat, figure, price };
}
