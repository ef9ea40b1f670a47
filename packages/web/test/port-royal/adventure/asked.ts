import { Table, type TableRequest } from '@roadstead/kernel';
import { type Action, portRoyal } from '@roadstead/port-royal';
import type { Stand } from '../../../src/games/port-royal/play/standing.js';

export const name = (seat: number): string => ['Anna', 'Ben', 'Clara', 'Dirk'][seat]!;

export function standOf(view: Stand['view'], seat: number, legal: readonly Action[]): Stand {
  return { seat, view, legal, toAct: view.toAct, over: false } as unknown as Stand;
}

/** A table after some actions, as the seat that has to decide sees it. */
export function after(request: TableRequest, ...actions: readonly Action[]): Stand {
  const table = Table.open(portRoyal, { ...request, seed: 'question' });
  for (const action of actions) table.act(table.toAct[0]!, action);
  const seat = table.toAct[0]!;
  return standOf(table.view(seat), seat, table.legal(seat));
}
