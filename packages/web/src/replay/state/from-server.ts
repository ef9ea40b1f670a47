import type { GameRecord } from '@roadstead/kernel';
import type { Room } from '@roadstead/protocol';
import type { LocalSeat } from '../../local/messages.js';
import { troubleOf } from '../../online/model/trouble.js';
import { api } from '../../online/state/line.js';
import { session } from '../../online/state/session.svelte.js';
import { words } from '../../words/index.svelte.js';
import { NotFound } from '../model/not-found.js';
import type { ReplayFile } from '../model/replay-file.js';

/** A table that is over, for whoever may see it; somebody without a cookie comes as a guest. Throws `NotFound`. */
export async function fromServer(id: string): Promise<ReplayFile> {
  const { room, record } = await fetchTable(id).catch((error) => {
    throw error instanceof NotFound ? error : notFetched(error);
  });
  const seats = room.seats.map(({ person, bot }): LocalSeat | null => {
    if (person !== null) return { kind: 'person', name: person.name };
    return bot === null ? null : { kind: 'bot', level: bot };
  });
  const at = room.overAt ?? room.startedAt ?? room.createdAt;
  const house = { odds: room.house.odds, practice: false, cover: false };
  return { seats, house, createdAt: at, times: [], record, you: room.you.seat };
}

async function fetchTable(id: string): Promise<{ room: Room; record: GameRecord }> {
  await session.enter(words.language);
  const room = await api.call('table', { params: { id } });
  if (room.status !== 'over') throw new NotFound('running');
  return { room, record: (await api.call('record', { params: { id } })) as GameRecord };
}

function notFetched(error: unknown): NotFound {
  const trouble = troubleOf(error);
  if (trouble === 'OFFLINE') return new NotFound('offline');
  const isUnknown = trouble === 'UNKNOWN_TABLE' || trouble === 'NOT_FOUND' || trouble === 'BAD_REQUEST';
  return new NotFound(isUnknown ? 'noTable' : 'other');
}
