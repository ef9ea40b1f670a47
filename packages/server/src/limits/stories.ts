import { Refused } from '../refused.js';
import { Allowances } from './allowance.js';

/**
 * Going through a game from its beginning is much to read and to send: a person may ask for it once a second, and for many
 * tables at first. A long one counts as several.
 */
const STORIES = { max: 60, seconds: 60 };
const STORY_ENTRIES = 2_000;

/** How much of whole games each person may be told. */
export class Stories {
  private readonly people: Allowances;

  constructor(now: () => number) {
    this.people = new Allowances(STORIES, now);
  }

  /** Throws if a game of so many entries is more than the person may be told now. */
  check(person: string, entries: number): void {
    if (!this.people.take(person, Math.ceil((entries + 1) / STORY_ENTRIES)))
      throw new Refused('TOO_MANY', 'You open tables too fast: wait a moment.');
  }

  tidy(): void {
    this.people.forgetFull();
  }
}
