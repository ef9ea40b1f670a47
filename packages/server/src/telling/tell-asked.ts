import { gameById } from '@roadstead/games/all';
import type { Language } from '@roadstead/kernel';
import { NOTICE_WORDS } from '../notices/words.js';
import type { Store } from '../store/store.js';
import type { Keeper } from '../tables/keeper.js';
import { isAsked, seatOf } from '../tables/seating.js';
import { namesFor } from './tell-room.js';

/** What a person is asked at a table, by what their seat may know; null where it is just their turn, or no longer. */
export function tellAsked(
  store: Store,
  keeper: Keeper,
  id: string,
  person: string,
  language: Language,
): Promise<string | null> {
  return keeper.glance(id, async ({ stored, table }) => {
    const seat = seatOf(stored, person);
    const words = gameById(stored.game)?.words;
    if (table === null || seat === null || words?.asked === undefined || !isAsked(stored, seat)) return null;
    const names = await namesFor(store, [stored]);
    const name = (other: number) => names.get(stored.seats[other]?.person ?? '') ?? NOTICE_WORDS[language].bot;
    return words.asked(table.view(seat), table.legal(seat), { language, you: seat, name });
  });
}
