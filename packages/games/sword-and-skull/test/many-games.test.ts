import { type Choice, checkGame, pick } from '@roadstead/kernel/harness';
import { type Action, swordAndSkull, type View } from '@roadstead/sword-and-skull';
import { it } from 'vitest';
import { FULL } from '../../../../test/full.js';

const GAMES = FULL ? 12_500 : 60;
const LOOK_EVERY = 64;

/** No game may crash, get stuck, lose a card, a crew member or a piece of gold, or leave anybody below 0. */
it.each([2, 3, 4, 5])(
  `${GAMES} random games of %i players go right`,
  (seats) => {
    let choices = 0;
    const policy = ({ actions, random, view }: Choice<Action, View>) => {
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

function checkView({ players, trove, chests, crew }: View): void {
  for (const n of [trove, ...Object.values(chests), ...Object.values(crew)]) if (n < 0) throw new Error('below 0');
  for (const { seat, gold, items, might } of players) {
    const weapons = items.filter((item) => item <= 'I10').length;
    if (gold < 0 || might.officer < 0 || might.pirate < 0) throw new Error(`seat ${seat} is below 0`);
    if (weapons > 6) throw new Error(`seat ${seat} has ${weapons} weapons`);
  }
}
