import type { Seat } from '@roadstead/kernel';
import type { CardRef } from '@roadstead/port-royal';
import type { Thing } from './thing.js';

/** What the panel for looking closer shows. */
export type Inspected =
  | { readonly kind: 'card'; readonly ref: CardRef; readonly thing: Thing }
  | { readonly kind: 'contract' | 'mission'; readonly id: string; readonly thing: Thing }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'pile' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'odds' };
