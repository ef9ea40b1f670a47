import { Doing } from './doing.svelte.js';

/** Something that is fetched, and fetched again; what was there before stays until the new is there. */
export class Loaded<T> {
  value: T | null = $state.raw(null);
  at = $state(0);
  readonly doing = new Doing();
  private readonly fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.fetch = fetch;
  }

  async load(): Promise<void> {
    await this.doing.run(async () => {
      this.value = await this.fetch();
      this.at = Date.now();
    });
  }

  /** Loads now, and again every so often while somebody looks. What is returned ends it. */
  keepFresh(everyMs: number): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.load();
    };
    void this.load();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
