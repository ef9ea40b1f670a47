import type { PastDecision } from '@roadstead/bots';
import { loadedGame } from '@roadstead/games';
import { type GameRecord, type Glance, type Language, rulesFor, type Typed } from '@roadstead/kernel';
import type { SeatName } from '../table/model.js';

/** How the decisions of a record are told. */
export interface DecisionTelling {
  /** How the game stood before it, at a glance; undefined for a game that has none. */
  glance(seq: number): Glance | undefined;
  /** What could be done at a decision, as the one who decided would read it. */
  action(seq: number, action: Typed, language: Language, name: SeatName): string;
}

export function tellingOf(record: GameRecord, moments: readonly PastDecision[]): DecisionTelling {
  const entry = loadedGame(record.game)!;
  const { game, words } = entry;
  const rules = rulesFor(game, record);
  const bySeq = new Map(moments.map((moment) => [moment.seq, moment]));
  return {
    glance: (seq) => entry.glance?.(rules.view(bySeq.get(seq)!.state, null)),
    action(seq, action, language, name) {
      const { state, seat } = bySeq.get(seq)!;
      return words.action(action, rules.view(state, seat), { language, name, you: null });
    },
  };
}
