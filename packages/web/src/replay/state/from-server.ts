import type { GameRecord } from '@roadstead/kernel';
import type { Room } from '@roadstead/protocol';
import { troubleOf } from '../../online/model/trouble.js';
import { api } from '../../online/state/line.js';
import { session } from '../../online/state/session.svelte.js';
import { words } from '../../words/index.svelte.js';

export type NotFetched = 'noTable' | 'tableRuns' | 'offline' | 'other';

/** A table that is over, for whoever may see it; somebody without a cookie comes as a guest. */
export async function fetchTable(id: string): Promise<{ room: Room; record: GameRecord } | NotFetched> {
  try {
    await session.enter(words.language);
    const room = await api.call('table', { params: { id } });
    if (room.status !== 'over') return 'tableRuns';
    return { room, record: (await api.call('record', { params: { id } })) as GameRecord };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'OFFLINE') return 'offline';
    return trouble === 'UNKNOWN_TABLE' || trouble === 'NOT_FOUND' || trouble === 'BAD_REQUEST' ? 'noTable' : 'other';
  }
}
