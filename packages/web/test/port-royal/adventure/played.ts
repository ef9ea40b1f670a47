import { FastRandom, Table, type TableRequest } from '@roadstead/kernel';
import { type Action, portRoyal, type View } from '@roadstead/port-royal';
import type { ChapterView } from '../../../src/games/port-royal/adventure/play/chapter.js';

/** How a table stands for the seat that has to decide. */
interface Decision {
  readonly view: ChapterView;
  readonly seat: number;
  readonly legal: readonly Action[];
}

/** Every decision of a chapter that is played at random, as its seat sees it. */
export function* decisionsOf(request: TableRequest, seed: string): Generator<Decision> {
  const table = Table.open(portRoyal, { ...request, seed });
  const random = new FastRandom(seed);
  while (!table.over) {
    const seat = table.toAct[0]!;
    const legal = table.legal(seat);
    yield { view: table.view(seat) as View as ChapterView, seat, legal };
    table.act(seat, legal[random.int(legal.length)]!);
  }
}

/** A table at its first decision, with what is given changed. */
export function chapterView(request: TableRequest, changes: Partial<ChapterView>): ChapterView {
  const table = Table.open(portRoyal, { ...request, seed: 'a chapter' });
  return { ...(table.view(0) as View as ChapterView), ...changes };
}
