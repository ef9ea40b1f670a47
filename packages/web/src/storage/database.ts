type Stores = Readonly<Record<string, IDBObjectStoreParameters>>;
type Requests<T extends readonly unknown[]> = { readonly [K in keyof T]: IDBRequest<T[K]> };

/** A database of the browser. Every promise fails where storage is blocked or full. */
export class Database {
  private readonly name: string;
  private readonly version: number;
  private readonly stores: Stores;
  private opened: Promise<IDBDatabase> | null = null;

  /** Stores that are missing are made when a database is opened with a version that it has not had yet. */
  constructor(name: string, version: number, stores: Stores) {
    this.name = name;
    this.version = version;
    this.stores = stores;
  }

  /** Everything as it stands at one moment. */
  async read<T extends readonly unknown[]>(
    stores: readonly string[],
    ask: (...stores: readonly IDBObjectStore[]) => Requests<T>,
  ): Promise<T> {
    const transaction = (await this.open()).transaction(stores);
    const requests = ask(...stores.map((name) => transaction.objectStore(name)));
    return (await Promise.all(requests.map((request) => settled(request)))) as unknown as T;
  }

  /** Everything is changed together, or nothing. */
  async write(stores: readonly string[], change: (...stores: readonly IDBObjectStore[]) => void): Promise<void> {
    const transaction = (await this.open()).transaction(stores, 'readwrite');
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
    });
    try {
      change(...stores.map((name) => transaction.objectStore(name)));
    } catch (error) {
      written.catch(() => {});
      transaction.abort();
      throw error;
    }
    await written;
  }

  /** A failed opening is tried again with the next wish: storage may have been allowed since. */
  private open(): Promise<IDBDatabase> {
    this.opened ??= this.openAnew().catch((error) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async openAnew(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, this.version);
    request.onupgradeneeded = () => {
      const db = request.result;
      for (const [name, how] of Object.entries(this.stores)) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, how);
      }
    };
    const db = await settled(request);
    db.onversionchange = () => db.close();
    return db;
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('failed'));
  });
}
