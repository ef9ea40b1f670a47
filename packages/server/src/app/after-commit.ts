import type { Ratings } from '../after/ratings.js';
import type { Tallies } from '../after/tallies.js';
import type { BotRunner } from '../bots/bot-runner.js';
import type { NodeBus } from '../nodes/node-bus.js';
import type { Notices } from '../notices/notices.js';
import type { Hub } from '../socket/hub.js';
import type { Presence } from '../socket/presence.js';
import type { StoredTable } from '../store/store.js';
import type { Changed } from '../tables/keeper.js';
import { isAsked } from '../tables/seating.js';

interface AfterCommitParts {
  readonly hub: Hub;
  readonly bus: NodeBus;
  readonly bots: BotRunner;
  readonly notices: Pick<Notices, 'turn'>;
  readonly presence: Presence;
  readonly ratings: Ratings;
  readonly tallies: Tallies;
  readonly failed: (error: unknown) => void;
}

/** What follows from every commit of this process: everybody is told, bots go on, and a finished game is counted. */
export function afterCommit({
  hub,
  bus,
  bots,
  notices,
  presence,
  ratings,
  tallies,
  failed,
}: AfterCommitParts): Changed {
  return (before, after) => {
    hub.wake(after.id);
    const turns = turnsOf(before, after);
    for (const { person, yourTurn } of turns) hub.pushTurn(after.id, person, yourTurn);
    bus.tell({ kind: 'table', table: after.id, only: 'game', turns });
    if (after.awaitsBot) bots.wake(after.id);
    noticeTurns(before, after);
    const isOver = before.status !== 'over' && after.status === 'over';
    if (isOver || losers(after) > losers(before)) ratings.count(after).catch(failed);
    if (isOver) tallies.add(after);
  };

  /** Who must be waited for since this entry, or no longer. */
  function turnsOf(before: StoredTable, after: StoredTable): { person: string; yourTurn: boolean }[] {
    return after.seats.flatMap(({ person }, seat) => {
      const yourTurn = isAsked(after, seat);
      return person === null || isAsked(before, seat) === yourTurn ? [] : [{ person, yourTurn }];
    });
  }

  function losers({ seats }: StoredTable): number {
    return seats.filter(({ lostAt }) => lostAt !== undefined).length;
  }

  function noticeTurns(before: StoredTable, after: StoredTable): void {
    after.seats.forEach(({ person }, seat) => {
      if (person === null || !isAsked(after, seat) || isAsked(before, seat)) return;
      const { id: table, game, seq } = after;
      notices.turn({ person, table, game, seq, looking: presence.isLooking(table, person) });
    });
  }
}
