import type { Card, Person, Ship } from '../../../cards/card.js';
import type { EventOf } from '../../../events.js';
import type { Clauses } from '../../../words/catalogue.js';
import type { People } from '../../../words/grammar/people.js';
import type { OptionOf, PlainOption } from '../../words/option-words.js';
import type { Item } from '../cards.js';
import type { Ability, AbilityOf } from '../characters.js';
import type { Effect, EffectOf } from '../event-cards.js';
import type { AdventureCoinReason, AdventureEvent, CrownReason } from '../events.js';
import type { Lead } from '../missions.js';
import type { Chapter } from '../options.js';
import type { StoryEvent } from '../story/words.js';
import type { AdventureDeed } from './deeds.js';
import type { TaskPart, TaskPartOf } from './facts.js';
import type { AdventurePersonKind } from './kinds.js';

export type AdventureEventWords = {
  readonly [T in AdventureEvent['type']]: (event: Extract<AdventureEvent, { type: T }>, who: People) => Clauses;
} & {
  /** What the base game tells, where the adventure has more to say. */
  readonly kept: (event: EventOf<'kept'>, who: People) => Clauses;
  readonly lost: (event: EventOf<'turnedUp'>, who: People) => Clauses;
  /** A ship that is traded for crowns comes in sight. */
  readonly sighted: (event: EventOf<'turnedUp'>, who: People) => Clauses;
  readonly traded: (event: EventOf<'traded'>, who: People) => Clauses;
  readonly claimed: (event: EventOf<'claimed'>, who: People) => Clauses;
  readonly supplied: (event: EventOf<'turnedUp'>, who: People) => Clauses;
  /** Phase 1 is over, and nothing may be taken. */
  readonly emptyHanded: (event: EventOf<'stopped'>, who: People) => Clauses;
  /** How a chapter ends, together or not. */
  readonly over: (event: EventOf<'over'>, who: People) => Clauses;
};

export type AdventureCoinWords = {
  readonly [R in AdventureCoinReason]: (event: EventOf<'coins'>, who: People) => Clauses;
};

export type AdventureDeedWords = {
  readonly [T in AdventureDeed['type']]: (deed: Extract<AdventureDeed, { type: T }>, who: People) => string;
};

export interface AdventureCardWords {
  readonly abilities: { readonly [K in AdventurePersonKind]: (person: Person) => string };
  /** What stands on a card besides what the base game knows. */
  extras(card: Card): readonly string[];
  /** What a ship does that is traded for crowns. */
  crownShip(ship: Ship): string;
  /** What a card does besides, in whole sentences. */
  more(card: Card): string;
  /** Where the heading is not the noun of sentences. */
  name(card: Card): string | undefined;
  /** An expedition that takes items along: what stands behind its name, and what it does. */
  readonly expedition: { label(card: Card): string; ability(card: Card): string };
}

export interface ThingWords {
  readonly items: Readonly<Record<Item, string>>;
  /** Each part of what a mission asks for, as a sentence. */
  readonly tasks: { readonly [K in TaskPart['is']]: (part: TaskPartOf<K>) => string };
  /** The same in as few words as fit into a list. */
  readonly gists: { readonly [K in TaskPart['is']]: (part: TaskPartOf<K>) => string };
  /** What a mission brings: to the first, and to everyone. */
  rewards(first: { readonly coins?: number; readonly crowns?: number }, crowns: number): readonly string[];
  /** What the hourglass will ask or do, with the titles of missions. */
  hourglass(lead: Lead, title: (mission: string) => string): string;
  /** The names of the events, and what each does. */
  readonly events: Readonly<Record<StoryEvent, string>>;
  readonly effects: { readonly [K in Effect['is']]: (effect: EffectOf<K>) => string };
  /** The same in a few words, for a strip no wider than a thumb. */
  readonly effectGists: { readonly [K in Effect['is']]: (effect: EffectOf<K>) => string };
  /** What a character can do. */
  readonly characters: { readonly [K in Ability['is']]: (ability: AbilityOf<K>) => string };
  readonly crowns: Readonly<Record<CrownReason, string>>;
}

export interface AdventureOptionWords {
  readonly chapter: OptionOf<`${Chapter}` | 'none'>;
  readonly characters: OptionOf<'random' | 'pick'>;
  readonly campaign: PlainOption;
}

/** Everything that the adventure says, in one language. A key that a language lacks fails the type check. */
export interface AdventureWords {
  readonly events: AdventureEventWords;
  readonly coins: AdventureCoinWords;
  readonly deeds: AdventureDeedWords;
  readonly cards: AdventureCardWords;
  readonly things: ThingWords;
}
