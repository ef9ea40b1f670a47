import webPush from 'web-push';
import type { KeyStore } from '../store/store.js';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'push-keys';

export async function pushKeys(keys: KeyStore): Promise<PushKeys | null> {
  const stored = await keys.get(NAME);
  return stored === null ? null : (JSON.parse(stored) as PushKeys);
}

/** Makes the keys for web push. New ones make every subscription useless, so they are only made anew if one insists. */
export async function makePushKeys(keys: KeyStore, anew: boolean): Promise<{ publicKey: string; isNew: boolean }> {
  const made: PushKeys = webPush.generateVAPIDKeys();
  if (anew) await keys.put(NAME, JSON.stringify(made));
  const kept = anew ? made : (JSON.parse(await keys.putOnce(NAME, JSON.stringify(made))) as PushKeys);
  return { publicKey: kept.publicKey, isNew: kept.publicKey === made.publicKey };
}
