import type { OptionText, People, Pronouns } from '@roadstead/kernel';
import type { Action, ActionOf } from '../actions.js';
import type { AdministratorKind } from '../board/ships.js';
import type { StackName, Tile } from '../cards/tiles.js';
import type { Against } from '../events.js';
import type { PendingOf } from '../pending.js';
import type { LogFact, LogFactOf } from './told.js';

/** One or more clauses; capitals and full stops are put in afterwards. */
export type Clauses = string | readonly string[];

export interface PlaceForms {
  /** As a heading. */
  readonly name: string;
  /** "to Galle", "naar de Antillen". */
  readonly to: string;
  /** "in Galle", "vor Ceylon". */
  readonly at: string;
}

export interface ShipName {
  /** As a heading. */
  readonly name: string;
  /** With its article, as an object. */
  readonly one: string;
  readonly many: string;
}

/** Names by id. */
type Names = Readonly<Record<string, string>>;

export type EventWords = { readonly [T in LogFact['type']]: (event: LogFactOf<T>, who: People) => Clauses };

/** What a button says; `type` is that of the ship that the action names, where it names one. */
export type DeedWords = { readonly [T in Action['type']]: (action: ActionOf<T>, who: People, type: string) => string };

/** What somebody is asked who is not at the table. */
export interface AskedWords {
  readonly start: string;
  turn(round: number, year: number): string;
  leave(from: string, asked: PendingOf<'leave'>): string;
  strategy(against: Against, who: People): string;
  damage(n: number): string;
  mutiny(n: number): string;
  pledge(roll: number): string;
  nation(pips: number): string;
  challenge(active: string): string;
  readonly capture: string;
  readonly mark: string;
  readonly slip: string;
  readonly control: string;
}

/** Everything that the game says, in one language. A key that a language lacks fails the type check. */
export interface Catalogue {
  readonly title: string;
  readonly pronouns: Pronouns;
  readonly places: Readonly<Record<string, PlaceForms>>;
  readonly regions: Names;
  readonly goods: Names;
  readonly ships: Readonly<Record<string, ShipName>>;
  readonly cards: Names;
  readonly strategies: Names;
  readonly nations: Names;
  readonly kinds: Readonly<Record<AdministratorKind, string>>;
  readonly stacks: Readonly<Record<StackName, string>>;
  readonly events: EventWords;
  /** What a tile says. */
  readonly tile: (stack: StackName, tile: Tile) => string;
  readonly deeds: DeedWords;
  readonly asked: AskedWords;
  readonly options: Readonly<Record<string, OptionText>>;
}
