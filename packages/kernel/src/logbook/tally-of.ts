import type { AnyGame, Typed } from '../contract.js';
import type { GameTally, Tally } from '../tally.js';
import { openRecord } from './open.js';
import type { GameRecord } from './record.js';
import { type Retold, retell } from './retell.js';
import { lineOf } from './undo.js';

/** What each seat did in a recorded game; what was taken back does not count. */
export function tallyOf(newest: AnyGame, tally: GameTally, raw: GameRecord): readonly Tally[] {
  const { game, record } = openRecord(newest, raw);
  const steps = tallySteps(game, tally, record);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same for a record of one's own, entry by entry: whoever has others to look after pauses in between. */
export function* tallySteps(
  game: AnyGame,
  tally: GameTally,
  record: GameRecord,
): Generator<undefined, readonly Tally[]> {
  const count = tally.count(record.seats);
  const inForce = new Set(lineOf(record.entries));
  let before: Retold<unknown, Typed> | null = null;
  for (const step of retell<unknown, Typed, Typed, unknown, GameRecord['options']>(game, record)) {
    const { seq, entry, told, state } = step;
    if (seq === 0 || inForce.has(seq)) {
      if (before !== null && entry?.type === 'act') count.choice(before.state, entry.seat, entry.action);
      count.outcome(
        told.map(({ event }) => event),
        state,
      );
    }
    before = step;
    yield;
  }
  return count.end(before!.state, record.result ?? null);
}
