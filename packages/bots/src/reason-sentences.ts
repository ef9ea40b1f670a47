import type { Language } from '@roadstead/kernel';

export interface AnyReason {
  readonly why: string;
}

/** A sentence for every kind of reason, with what the reason holds. */
export type ReasonSentences<R extends AnyReason> = {
  readonly [W in R['why']]: (reason: R & { readonly why: W }) => string;
};

/** What a style says in its own words; where it has none, everybody's stand. */
type OwnSentences<R extends AnyReason> = {
  readonly [W in R['why']]?: (reason: R & { readonly why: W }) => string | undefined;
};

/** The same in every language. */
export type OwnWords<R extends AnyReason> = Readonly<Record<Language, OwnSentences<R>>>;

/** The reason in words. A game that speaks of things by id puts their names in their places first. */
export function reasonIn<R extends AnyReason>(
  sentences: Readonly<Record<Language, ReasonSentences<R>>>,
  reason: R,
  language: Language,
  own?: OwnWords<R>,
): string {
  const tellOwn = own?.[language][reason.why as R['why']] as ((reason: R) => string | undefined) | undefined;
  const said = tellOwn?.(reason);
  if (said !== undefined) return said;
  const tell = sentences[language][reason.why as R['why']] as (reason: R) => string;
  return tell(reason);
}
