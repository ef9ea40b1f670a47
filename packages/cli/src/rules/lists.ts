import type { Rulebook, ThingList } from '@roadstead/kernel';
import { hang, wrap } from '../play/render/text.js';
import { RULES_WORDS } from './words.js';

/** Everything in the box: a line for each row, its first cell in a column of its own. */
export function printLists(book: Rulebook, columns: number): string[] {
  const lists = book.lists ?? [];
  if (lists.length === 0) return [];
  const words = RULES_WORDS[book.language];
  const hasOurs = lists.some(({ rows }) => rows.some(({ ours }) => ours));
  return [
    ...wrap(words.lists(book.title), columns),
    ...lists.flatMap((list) => ['', ...printList(list, columns)]),
    ...(hasOurs ? ['', ...wrap(`* ${words.ours}`, columns)] : []),
  ];
}

function printList({ title, columns: headings, rows }: ThingList, columns: number): string[] {
  const name = (cells: readonly string[], ours?: true) => `${cells[0]}${ours ? ' *' : ''}`;
  const width = Math.max(headings[0]!.length, ...rows.map(({ cells, ours }) => name(cells, ours).length));
  const line = (first: string, rest: readonly string[]) =>
    hang(`  ${first.padEnd(width)}  `, rest.join(' | '), columns);
  return [
    ...wrap(title, columns),
    ...line(headings[0]!, headings.slice(1)),
    ...rows.flatMap(({ cells, ours }) => line(name(cells, ours), cells.slice(1))),
  ];
}
