import { analysisOf, type Depth, type JudgedDecision, mistakesOf } from '@roadstead/bots';
import { type JudgementStore, keyOf } from '../judging/store.js';
import type { Analysable } from '../open-analysis.js';

/** Whose mistakes are tried again: one's own, or those of all people where nobody knows who looks. */
export function ownSeats({ room, you }: Pick<Analysable, 'room' | 'you'>): readonly number[] {
  if (you !== null) return [you];
  return room.seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
}

/** What an analysis of this depth has found so far: nothing is looked into here. */
export async function storedMistakes(
  game: Analysable,
  depth: Depth,
  store: JudgementStore,
): Promise<readonly JudgedDecision[]> {
  const known = new Set(game.moments.map(({ seq }) => seq));
  const stored = await store.of(keyOf(game.record, game.iterations[depth]));
  const judged = stored.filter(({ seq }) => known.has(seq));
  return mistakesOf(analysisOf(game.record, judged), ownSeats(game));
}
