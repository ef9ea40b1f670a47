import type { Seat } from './contract.js';
import { FastRandom } from './random/fast.js';
import { shuffle } from './shuffle.js';
import type { Language } from './words.js';

/** A way of playing that bots of every level can have in a game, and that a player can read about. */
export interface BotStyle {
  readonly id: string;
  /** As what stands beside a name: "the merchant". */
  readonly name: Readonly<Record<Language, string>>;
  /** One sentence on how it plays. */
  readonly about: Readonly<Record<Language, string>>;
}

/**
 * The style that a bot has where nobody chose one: dealt by the table's published commitment, so that it can be known and
 * found again, and so that bots at one table differ as far as there are styles. None in a game without any.
 */
export function dealtStyle(
  styles: readonly BotStyle[] | undefined,
  commitment: string,
  seat: Seat,
): string | undefined {
  if (styles === undefined || styles.length === 0) return undefined;
  const dealt = styles.map(({ id }) => id);
  shuffle(dealt, new FastRandom(`${commitment}/styles`));
  return dealt[seat % dealt.length];
}

/** The style of this id; none for one that a game does not know, or not any more. */
export function styleNamed(styles: readonly BotStyle[] | undefined, id: string | undefined): BotStyle | undefined {
  return id === undefined ? undefined : styles?.find((style) => style.id === id);
}

/** A bot by its level and, if it has one that its game knows, its style, as a thinker calls it: `captain:merchant`. */
export function botNamed(level: string, style: string | undefined, styles: readonly BotStyle[] | undefined): string {
  const known = styleNamed(styles, style);
  return known === undefined ? level : `${level}:${known.id}`;
}
