import type { Seat } from '../contract.js';
import type { Audience } from '../words.js';
import { listed } from './text.js';

/** How a language says "you", and the same word where it stands stressed: in a list, or after a preposition. */
export interface Pronouns {
  readonly subject: string;
  readonly dative: string;
  readonly stressed: { readonly subject: string; readonly object: string; readonly dative: string };
  readonly and: string;
}

/** Seats as a sentence speaks of them: by name, or as "you". */
export interface People {
  is(seat: Seat): boolean;
  /** "Anna takes" or "you take". */
  does(seat: Seat, third: string, second: string): string;
  /** The same with the verb first: "neemt Anna", "neem je". */
  doing(seat: Seat, third: string, second: string): string;
  /** The one something is given to: "Anna" or "you", "dir". */
  to(seat: Seat): string;
  /** Several at once, "you" last, as the subject, as an object and in the dative. */
  subjects(seats: readonly Seat[]): string;
  objects(seats: readonly Seat[]): string;
  datives(seats: readonly Seat[]): string;
}

export function people(audience: Audience, pronouns: Pronouns): People {
  const { you } = audience;
  const name = (seat: Seat, pronoun: string) => (seat === you ? pronoun : audience.name(seat));
  const all = (seats: readonly Seat[], pronoun: string) => {
    const others = seats.filter((seat) => seat !== you).map((seat) => audience.name(seat));
    return listed(others.length < seats.length ? [...others, pronoun] : others, pronouns.and);
  };
  return {
    is: (seat) => seat === you,
    does: (seat, third, second) => `${name(seat, pronouns.subject)} ${seat === you ? second : third}`,
    doing: (seat, third, second) => `${seat === you ? second : third} ${name(seat, pronouns.subject)}`,
    to: (seat) => name(seat, pronouns.dative),
    subjects: (seats) => all(seats, pronouns.stressed.subject),
    objects: (seats) => all(seats, pronouns.stressed.object),
    datives: (seats) => all(seats, pronouns.stressed.dative),
  };
}
