import { ART_VERSION } from './draw.js';

/** Bitmaps kept from one visit to the next. Where storage is blocked they are made anew each time. */
const STORE = 'faces';

const database: Promise<IDBDatabase | null> = new Promise((resolve) => {
  try {
    const opening = indexedDB.open('roadstead-port-royal-faces', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => resolve(null);
  } catch {
    resolve(null);
  }
});

const keyOf = (name: string) => `${ART_VERSION} ${name}`;

export async function kept(name: string): Promise<Blob | undefined> {
  const store = (await database)?.transaction(STORE).objectStore(STORE);
  if (store === undefined) return undefined;
  return new Promise((resolve) => {
    const getting = store.get(keyOf(name));
    getting.onsuccess = () => resolve(getting.result as Blob | undefined);
    getting.onerror = () => resolve(undefined);
  });
}

export async function keep(name: string, blob: Blob): Promise<void> {
  const store = (await database)?.transaction(STORE, 'readwrite').objectStore(STORE);
  if (store === undefined) return;
  store.put(blob, keyOf(name));
}

/** Throws away what was drawn by an earlier version. */
export async function dropOld(): Promise<void> {
  const store = (await database)?.transaction(STORE, 'readwrite').objectStore(STORE);
  if (store === undefined) return;
  const walking = store.openKeyCursor();
  walking.onsuccess = () => {
    const cursor = walking.result;
    if (cursor === null) return;
    if (!String(cursor.key).startsWith(`${ART_VERSION} `)) store.delete(cursor.key);
    cursor.continue();
  };
}
