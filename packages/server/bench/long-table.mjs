// A table that was played so far by nobody knows whom, for benches of server and page.
import { FastRandom } from '@roadstead/kernel';

/** Games that last as long as they are wanted to. */
export const MADE_UP = ['wide-sea'];
/** Of what can be taken back in another game, one in so many stays done. */
const GOES_ON = 14;

/** Plays until there are so many entries; where a game would end before, much is taken back on the way. */
export function playLong(table, entries, note = () => {}) {
  const random = new FastRandom('open');
  while (table.seq < entries && !table.over) {
    const [seat] = table.toAct;
    const legal = table.legal(seat);
    table.act(seat, legal[random.int(legal.length)]);
    note();
    if (MADE_UP.includes(table.game.id) || random.int(GOES_ON) === 0 || table.undoable(seat) === 0) continue;
    table.undoStep(seat);
    note();
  }
}
