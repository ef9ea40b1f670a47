import type { Seat } from '@roadstead/kernel';
import type { CardRef } from '@roadstead/port-royal';
import type { Thing } from './thing.js';

/** What the panel for looking closer shows. */
export type Inspected =
  | { readonly kind: 'card'; readonly ref: CardRef; readonly thing: Thing }
  | { readonly kind: 'contract'; readonly id: string; readonly thing: Thing }
  | { readonly kind: 'mission'; readonly id: string; readonly thing: Thing }
  | { readonly kind: 'character'; readonly id: string; readonly thing: Thing }
  /** What a chapter shows besides: what all want to reach, the event with those that come, everybody's house. */
  | { readonly kind: 'goal' }
  | { readonly kind: 'month' }
  | { readonly kind: 'houses' }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'pile' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'odds' };
