import type { RequestOutcome, TableState, WatchedState, WatchedTable } from '@roadstead/client';

/** `here`: the table is kept on this device, and there is no line that could be lost. */
export interface SourceState extends WatchedState {
  readonly link: TableState['link'] | 'here';
}

/** Where a table comes from: the client of a server has this shape, and so has a table that this device keeps. */
export interface TableSource extends Omit<WatchedTable<SourceState>, 'subscribe'> {
  subscribe(listener: (state: SourceState) => void): () => void;
}

export type { RequestOutcome };
