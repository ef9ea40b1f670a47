/**
 * Tells other nodes that something has changed at a table, and hears it from them. A lost wake-up costs time, never data:
 * every process also asks the store from time to time. A message bus can be put behind this; one process needs none.
 */
export interface NodeBus {
  tell(table: string): void;
  listen(heard: (table: string) => void): void;
}

export const ALONE: NodeBus = { tell() {}, listen() {} };
