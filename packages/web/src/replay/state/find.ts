import { Refusal } from '@roadstead/kernel';
import { localLink } from '../../local/link.js';
import type { LocalSeat, SavedGame } from '../../local/messages.js';
import { handedOver } from '../handed.js';
import { Replay } from '../model/replay.js';
import { fromSaved, fromText, type ReplayFile } from '../model/replay-file.js';
import type { ReplayWords } from '../words/en.js';

/** Why there is nothing to be seen, as one sentence for people. */
export class NotShown extends Error {}

/** Where the page is asked to look: a game of this device, a table of the server, or a file that was handed over. */
export interface Wanted {
  readonly game: string | null;
  readonly table: string | null;
}

/** Null where nobody has said yet what to look at. */
export async function find({ game, table }: Wanted, w: ReplayWords['refused']): Promise<Replay | null> {
  if (game !== null) return replayOf(await fromDevice(game, w), w);
  if (table !== null) return replayOf(await fromServer(table, w), w);
  const text = handedOver();
  return text === null ? null : readReplay(text, w);
}

/** A file's text as a replay; what is wrong with it is said in a sentence. */
export function readReplay(text: string, w: ReplayWords['refused']): Replay {
  let file: ReplayFile;
  try {
    file = fromText(text, Date.now());
  } catch (error) {
    throw new NotShown(error instanceof SyntaxError ? w.notJson : w.notGame);
  }
  return replayOf(file, w);
}

function replayOf(file: ReplayFile, w: ReplayWords['refused']): Replay {
  let replay: Replay;
  try {
    replay = new Replay(file);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new NotShown(error.code === 'UNKNOWN_GAME' ? w.unknownGame : w.badRecord(error.message));
  }
  const people = file.seats.filter((seat) => seat === null || seat.kind === 'person').length;
  // What others hold in a game that goes on is nobody's business, not even on the same device.
  if (!replay.isOver && people > 1) throw new NotShown(w.running);
  return replay;
}

async function fromDevice(id: string, w: ReplayWords['refused']): Promise<ReplayFile> {
  const answer = await localLink().ask({ do: 'record', table: id });
  if (!answer.ok) throw new NotShown(w.notHere);
  return fromSaved((answer as unknown as { file: SavedGame }).file);
}

async function fromServer(id: string, w: ReplayWords['refused']): Promise<ReplayFile> {
  const { fetchTable } = await import('./from-server.js');
  const found = await fetchTable(id);
  if (typeof found === 'string') throw new NotShown(w[found]);
  const { room, record } = found;
  const seats = room.seats.map(({ person, bot }): LocalSeat | null => {
    if (person !== null) return { kind: 'person', name: person.name };
    return bot === null ? null : { kind: 'bot', level: bot };
  });
  const at = room.overAt ?? room.startedAt ?? room.createdAt;
  const house = { odds: room.house.odds, practice: false, cover: false };
  return { seats, house, createdAt: at, times: [], record, you: room.you.seat };
}
