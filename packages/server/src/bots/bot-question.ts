import { createHmac } from 'node:crypto';
import type { ThinkRequest } from '@roadstead/bots';
import { gameById } from '@roadstead/games/all';
import type { AnyTable, Seat } from '@roadstead/kernel';
import { botNamed, copyOf } from '@roadstead/kernel';
import type { StoredTable } from '../store/store.js';
import { botAt } from '../tables/seating.js';

/** However strong, a bot on a server decides within this time. */
const THINK_MS = 900;

/** What the bots at this table have to decide now, each its own. */
export function botQuestions(stored: StoredTable, table: AnyTable): ThinkRequest[] {
  return table.toAct.flatMap((seat) => {
    const level = botAt(stored.seats[seat]!);
    if (level === null) return [];
    return [question(stored, table, seat, botNamed(level, stored.seats[seat]!.style, gameById(stored.game)?.styles))];
  });
}

/** The whole state goes to a worker of our own; the bot in it sees no more than its seat may. */
export function question(stored: StoredTable, table: AnyTable, seat: Seat, level: string): ThinkRequest {
  return {
    game: stored.game,
    rules: table.game.rules,
    state: copyOf(table.state),
    seat,
    level,
    budget: { ms: THINK_MS },
    seed: slipsFrom(stored, table.seq, seat),
  };
}

/** The chance that a bot's slips come from: nobody can foresee it, and the same moment asked again gives the same. */
function slipsFrom(stored: StoredTable, seq: number, seat: Seat): string {
  return createHmac('sha256', stored.record?.seed ?? '')
    .update(`bot:${seq}:${seat}`)
    .digest('hex');
}
