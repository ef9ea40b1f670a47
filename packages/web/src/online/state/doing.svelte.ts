import { untrack } from 'svelte';
import { sentenceFor, type Trouble, troubleOf } from '../model/trouble.js';
import { online } from '../words/index.svelte.js';
import { session } from './session.svelte.js';

/** Something that somebody asked for: whether it is under way, and why it did not work. */
export class Doing {
  busy = $state(false);
  trouble: Trouble | null = $state(null);
  /** In the language of programs, for a report. */
  message = $state('');

  /** The sentence for people, in the language that is spoken now. */
  get sentence(): string | null {
    return this.trouble && sentenceFor(this.trouble, online.words.errors);
  }

  /** True if it worked. A second press while the first is under way does nothing. */
  run(work: () => Promise<void>): Promise<boolean> {
    // An effect that starts something is not to be started again by it.
    return untrack(() => this.runOnce(work));
  }

  private async runOnce(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.trouble = null;
  }

  /** It did not work, without anybody having thrown. */
  is(trouble: Trouble): void {
    this.trouble = trouble;
    this.message = '';
  }

  private failed(error: unknown): void {
    this.trouble = troubleOf(error);
    this.message = error instanceof Error ? error.message : String(error);
    // The cookie is gone or was ended elsewhere: who goes on from here is a new guest, or logs in.
    if (this.trouble === 'NO_SESSION') session.left();
  }
}
