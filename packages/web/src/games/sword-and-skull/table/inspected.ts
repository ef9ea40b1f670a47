import type { Seat } from '@roadstead/kernel';

/** What somebody looks at. */
export type Inspected =
  | { readonly kind: 'space'; readonly id: string }
  /** A card of any sort: its id tells which. */
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'supply' };

/** The sort of a card, by its id. */
type CardKind = 'crew' | 'item' | 'fortune' | 'enemy';

export function cardKind(id: string): CardKind {
  if (id.includes('-')) return 'crew';
  return { I: 'item', F: 'fortune', E: 'enemy' }[id[0] as 'I' | 'F' | 'E'] as CardKind;
}
