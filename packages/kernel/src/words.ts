import type { Seat, TableSetup } from './contract.js';

/** The languages that every name and sentence exists in. */
export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For whom a story is told. */
export interface Audience {
  readonly language: Language;
  name(seat: Seat): string;
  /** The seat spoken to as "you"; null where everybody goes by name. */
  readonly you: Seat | null;
}

/** An option of a table in words. */
export interface OptionText {
  readonly name: string;
  readonly about: string;
  /** Where there is a list to choose from. */
  readonly values: Readonly<Record<string, { readonly label: string; readonly about: string }>>;
  /** For positions by hand: whoever just wants to play is not asked. */
  readonly byHand?: true;
}

/**
 * A game's own words. Each sentence begins with a capital and ends with a full stop; an action is a short imperative.
 */
export interface GameWords<A, E, V> {
  readonly title: Readonly<Record<Language, string>>;
  event(event: E, audience: Audience): string;
  /** True for an event whose fact another sentence tells already: the log leaves it out. */
  isDetail(event: E): boolean;
  /** Two events in a row as one, where they are one fact to whoever reads on: a voyage rather than its fields; else null. */
  joined?(before: E, event: E): E | null;
  /** What a button for this action says, by what the view shows. */
  action(action: A, view: V, audience: Audience): string;
  /** What the one spoken to is asked, for somebody who is not at the table; null where it is just their turn. */
  asked?(view: V, legal: readonly A[], audience: Audience): string | null;
  /** The options of a table, by their names. */
  options?(language: Language): Readonly<Record<string, OptionText>>;
  /** Why options cannot be played together, as the rules say it, in the reader's language; null if they can. */
  refuses?(setup: TableSetup, language: Language): string | null;
}

/** Events as a reader is told them: those that are one fact are one. */
export function toldEvents<E>(
  { joined }: Pick<GameWords<never, E, never>, 'joined'>,
  events: readonly E[],
): readonly E[] {
  if (joined === undefined) return events;
  const told: E[] = [];
  for (const event of events) {
    const both = told.length === 0 ? null : joined(told.at(-1)!, event);
    if (both === null) told.push(event);
    else told[told.length - 1] = both;
  }
  return told;
}
