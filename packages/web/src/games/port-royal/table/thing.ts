import type { CardRef } from '@roadstead/port-royal';

/** Something on the table that can be pointed at and used. */
export type Thing =
  | { readonly kind: 'card'; readonly at: CardPlace; readonly ref: CardRef }
  | { readonly kind: 'contract'; readonly id: string }
  | { readonly kind: 'mission'; readonly id: string }
  | { readonly kind: 'character'; readonly id: string }
  | { readonly kind: 'pile' };

type CardPlace = 'harbour' | 'revealed' | 'expeditions' | 'display' | 'kept' | 'looked' | 'others' | 'discard';

export function sameThing(a: Thing, b: Thing): boolean {
  if (a.kind === 'card') return b.kind === 'card' && a.ref.uid === b.ref.uid;
  return a.kind === 'pile' ? b.kind === 'pile' : a.kind === b.kind && a.id === b.id;
}
