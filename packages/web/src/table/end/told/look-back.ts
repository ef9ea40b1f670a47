import { loadedGame } from '@roadstead/games';
import { type GameRecord, type Glance, Retelling } from '@roadstead/kernel';
import { roundsOf } from './race.js';

/** A finished game gone through once more, for what is told of it in the end. */
export interface LookBack {
  readonly retelling: Retelling;
  /** Null for a game without one: it has no rounds. */
  readonly glance: ((view: unknown) => Glance) | null;
  /** In which round an entry was made; null where nobody counts them. */
  roundAt(seq: number): number | null;
}

/** Throws a `Refusal` for a record that does not hold. */
export function lookBack(record: GameRecord): LookBack {
  const entry = loadedGame(record.game)!;
  const retelling = new Retelling(entry.game, record, entry.highlights);
  const glance = entry.glance?.bind(entry) ?? null;
  const rounds = glance && roundsOf(retelling, glance);
  return { retelling, glance, roundAt: (seq) => rounds?.[Math.max(0, seq - 1)] ?? null };
}
