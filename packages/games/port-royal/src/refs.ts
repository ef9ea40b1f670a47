import type { Uid } from '@roadstead/kernel';
import { cardOf } from './cards/catalogue.js';
import type { CardRef } from './events.js';

/** How a card that everybody can see appears in views and events. */
export function ref(uid: Uid): CardRef {
  return { card: cardOf(uid).id, uid };
}

export function refs(uids: readonly Uid[]): CardRef[] {
  return uids.map(ref);
}
