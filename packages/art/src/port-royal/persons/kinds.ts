import type { Looks } from '../../kit/portraits/looks.js';
import type { Dress } from '../../kit/portraits/portrait.js';

/** Who may follow a trade, and what they wear. */
export interface KindLooks {
  readonly people: 'men' | 'women' | 'everybody';
  /** Where in the list of people the first sitter is found. */
  readonly first: number;
  readonly dress: Dress;
  /** What women of the trade wear instead, if it differs. */
  readonly women?: Partial<Dress>;
  /** What the trade makes of a sitter: a wig, a beard, a hood that hides the hair. */
  readonly groomed?: (looks: Looks) => Looks;
  readonly twins?: boolean;
}

export const PLAIN_KINDS = [
  'settler',
  'captain',
  'priest',
  'jack',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
  'passenger',
  'gambler',
  'gunner',
  'vice_admiral',
  'lookout',
  'innkeeper',
  'tybuk',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

/** These deal in the goods of one ship colour, and show it. */
export const COLOURED_KINDS = ['trader', 'wholesaler', 'clerk'] as const;
export type ColouredKind = (typeof COLOURED_KINDS)[number];

export type PersonKind = PlainKind | ColouredKind;
