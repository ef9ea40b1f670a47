/**
 * Tells that something has changed at a table, to whoever has it open. A lost wake-up costs time, never data: each process
 * also asks the store from time to time. This one stays within the process; a message bus between nodes can take its place.
 */
export interface Wakes {
  tell(table: string): void;
  listen(heard: (table: string) => void): void;
}

export class LocalWakes implements Wakes {
  private readonly listeners: ((table: string) => void)[] = [];

  tell(table: string): void {
    for (const heard of this.listeners) heard(table);
  }

  listen(heard: (table: string) => void): void {
    this.listeners.push(heard);
  }
}
