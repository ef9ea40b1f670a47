import type { Store } from '../store/store.js';

/** As long as something was written within this time, nobody has to try. */
const FRESH_MS = 10_000;
/** Whoever asks does not wait longer to learn that writing takes long. */
const PATIENCE_MS = 1_000;
/** What is not read by then cannot be read: a database that is cut off without a word answers nothing. */
const READING_MS = 3_000;

/** More than any request writes: where one has failed, that something smaller still finds room does not mean that all is well. */
const LARGE_BYTES = 64 * 1024;

export type Health = { readonly ok: true } | { readonly ok: false; readonly error: string };

const GOOD: Health = { ok: true };

/**
 * Whether the place can read and write. Where nothing was written lately, a small thing is: a disk that is full fails
 * without anybody having to lose an action to it. Another process that keeps us from writing for a while is no failure.
 * What exactly is wrong is told to the log, not to whoever asks.
 */
export class HealthCheck {
  private readonly store: Store;
  private readonly failed: (error: unknown) => void;
  private readonly readingMs: number;
  private known: string | null = null;
  private trying: Promise<unknown> | null = null;
  private reading: Promise<unknown> | null = null;

  constructor(store: Store, failed: (error: unknown) => void, readingMs = READING_MS) {
    this.store = store;
    this.failed = failed;
    this.readingMs = readingMs;
  }

  async look(): Promise<Health> {
    const { store } = this;
    try {
      await this.read();
    } catch (error) {
      return this.failing('reading', error);
    }
    if (store.writing.quietMs > FRESH_MS || store.writing.failure !== null) await this.tryWriting();
    const { failure } = store.writing;
    if (failure !== null) return this.failing('writing', failure);
    this.known = null;
    return GOOD;
  }

  /** One at a time: those who ask meanwhile wait for the same answer. */
  private async read(): Promise<void> {
    this.reading ??= this.store.keys.get('healthz').finally(() => {
      this.reading = null;
    });
    const { reading } = this;
    if ((await within(this.readingMs, reading)) === 'late') throw new Error('no answer');
  }

  private async tryWriting(): Promise<void> {
    const { keys, writing } = this.store;
    this.trying ??= keys
      .put('healthz', writing.failure === null ? '' : 'x'.repeat(LARGE_BYTES))
      .catch(() => {}) // what went wrong is known to the store
      .finally(() => {
        this.trying = null;
      });
    await within(PATIENCE_MS, this.trying);
  }

  /** Whatever goes on being wrong is told once, however often somebody asks. */
  private failing(what: string, error: unknown): Health {
    const sentence = `${what} fails: ${error instanceof Error ? error.message : String(error)}`;
    if (this.known !== sentence) this.failed(error);
    this.known = sentence;
    return { ok: false, error: `${what} fails` };
  }
}

async function within(ms: number, done: Promise<unknown>): Promise<'done' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  try {
    return await Promise.race([done.then(() => 'done' as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
