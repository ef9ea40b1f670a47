import { checkGame, pick, type ToDecide } from '@roadstead/kernel/harness';
import { type Action, FIGURES, ITEMS, swordAndSkull, type View } from '@roadstead/sword-and-skull';
import { it } from 'vitest';
import { FULL } from '../../../../test/full.js';

const GAMES = FULL ? 12_500 : 60;
const LOOK_EVERY = 64;

/** No game may crash, get stuck, lose a card, a crew member or a piece of gold, or leave anybody below 0. */
it.each([2, 3, 4, 5])(
  `${GAMES} random games of %i players go right`,
  (seats) => {
    let choices = 0;
    const policy = ({ actions, random, view }: ToDecide<Action, View>) => {
      if (choices++ % LOOK_EVERY === 0) checkView(view());
      return pick(actions, random);
    };
    checkGame(swordAndSkull, {
      games: GAMES,
      seed: `many ${seats}`,
      tables: [{ seats }],
      depth: 'light',
      every: LOOK_EVERY,
      policy,
      longest: 20_000,
    });
  },
  600_000,
);

/** SS-C2: of each figure two, and a third only until it is decided which of them is sold. */
const MOST_WEAPONS = 2;

function checkView({ players, trove, chests, crew, pending }: View): void {
  for (const n of [trove, ...Object.values(chests), ...Object.values(crew)]) if (n < 0) throw new Error('below 0');
  for (const { seat, gold, items, might } of players) {
    if (gold < 0 || might.officer < 0 || might.pirate < 0) throw new Error(`seat ${seat} is below 0`);
    for (const [side, figure] of FIGURES.entries()) {
      const weapons = ITEMS.filter(({ id, weaponOf }) => weaponOf === side && items.includes(id));
      const n = weapons.reduce((sum, { id }) => sum + items.filter((item) => item === id).length, 0);
      const isAsked = pending?.kind === 'limit' && pending.seat === seat && pending.side === figure;
      if (n > MOST_WEAPONS + (isAsked ? 1 : 0)) throw new Error(`the ${figure} of seat ${seat} has ${n} weapons`);
    }
  }
}
