import type { AnySkill } from './game-bots.js';
import type { AnyReason, OwnWords } from './reason-sentences.js';

/** What a style adds to the numbers that a policy goes by. */
type Taste<W> = { readonly [N in keyof W]?: number };

/** How somebody plays who has a style: what he likes more than others do, and what he says in his own words. */
export interface Manner<W, R extends AnyReason> {
  readonly taste: Taste<W>;
  readonly words: OwnWords<R>;
}

/** Whoever has no style. */
export const PLAIN = { taste: {}, words: { en: {}, nl: {}, de: {} } } as const;

/** A row of weights as somebody with such a taste has it. */
export function tasted<W extends Readonly<Record<string, number>>>(row: W, taste: Taste<W>): W {
  const changed: Record<string, number> = { ...row };
  for (const [name, plus] of Object.entries<number | undefined>(taste)) changed[name]! += plus ?? 0;
  return changed as W;
}

/** A skill for each style of a game. */
export function skillsByStyle<S>(
  styles: Readonly<Record<string, S>>,
  skillOf: (style: S) => AnySkill,
): Readonly<Record<string, AnySkill>> {
  return Object.fromEntries(Object.entries(styles).map(([id, style]) => [id, skillOf(style)]));
}
