import type { Kind } from '../../../words/kinds.js';

/** A trader deals in ships; these persons have another word for it. */
export const DEALING: Partial<Readonly<Record<Kind, string>>> = { clerk: 'for' };
