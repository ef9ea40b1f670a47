import type { RoomSummary } from '@roadstead/protocol';

/** The tables of a list at which it is the turn of the one whose list it is. */
export function waitingForMe(tables: readonly RoomSummary[]): readonly RoomSummary[] {
  return tables.filter(({ status, yourTurn }) => status === 'playing' && yourTurn === true);
}
