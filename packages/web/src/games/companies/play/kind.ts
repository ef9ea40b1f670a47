import type { ActionType } from '@roadstead/companies';
import type { Stand } from './standing.js';

/** What is asked, by what can be answered: views name only some of the questions. */
export const KINDS = [
  'start',
  'fleet',
  'act',
  'sailing',
  'leave',
  'pay',
  'strategy',
  'sacrifice',
  'damage',
  'capture',
  'mark',
  'moveMarker',
  'slip',
  'refill',
  'divide',
  'harbour',
  'attack',
  'challenge',
  'deliver',
  'buy',
  'join',
  'research',
  'pledge',
  'mutiny',
  'nation',
  'place',
  'control',
] as const;
export type QuestionKind = (typeof KINDS)[number];

/** By an action that only this question has; the first that is found says it. */
const SIGNS: readonly (readonly [ActionType, QuestionKind])[] = [
  ['start', 'start'],
  ['fleet', 'fleet'],
  ['stay', 'act'],
  ['halt', 'sailing'],
  ['sail', 'act'],
  ['accept', 'leave'],
  ['fight', 'pay'],
  ['card', 'strategy'],
  ['sacrifice', 'sacrifice'],
  ['damage', 'damage'],
  ['damageFort', 'damage'],
  ['capture', 'capture'],
  ['mark', 'mark'],
  ['move', 'moveMarker'],
  ['slip', 'slip'],
  ['refill', 'refill'],
  ['divide', 'divide'],
  ['harbour', 'harbour'],
  ['attack', 'attack'],
  ['challenge', 'challenge'],
  ['deliver', 'deliver'],
  ['dump', 'deliver'],
  ['join', 'join'],
  ['newFleet', 'join'],
  ['research', 'research'],
  ['pledge', 'pledge'],
  ['mutiny', 'mutiny'],
  ['nation', 'nation'],
  ['ally', 'nation'],
  ['place', 'place'],
  ['end', 'control'],
];

/** Null where nothing is asked of this seat. */
export function kindOf({ legal, view }: Stand): QuestionKind | null {
  if (legal.length === 0) return null;
  const types = new Set<ActionType>(legal.map(({ type }) => type));
  const found = SIGNS.find(([type]) => types.has(type));
  if (found !== undefined) return found[1];
  return view.phase === 'buy' ? 'buy' : 'deliver';
}
