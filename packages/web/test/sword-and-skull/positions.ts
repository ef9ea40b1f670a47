import { LANGUAGES, type Seat, Table } from '@roadstead/kernel';
import { type TableToTell, tellStanding } from '@roadstead/protocol';
import { type Action, swordAndSkull } from '@roadstead/sword-and-skull';
import { type Stand, standOf } from '../../src/games/sword-and-skull/play/standing.js';
import { loadPlayWords } from '../../src/games/sword-and-skull/play/words/index.js';

await Promise.all(LANGUAGES.map(loadPlayWords));

export const name = (seat: Seat): string => ['Anna', 'Griet', 'Willem', 'Joost', 'Mina'][seat]!;

export interface Position {
  readonly seats?: number;
  /** Coming results of dice, and cards, the first drawn first. */
  readonly stack?: Readonly<Record<string, readonly (string | number)[]>>;
  /** What lies where, by the names of the view; players by seat. */
  readonly position?: Readonly<Record<string, unknown>>;
}

/** A game in a position by hand that can be played on. Seat 0 starts. */
export class Played {
  readonly table;

  constructor({ seats = 3, stack = {}, position = {} }: Position = {}) {
    const byHand = { stack, position };
    this.table = Table.open(swordAndSkull, { seats, options: {}, start: 0, seed: '5'.repeat(64), byHand });
  }

  get asked(): string | undefined {
    return this.table.view(null).pending?.kind;
  }

  act(...actions: readonly Action[]): this {
    for (const action of actions) this.table.act(this.table.toAct[0]!, action);
    return this;
  }

  /** As it stands for the seat that is asked, or for another. */
  stand(seat: Seat | null = this.table.toAct[0] ?? 0): Stand {
    return standAt(this.table, seat);
  }
}

export function standAt(table: TableToTell, seat: Seat | null): Stand {
  return standOf(tellStanding(table, { seat, now: 0, acts: true, odds: true, undoable: 0, order: null }));
}
