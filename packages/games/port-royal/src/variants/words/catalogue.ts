import type { Card, Person } from '../../cards/card.js';
import type { EventOf } from '../../events.js';
import type { Clauses } from '../../words/catalogue.js';
import type { People } from '../../words/grammar/people.js';
import type { AdventureCoinReason, AdventureEvent } from '../adventure/events.js';
import type { AdventureOptionWords } from '../adventure/words/catalogue.js';
import type { AdventureDeed } from '../adventure/words/deeds.js';
import type { AdventurePersonKind } from '../adventure/words/kinds.js';
import type { Title } from '../contracts/list.js';
import type { BoxCoinReason, BoxEvent } from '../events.js';
import type { BoxDeed } from './deeds.js';
import type { TaskFact, TaskFactOf } from './facts.js';
import type { BoxPersonKind } from './kinds.js';
import type { OptionWords } from './option-words.js';

/** What all boxes together tell; the adventure has its words in a folder of its own. */
export type AllBoxEventWords = {
  readonly [T in BoxEvent['type']]: (event: EventOf<T>, who: People) => Clauses;
};

type OwnEvent = Exclude<BoxEvent, AdventureEvent>;

export type BoxEventWords = {
  readonly [T in OwnEvent['type']]: (event: Extract<OwnEvent, { type: T }>, who: People) => Clauses;
};

export type BoxCoinWords = {
  readonly [R in Exclude<BoxCoinReason, AdventureCoinReason>]: (event: EventOf<'coins'>, who: People) => Clauses;
};

type OwnDeed = Exclude<BoxDeed, AdventureDeed>;

export type BoxDeedWords = {
  readonly [T in OwnDeed['type']]: (deed: Extract<OwnDeed, { type: T }>, who: People) => string;
};

export interface ContractWords {
  /** What must be done, in one sentence. */
  readonly tasks: { readonly [K in TaskFact['kind']]: (task: TaskFactOf<K>) => string };
  /** The same in as few words as fit into a list. */
  readonly gists: { readonly [K in TaskFact['kind']]: (task: TaskFactOf<K>) => string };
  readonly titles: Readonly<Record<Title, string>>;
}

export interface BoxCardWords {
  /** What a person of the boxes can do, in one sentence. */
  readonly abilities: { readonly [K in Exclude<BoxPersonKind, AdventurePersonKind>]: (person: Person) => string };
  /** What no card of the base game has, in as few words as stand on the card. */
  extras(card: Card): readonly string[];
  /** What a ship that gives coins away does. */
  gift(coins: number): string;
}

/** Everything that the boxes say, in one language. A key that a language lacks fails the type check. */
export interface BoxWords {
  readonly events: BoxEventWords;
  readonly coins: BoxCoinWords;
  readonly deeds: BoxDeedWords;
  readonly cards: BoxCardWords;
  readonly contracts: ContractWords;
  readonly options: OptionWords & AdventureOptionWords;
  /** How a co-operative game ended. */
  together(event: EventOf<'over'>, who: People): readonly string[];
}
