/** A database of the browser. Every promise fails where storage is blocked or full. */
export class Database {
  private readonly name: string;
  private readonly create: (db: IDBDatabase) => void;
  private opened: Promise<IDBDatabase> | null = null;

  /** `create` makes the stores of a database that was not there before. */
  constructor(name: string, create: (db: IDBDatabase) => void) {
    this.name = name;
    this.create = create;
  }

  async read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const db = await this.open();
    return settled(ask(db.transaction(store).objectStore(store)));
  }

  /** Everything is changed together, or nothing. */
  async write(stores: readonly string[], change: (...stores: readonly IDBObjectStore[]) => void): Promise<void> {
    const transaction = (await this.open()).transaction(stores, 'readwrite');
    change(...stores.map((name) => transaction.objectStore(name)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
    });
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
    const request = indexedDB.open(this.name, 1);
    request.onupgradeneeded = () => this.create(request.result);
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
