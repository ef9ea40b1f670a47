import type { Outcome, TableClient, TableState } from '@roadstead/client';

/** `here`: the table is kept on this device, and there is no line that could be lost. */
export type SourceState = Omit<TableState, 'link'> & { readonly link: TableState['link'] | 'here' };

/** Where a table comes from: the client of a server has this shape, and so has a table that this device keeps. */
export interface TableSource
  extends Pick<
    TableClient,
    'table' | 'act' | 'undo' | 'askUndo' | 'answerUndo' | 'arm' | 'say' | 'hint' | 'dismissRefusal' | 'close'
  > {
  readonly state: SourceState;
  subscribe(listener: (state: SourceState) => void): () => void;
}

export type { Outcome };
