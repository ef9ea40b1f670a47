import type { Card, Colour, ExpeditionSymbol, Person } from '../cards/card.js';
import type { CoinReason, Event, EventOf } from '../events.js';
import type {
  AdventureCardWords,
  AdventureCoinWords,
  AdventureDeedWords,
  ThingWords,
} from '../variants/adventure/words/catalogue.js';
import type { BoxCoinReason, BoxEvent } from '../variants/events.js';
import type {
  AllBoxEventWords,
  BoxCardWords,
  BoxCoinWords,
  BoxDeedWords,
  BoxWords,
} from '../variants/words/catalogue.js';
import type { BaseDeed } from './deeds.js';
import type { CardOf } from './facts.js';
import type { People, Pronouns } from './grammar/people.js';
import type { BasePersonKind } from './kinds.js';

/** One or more clauses; capitals and full stops are put in afterwards. */
export type Clauses = string | readonly string[];

export type EventWords = {
  readonly [T in Exclude<Event['type'], 'coins' | BoxEvent['type']>]: (event: EventOf<T>, who: People) => Clauses;
};

export type CoinWords = {
  readonly [R in Exclude<CoinReason, BoxCoinReason>]: (event: EventOf<'coins'>, who: People) => Clauses;
};

export type DeedWords = { readonly [T in BaseDeed['type']]: (deed: Extract<BaseDeed, { type: T }>) => string };

export interface CardWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly symbols: Readonly<Record<ExpeditionSymbol | 'any', string>>;
  /** The name of a card as a heading. */
  name(card: Card): string;
  /** What stands in brackets behind the name, part by part. */
  readonly labels: { readonly [T in Card['type']]: (card: CardOf<T>) => readonly string[] };
  /** What a person can do, in as few words as stand on the card. */
  perks(person: Person): readonly string[];
  /** What a card does, in one sentence. */
  readonly abilities: { readonly [K in BasePersonKind]: (person: Person) => string } & {
    readonly [T in Exclude<Card['type'], 'person'>]: (card: CardOf<T>) => string;
  };
}

/** Everything that the base game says, in one language. A key that a language lacks fails the type check. */
export interface BaseWords {
  readonly title: string;
  readonly pronouns: Pronouns;
  readonly events: EventWords;
  readonly coins: CoinWords;
  readonly deeds: DeedWords;
  readonly cards: CardWords;
}

/** The same with the boxes. */
export interface Catalogue extends BaseWords, Pick<BoxWords, 'contracts' | 'options'> {
  readonly events: EventWords & AllBoxEventWords;
  readonly coins: CoinWords & BoxCoinWords & AdventureCoinWords;
  readonly deeds: DeedWords & BoxDeedWords & AdventureDeedWords;
  readonly cards: CardWords & { readonly abilities: BoxCardWords['abilities'] & AdventureCardWords['abilities'] };
  /** The missions, events, characters and items of the adventure. */
  readonly adventure: ThingWords;
}
