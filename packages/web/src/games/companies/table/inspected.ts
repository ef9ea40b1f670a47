import type { Seat } from '@roadstead/kernel';

/** What somebody looks at closely. */
export type Inspected =
  | { readonly kind: 'place'; readonly id: string }
  | { readonly kind: 'fleet'; readonly seat: Seat; readonly id: string }
  | { readonly kind: 'player'; readonly seat: Seat };
