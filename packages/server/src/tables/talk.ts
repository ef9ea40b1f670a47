import { type Phrase, TALK_LENGTH } from '@roadstead/protocol';
import type { Rate } from '../config/config.js';
import { Allowances } from '../limits/allowance.js';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import type { Keeper } from './keeper.js';
import type { AskedBy } from './play.js';
import { seatAt } from './seating.js';

/** Controls, and marks that turn the direction of a line; line breaks have become spaces by then. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Table talk, of those who sit there. */
export class Talk {
  private readonly store: Store;
  private readonly keeper: Keeper;
  private readonly now: () => number;
  private readonly allowances: Allowances;

  constructor(store: Store, keeper: Keeper, now: () => number, rate: Rate) {
    this.store = store;
    this.keeper = keeper;
    this.now = now;
    this.allowances = new Allowances(rate, now);
  }

  /** The number of what was said. */
  async say(
    table: string,
    { person, request }: AskedBy,
    what: { readonly text: string | null; readonly phrase: Phrase | null },
  ): Promise<number> {
    const text = what.text === null ? null : cleanTalk(what.text);
    if ((text === null) === (what.phrase === null) || text === '') {
      throw new Refused('BAD_REQUEST', 'Say either a text or a phrase.');
    }
    await this.keeper.look(table, ({ stored }) => void seatAt(stored, person));
    if (!this.allowances.take(person)) throw new Refused('TOO_MANY', 'You talk too fast: wait a moment.');
    const speaker = await this.store.people.byId(person);
    if (speaker === null) throw new Refused('NOT_ALLOWED', 'Nobody knows you here any more.');
    const said = { person, name: speaker.name, at: this.now(), text, phrase: what.phrase };
    return (await this.store.talk.say(table, said, request)).n;
  }

  /** Forgets who has been quiet for a while. */
  tidy(): void {
    this.allowances.forgetFull();
  }
}

/** What somebody typed, as it is shown to others: one line of visible characters. */
export function cleanTalk(raw: string): string {
  return raw.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim().slice(0, TALK_LENGTH);
}
