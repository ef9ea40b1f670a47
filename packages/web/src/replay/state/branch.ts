import type { Seat } from '@roadstead/kernel';
import { LocalSource } from '../../local/local-source.js';
import type { SavedGame } from '../../local/messages.js';
import { tablesLine } from '../../local/tables-line.js';
import { createTableModel, type OpenTable } from '../../table/table-model.svelte.js';
import { words } from '../../words/index.svelte.js';

/** A game that leaves the record: to be tried out, kept nowhere unless somebody wants it. */
export interface Branch {
  readonly from: number;
  readonly model: OpenTable;
}

export async function openBranch(file: SavedGame, from: number): Promise<Branch> {
  const line = tablesLine();
  const answer = await line.ask({ do: 'load', file, loose: true });
  if (!answer.ok) throw new Error(answer.error.message);
  const table = answer.table as string;
  const source = new LocalSource(table, line, {
    // One person plays all seats: the device does not change hands.
    hand: (to: Seat | null) => {
      if (to !== null) void line.ask({ do: 'take', table, seat: to });
    },
    elsewhere: () => {},
    sentence: (code) => {
      const { refused } = words.now;
      return refused[code as keyof typeof refused] ?? refused.OTHER;
    },
  });
  const model = await createTableModel(source, () => words.language);
  if (typeof model === 'string') throw new Error(model);
  return { from, model };
}

/** From now on the branch is a game of this device. */
export async function keepBranch({ model }: Branch): Promise<void> {
  const answer = await tablesLine().ask({ do: 'keep', table: model.id });
  if (!answer.ok) throw new Error(answer.error.message);
}
