import type { Pending } from '@roadstead/sword-and-skull';
import { fightModel } from './fight.js';
import { percentText } from './percent-text.js';
import type { PlayTelling } from './telling.js';

/** A sentence on what is decided, where there is more to say than the question itself; empty otherwise. */
export function leadOf(pending: Pending, { stand, words }: PlayTelling): string {
  const { asks } = words;
  const { view } = stand;
  const own = view.players[pending.seat]!;
  switch (pending.kind) {
    case 'move': {
      const dice = view.dice ?? [];
      return dice.length === 2 ? asks.rolled(dice.map((die) => die || words.ways.blank).join(' + '), pending.by) : '';
    }
    case 'bid':
      return asks.bidRange((view.auction?.high ?? 0) + 1, own.gold);
    case 'debt':
      return asks.owed(pending.owed, own.gold);
    case 'limit':
      return asks.tooMany(pending.side);
    case 'window': {
      if (view.fight === null) return '';
      const { winner, sides, chances } = fightModel(view, view.fight, []);
      const lead = asks.windowLead(pending.when);
      const mine = sides[pending.side as 0 | 1];
      const theirs = sides[pending.side === 0 ? 1 : 0];
      if (pending.when === 'before') {
        const own = pending.side === 0 ? chances : { wins: chances.of - chances.wins, of: chances.of };
        return `${lead} ${asks.chance(percentText(own))}`;
      }
      if (winner === null) return `${lead} ${asks.twoBlanks}`;
      return `${lead} ${asks.ifNow(winner === pending.side, mine.total, theirs.total)}`;
    }
    default:
      return '';
  }
}
