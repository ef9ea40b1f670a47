import { copyOf, FastRandom, type GameRecord, Table, type TableRequest } from '@roadstead/kernel';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';

/** A record that can be tampered with. */
// biome-ignore lint/suspicious/noExplicitAny: tampering knows no types
export type Tampered = any;

/** Crates come in the order 1, 2, 3 … */
const IN_ORDER = { stack: [1, 2, 3, 4, 5, 6, 7, 8, 9] };

export function openWharf(request: Partial<TableRequest> = {}) {
  return Table.open(wharf, { seats: 3, start: 0, byHand: IN_ORDER, seed: 'wharf', ...request });
}

export function openLots(seed = 'lots') {
  return Table.open(lots, { seats: 3, seed });
}

type AnyTable = Pick<ReturnType<typeof openWharf>, 'over' | 'seq' | 'toAct' | 'legal' | 'act'>;

/** Plays at random until the game is over or so many entries have been made. */
export function playOn<T extends AnyTable | ReturnType<typeof openLots>>(table: T, entries = 10_000, seed = 'play'): T {
  const random = new FastRandom(seed);
  while (!table.over && table.seq < entries) {
    const seat = table.toAct[random.int(table.toAct.length)]!;
    const legal = table.legal(seat);
    table.act(seat, legal[random.int(legal.length)]);
  }
  return table;
}

/** A copy of a record with something changed. */
export function tampered(record: GameRecord, change: (record: Tampered) => void): Tampered {
  const copy: Tampered = copyOf(record);
  change(copy);
  return copy;
}
