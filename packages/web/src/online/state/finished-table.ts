import type { GameRecord } from '@roadstead/kernel';
import type { FinishedGame } from '../../table/finished.js';
import { api } from './line.js';

/** A finished game of the server; it hands the record out once the game is over. */
export function finishedTable(id: string): FinishedGame {
  return {
    query: { table: id },
    record: async () => (await api.call('record', { params: { id } })) as GameRecord,
  };
}
