import type { Kind } from '../../../words/kinds.js';

/** A trader deals in ships; these persons have another word for it. */
export const DEALING: Partial<Readonly<Record<Kind, string>>> = { clerk: 'for' };

/** Where sentences do not use the name on the card, or where it keeps its capital. */
export const SINGULARS: Partial<Readonly<Record<Kind, string>>> = {
  tybuk: 'Tybuk brother',
  ares_pirates: 'Ares ship',
};
