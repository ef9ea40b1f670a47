import type { OptionText, People, Pronouns } from '@roadstead/kernel';
import type { Action, ActionOf } from '../actions.js';
import type { Kind } from '../board/ships.js';
import type { StackName, Tile } from '../cards/tiles.js';
import type { Event, EventOf } from '../events.js';

/** One or more clauses; capitals and full stops are put in afterwards. */
export type Clauses = string | readonly string[];

export interface Place {
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
}

/** Names by id. */
export type Names = Readonly<Record<string, string>>;

export type EventWords = { readonly [T in Event['type']]: (event: EventOf<T>, who: People) => Clauses };

/** What a button says; `type` is that of the ship that the action names, where it names one. */
export type DeedWords = { readonly [T in Action['type']]: (action: ActionOf<T>, who: People, type: string) => string };

/** Everything that the game says, in one language. A key that a language lacks fails the type check. */
export interface Catalogue {
  readonly title: string;
  readonly pronouns: Pronouns;
  readonly places: Readonly<Record<string, Place>>;
  readonly regions: Names;
  readonly goods: Names;
  readonly ships: Readonly<Record<string, ShipName>>;
  readonly cards: Names;
  readonly strategies: Names;
  readonly nations: Names;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly stacks: Readonly<Record<StackName, string>>;
  readonly events: EventWords;
  /** What a tile says. */
  readonly tile: (stack: StackName, tile: Tile) => string;
  readonly deeds: DeedWords;
  readonly options: Readonly<Record<string, OptionText>>;
}
