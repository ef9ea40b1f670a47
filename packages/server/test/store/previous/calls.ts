import type { Store } from '../../../src/store/store.js';

/** Which of a store's functions were called. */
export class Calls {
  private readonly called = new Set<string>();

  of(store: Store): Store {
    return this.watched(store, '') as Store;
  }

  /** Those that nobody called. */
  missing(store: Store): string[] {
    return functionsOf(store).filter((name) => !this.called.has(name));
  }

  private watched(all: object, path: string): object {
    return new Proxy(all, {
      get: (_, name: string) => {
        const value = Reflect.get(all, name);
        if (typeof value === 'object' && value !== null) return this.watched(value, `${path}${name}.`);
        if (typeof value === 'function') this.called.add(path + name);
        return value;
      },
    });
  }
}

function functionsOf(all: object, path = ''): string[] {
  return Object.entries(all)
    .flatMap(([name, value]) => {
      if (typeof value === 'object' && value !== null) return functionsOf(value, `${path}${name}.`);
      return typeof value === 'function' ? [path + name] : [];
    })
    .toSorted();
}
