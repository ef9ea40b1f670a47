import type { Uid } from '@roadstead/kernel';
import { CATALOGUE } from './cards/catalogue.js';
import type { CardRef } from './events.js';

/** By uid: always the same object, so that a view of many cards builds none. */
const REFS: readonly CardRef[] = CATALOGUE.map(({ id }, uid) => Object.freeze({ card: id, uid }));

/** How a card that everybody can see appears in views and events. */
export function ref(uid: Uid): CardRef {
  return REFS[uid]!;
}

export function refs(uids: readonly Uid[]): CardRef[] {
  return uids.map(ref);
}
