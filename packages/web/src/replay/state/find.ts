import { fileOf } from '../../local/games.js';
import { handedOver } from '../handed.js';
import { NotFound } from '../model/not-found.js';
import { fromSaved, fromText, type ReplayFile } from '../model/replay-file.js';

/** Where a page is asked to look: a game of this device, a table of the server, or a file that was handed over. */
export interface Wanted {
  readonly game: string | null;
  readonly table: string | null;
}

/** Finds a game to look at again, or throws `NotFound`. Whether its record holds is another question. */
export async function find({ game, table }: Wanted): Promise<ReplayFile> {
  if (game !== null) return fromDevice(game);
  if (table !== null) return (await import('./from-server.js')).fromServer(table);
  const text = handedOver();
  if (text === null) throw new NotFound('noFile');
  return fromText(text, Date.now());
}

async function fromDevice(id: string): Promise<ReplayFile> {
  const saved = await fileOf(id).catch((error: Error) => {
    throw new NotFound('notHere', error.message);
  });
  return fromSaved(saved);
}
