import { type Audience, capital, type People, people, sentences } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Pending } from '../pending.js';
import type { View } from '../view.js';
import type { AskedWords } from './catalogue.js';
import { CATALOGUES } from './catalogues.js';

/** What a notice says: whoever is called to a table wants to know whether it is a turn, a fight or a word that is awaited. */
export function asked(view: View, legal: readonly Action[], audience: Audience): string | null {
  const { asked: words, pronouns } = CATALOGUES[audience.language];
  const clause = clauseOf(view, legal, people(audience, pronouns), words);
  return clause?.endsWith('?') ? capital(clause) : clause && sentences([clause]);
}

function clauseOf(view: View, legal: readonly Action[], who: People, words: AskedWords): string | null {
  const { pending, active, round, year, phase } = view;
  const can = (type: Action['type']) => legal.some((action) => action.type === type);
  if (pending !== null) return ofPending(pending, who, words);
  if (can('start')) return words.start;
  if (can('challenge')) return words.challenge(who.subjects([active!]));
  if (can('capture')) return words.capture;
  if (can('mark')) return words.mark;
  if (can('slip')) return words.slip;
  if (can('strike') || can('remove')) return words.control;
  return phase === 'move' && active !== null && who.is(active) ? words.turn(round, year) : null;
}

function ofPending(pending: Pending, who: People, words: AskedWords): string {
  switch (pending.kind) {
    case 'leave':
      return words.leave(who.subjects([pending.seat]), pending);
    case 'strategy':
      return words.strategy(pending.against, who);
    case 'damage':
    case 'mutiny':
      return words[pending.kind](pending.left);
    case 'pledge':
      return words.pledge(pending.roll);
    case 'nation':
      return words.nation(pending.pips);
  }
}
