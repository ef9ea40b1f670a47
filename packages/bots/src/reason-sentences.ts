import type { Language } from '@roadstead/kernel';

interface AnyReason {
  readonly why: string;
}

/** A sentence for every kind of reason, with what the reason holds. */
export type ReasonSentences<R extends AnyReason> = {
  readonly [W in R['why']]: (reason: R & { readonly why: W }) => string;
};

/** The reason in words. A game that speaks of things by id puts their names in their places first. */
export function reasonIn<R extends AnyReason>(
  sentences: Readonly<Record<Language, ReasonSentences<R>>>,
  reason: R,
  language: Language,
): string {
  const tell = sentences[language][reason.why as R['why']] as (reason: R) => string;
  return tell(reason);
}
