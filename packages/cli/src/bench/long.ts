import {
  type AnyGame,
  type AnyTable,
  eventsFor,
  type GameRecord,
  retell,
  type Snapshot,
  Table,
  type TableSetup,
} from '@roadstead/kernel';
import { consume, measure } from './measure.js';

/** What things cost at a table whose logbook has so many entries, in microseconds. */
export interface LongFigures {
  readonly entries: number;
  readonly open: number;
  readonly act: number;
  readonly news: number;
  readonly undo: number;
  /** The whole story, from a logbook of our own and from one that is checked. */
  readonly story: number;
  readonly checkedStory: number;
}

/** How many entries the snapshot lags behind: a server keeps one every now and then. */
const BEHIND = 10;

/** Short things are measured as the median of so many rounds, whole stories for so many seconds. */
export async function longFigures(
  game: AnyGame,
  setup: TableSetup,
  entries: number,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<LongFigures> {
  const { record, snapshot } = longTable(game, setup, entries);
  const opened: number[] = [];
  const acted: number[] = [];
  const told: number[] = [];
  const undone: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let table!: AnyTable;
    opened.push(micros(() => (table = Table.resume(game, record, snapshot))));
    const seat = table.toAct[0]!;
    const action = table.legal(seat).at(-1);
    const last = table.inForce.at(-1) ?? 0;
    let events!: ReturnType<AnyTable['act']>;
    acted.push(micros(() => (events = table.act(seat, action))));
    told.push(micros(() => tellAll(table, events)));
    undone.push(micros(() => table.undoAgreed(seat, last)));
  }
  const table = Table.resume(game, record, snapshot);
  return {
    entries,
    open: median(opened),
    act: median(acted),
    news: median(told),
    undo: median(undone),
    story: (await measure(seconds, () => goThrough(table.retell()))) / 1000,
    checkedStory: (await measure(seconds, () => goThrough(retell(game, record)))) / 1000,
  };
}

/** Whoever always does the last thing on the list plays on for long; a game that ends all the same goes on from its middle. */
function longTable(game: AnyGame, setup: TableSetup, entries: number): { record: GameRecord; snapshot: Snapshot } {
  const table: AnyTable = Table.open(game, { ...setup, seed: 'long' });
  let snapshot = table.snapshot();
  while (table.seq < entries || table.over) {
    if (table.seq === entries - BEHIND) snapshot = table.snapshot();
    const [seat] = table.toAct;
    if (seat === undefined) table.undoAgreed(0, table.inForce[table.inForce.length >> 1]!);
    else table.act(seat, table.legal(seat).at(-1));
  }
  return { record: table.record(), snapshot };
}

/** All that a server says to everybody after an act. */
function tellAll(table: AnyTable, told: ReturnType<AnyTable['act']>): void {
  for (let seat = 0; seat < table.seats; seat++) {
    consume([table.view(seat), table.legal(seat), table.undoable(seat), eventsFor(told, seat)]);
  }
}

function goThrough(steps: Iterable<unknown>): number {
  for (const step of steps) consume(step);
  return 1;
}

function micros(body: () => unknown): number {
  const start = process.hrtime.bigint();
  consume(body());
  return Number(process.hrtime.bigint() - start) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
