import type { Seat } from './contract.js';

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

/**
 * A game's own words. Each sentence begins with a capital and ends with a full stop; an action is a short imperative.
 */
export interface GameWords<A, E, V> {
  readonly title: Readonly<Record<Language, string>>;
  event(event: E, audience: Audience): string;
  /** True for an event whose fact another sentence tells already: the log leaves it out. */
  isDetail(event: E): boolean;
  /** What a button for this action says, by what the view shows. */
  action(action: A, view: V, audience: Audience): string;
}
