import type { Seat } from '@roadstead/kernel';
import type { AdventureView } from './adventure/view.js';

/** An open contract. */
export interface ContractView {
  readonly id: string;
  /** Who holds each coin space, from the left. */
  readonly slots: readonly (Seat | null)[];
  /** By the number of the field, the seats that have a cube there. */
  readonly fields: Readonly<Record<string, readonly Seat[]>>;
}

/** What boxes add to the view. */
export interface BoxView extends AdventureView {
  readonly contracts?: readonly ContractView[];
  /** Co-operative games: cards left in the time pile, and points put aside. */
  readonly timePile?: number;
  readonly points?: number;
}
