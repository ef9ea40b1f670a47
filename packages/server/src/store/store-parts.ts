import { keyStore, noticeStore } from './notice-store.js';
import { peopleStore } from './people-store.js';
import { ratingStore } from './rating-store.js';
import type { Db } from './schema.js';
import type { Store } from './store.js';
import { tableStore } from './table-store.js';
import { talkStore } from './talk-store.js';
import { tallyStore } from './tally-store.js';
import type { Writer } from './writer.js';

type Parts = Pick<Store, 'people' | 'tables' | 'talk' | 'ratings' | 'tallies' | 'notices' | 'keys'>;

/** What is the same in every database, in words that every one of them understands. */
export function storeParts(db: Db, writer: Writer): Parts {
  return {
    people: peopleStore(db, writer),
    tables: tableStore(db, writer),
    talk: talkStore(db, writer),
    ratings: ratingStore(db, writer),
    tallies: tallyStore(db, writer),
    notices: noticeStore(db, writer),
    keys: keyStore(db, writer),
  };
}
