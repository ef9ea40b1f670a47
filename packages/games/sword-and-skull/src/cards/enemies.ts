import crew from '../data/crew.json' with { type: 'json' };
import enemies from '../data/enemies.json' with { type: 'json' };

/** What an enemy is and gives, for a player with so many crew cards. */
export interface Strength {
  readonly from: number;
  readonly to: number;
  readonly might: number;
  readonly gold: number;
  readonly items: number;
}

export interface Enemy {
  readonly id: string;
  readonly table: readonly Strength[];
}

/** One card each. In the state an enemy is its place in this list. */
export const ENEMIES: readonly Enemy[] = enemies.cards.map(({ id, table }) => ({
  id,
  table: table.map((row) => ({
    from: row.crew_min,
    to: row.crew_max,
    might: row.might,
    gold: row.reward_gold,
    items: row.reward_items,
  })),
}));

/** By enemy and number of crew cards, up to all that there are. */
const STRENGTHS: readonly (readonly Strength[])[] = ENEMIES.map(({ table }) =>
  Array.from({ length: crew.total + 1 }, (_, n) => table.find(({ from, to }) => n >= from && n <= to)!),
);

/** SS-B4: the row of an enemy's table for a number of crew cards. */
export function strengthOf(enemy: number, crewCards: number): Strength {
  return STRENGTHS[enemy]![crewCards]!;
}
