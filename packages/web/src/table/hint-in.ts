import { type Language, same, type Typed } from '@roadstead/kernel';
import type { Hint } from './model.js';

interface Weighed {
  readonly action: Typed;
  readonly win: number;
}

interface Advice {
  readonly action: Typed;
  readonly why: Readonly<Record<Language, string>>;
  readonly estimates: readonly Weighed[];
}

/** Advice comes with its reason in every language, and with all that was weighed. Whoever changes the language reads it anew. */
export function hintIn(raw: unknown, language: () => Language): Hint | null {
  if (raw === undefined || raw === null) return null;
  const { action, why, estimates } = raw as Advice;
  const own = estimates.find((estimate) => same(estimate.action, action));
  const next = estimates.find((estimate) => estimate !== own);
  return {
    action,
    get why() {
      return why[language()];
    },
    ...(own && { win: own.win }),
    ...(own && next && { next }),
  };
}
