import type { Seat } from '@roadstead/kernel';
import { type Options, type Pending, portRoyal } from '@roadstead/port-royal';
import { type AdventurePosition, adventureByHand, adventureOptions } from './adventure-position.js';
import { baseOptions } from './base-options.js';
import { inWords } from './deeds.js';
import { Table } from './table.js';

export type { AdventureHand, AdventurePosition } from './adventure-position.js';

/** Builds a position of The adventure begins and plays it up to the first decision. */
export function adventure(position: AdventurePosition = {}): AdventureTable {
  const { players: seats = 2, start = 0, seed } = position;
  return new AdventureTable(
    { seats, options: adventureOptions(position), start, byHand: adventureByHand(position) },
    seed,
  );
}

/** A chapter set up by chance, as people play it. */
export function chapter(options: Partial<Options>, seats: number, start: Seat = 0, seed?: string): AdventureTable {
  return new AdventureTable({ seats, options: { ...baseOptions(), ...options } as Options, start }, seed);
}

export class AdventureTable extends Table {
  seen(seat: Seat) {
    return portRoyal.view(this.state, seat);
  }
  /** What is asked outside the usual phases. */
  get asked(): Pending | null {
    return this.view.pending as Pending | null;
  }
  get month(): number {
    return this.view.month!;
  }
  get missions(): readonly string[] {
    return this.view.missions!.map(({ id }) => id);
  }
  mission(id: string) {
    return this.view.missions!.find((mission) => mission.id === id)!;
  }
  hero(seat: Seat) {
    const { character, crowns, cubes, boxed, ability, trophy } = this.player(seat);
    return { character, crowns, cubes, boxed, ability, trophy };
  }
  crowns(seat: Seat): number {
    return this.player(seat).crowns!;
  }

  /** Does what is offered in these words. */
  choose(seat: Seat, words: string): this {
    const action = portRoyal.legal(this.state, seat).find((candidate) => inWords(candidate) === words);
    if (!action) throw new Error(`Seat ${seat} cannot ${words}. ${this.story()}`);
    return this.do(seat, action);
  }
  accomplish(seat: Seat, id: string, ships: readonly string[] = []): this {
    return this.choose(
      seat,
      ships.length === 0 ? `fulfil ${id}` : `fulfil ${id} with ${[...ships].sort().join(' + ')}`,
    );
  }
  offers(seat: Seat, start: string): readonly string[] {
    return this.options(seat).filter((option) => option.startsWith(start));
  }
  /** All cards of the game, wherever they lie. */
  get cards(): number {
    const { players, harbour, expeditions, discard, drawPile } = this.view;
    const own = players.reduce((sum, p) => sum + p.coins + p.display.length + p.kept.length, 0);
    return own + harbour.length + expeditions.length + discard.length + drawPile;
  }
}
