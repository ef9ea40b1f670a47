import type { People, Pronouns } from '@roadstead/kernel';
import type { Figure } from '../board/figures.js';
import type { Settlement, SpaceType } from '../board/spaces.js';
import type { Event, EventOf, GoldReason, SentReason } from '../events.js';
import type { Pending } from '../pending.js';
import type { Deed, DeedOf } from './deeds.js';
import type { Reason } from './reasons.js';

/** One or more clauses; capitals and full stops are put in afterwards. */
export type Clauses = string | readonly string[];

/** What a space goes by: a settlement, a dock and a ship have names of their own, all others are named after their type. */
export type PlaceKey =
  | Exclude<SpaceType, 'settlement' | 'dock' | 'ship'>
  | Settlement
  | 'navyDock'
  | 'pirateDock'
  | 'navyShip'
  | 'pirateShip';

export interface PlaceForms {
  /** As a heading. */
  readonly name: string;
  /** "to the Church", "nach Klarwasser". */
  readonly to: string;
}

/** The name of a card, in the forms that sentences need. */
export interface Named {
  /** As a heading. */
  readonly name: string;
  /** With its article, as a subject and as an object: "der Entersäbel", "den Entersäbel". */
  readonly subject: string;
  readonly object: string;
}

/** The name of a kind of crew, of whom there may be several. */
export interface Recruit {
  readonly name: string;
  /** "a Marine", "einen Seesoldaten". */
  readonly one: string;
}

export type EventWords = {
  readonly [T in Exclude<Event['type'], 'gold' | 'sent'>]: (event: EventOf<T>, who: People) => Clauses;
};
export type GoldWords = { readonly [R in GoldReason]: (event: EventOf<'gold'>, who: People) => Clauses };
export type SentWords = { readonly [R in SentReason]: (event: EventOf<'sent'>, who: People) => Clauses };
export type DeedWords = { readonly [T in Deed['type']]: (deed: DeedOf<T>, who: People) => string };

/** Everything that the game says, in one language. A key that a language lacks fails the type check. */
export interface Catalogue {
  readonly title: string;
  readonly pronouns: Pronouns;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly places: Readonly<Record<PlaceKey, PlaceForms>>;
  /** What happens on a space of this type, to officer and pirate. */
  readonly spaceTexts: Readonly<Record<SpaceType, string>>;
  /** By id. */
  readonly crew: Readonly<Record<string, Recruit>>;
  readonly items: Readonly<Record<string, Named>>;
  readonly itemTexts: Readonly<Record<string, string>>;
  readonly fortune: Readonly<Record<string, string>>;
  readonly fortuneTexts: Readonly<Record<string, string>>;
  readonly enemies: Readonly<Record<string, Named>>;
  /** "+2 officer, +1 gold": what a card adds to Might and gold symbols. */
  symbols(might: readonly number[], gold: number): string;
  /** A row of an enemy's table: for so many crew cards, its Might and what beating it brings. */
  strength(from: number, to: number, might: number, gold: number, items: number): string;
  /** A space that shares its name with others, by its number. */
  numbered(name: string, number: number): string;
  readonly events: EventWords;
  readonly gold: GoldWords;
  readonly sent: SentWords;
  readonly deeds: DeedWords;
  /** What a seat is asked; as it is said to that seat. */
  readonly questions: Readonly<Record<Pending['kind'], string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
}
