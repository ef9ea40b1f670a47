import type { RoomSummary } from '@roadstead/protocol';

/** Whoever is being measured gets no help from a machine, not even about another game. Whoever has lost is not any more. */
export function hasRatedGame(tables: readonly Pick<RoomSummary, 'status' | 'rated' | 'lost'>[]): boolean {
  return tables.some(({ status, rated, lost }) => rated && status === 'playing' && !lost);
}

/** Asks the server for this person's tables. Where there is no server, or nobody is known to it, no game runs on it. */
export async function ratedGameRuns(): Promise<boolean> {
  const { api } = await import('../../online/state/line.js');
  const { tables } = await api.call('myTables').catch(() => ({ tables: [] }));
  return hasRatedGame(tables);
}
