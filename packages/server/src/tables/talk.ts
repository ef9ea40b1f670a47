import { type Phrase, TALK_LENGTH } from '@roadstead/protocol';
import type { Rate } from '../config/config.js';
import { Allowances } from '../limits/allowance.js';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { isVisible, TOWER } from '../text/visible.js';
import type { Keeper } from './keeper.js';
import { enoughSaid, MOST_SAID } from './most.js';
import type { AskedBy } from './play.js';
import { seatAt } from './seating.js';

/** Controls, and marks that turn the direction of a line; line breaks have become spaces by then. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** What nobody sees, but for what joins letters and pictures, and the flags that are written with it. */
const HIDDEN =
  /(?<flag>\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F})|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

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
    if ((text === null) === (what.phrase === null)) {
      throw new Refused('BAD_REQUEST', 'Say either a text or a phrase.');
    }
    if (text !== null) checkTalk(text);
    await this.keeper.look(table, ({ stored }) => void seatAt(stored, person));
    if (!this.allowances.take(person)) throw new Refused('TOO_MANY', 'You talk too fast: wait a moment.');
    const speaker = await this.store.people.byId(person);
    if (speaker === null) throw new Refused('NOT_ALLOWED', 'Nobody knows you here any more.');
    const said = { person, name: speaker.name, at: this.now(), text, phrase: what.phrase };
    const done = await this.store.talk.say(table, said, request, MOST_SAID);
    if (done === null) throw enoughSaid();
    return done.n;
  }

  /** Forgets who has been quiet for a while. */
  tidy(): void {
    this.allowances.forgetFull();
  }
}

/** What somebody typed, as it is shown to others: one line of visible characters. */
export function cleanTalk(raw: string): string {
  const line = raw.replace(/\s+/gu, ' ').replace(CONTROLS, '').replace(HIDDEN, '$<flag>');
  return line.trim().slice(0, TALK_LENGTH);
}

function checkTalk(text: string): void {
  if (!isVisible(text)) throw new Refused('BAD_TEXT', 'There is nothing to be read in that.');
  if (TOWER.test(text)) throw new Refused('BAD_TEXT', 'That has more marks on a letter than anybody can read.');
}
