import { type CompaniesOptions, companies, type View } from '@roadstead/companies';
import { checkGame, pick, type ToDecide } from '@roadstead/kernel/harness';
import { it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { richPosition } from './rich.js';

const GAMES = FULL ? 1250 : 18;
const LOOK_EVERY = 64;
const LEAVES: readonly CompaniesOptions['leave'][] = ['ask', 'tariff', 'closed'];

/** No game may crash, get stuck, lose a cube, a ship, a card or a ducat, or leave anybody below 0. */
it.each([2, 3, 4, 5])(
  `${GAMES} random games of %i players go right`,
  (seats) => {
    let choices = 0;
    const policy = ({ actions, random, view }: ToDecide<{ type: string }, View>) => {
      if (choices++ % LOOK_EVERY === 0) checkView(view());
      return pick(actions, random);
    };
    checkGame(companies, {
      games: GAMES,
      seed: `many ${seats}`,
      tables: [1, 2, 3].flatMap((calendars) => LEAVES.flatMap((leave) => tables(seats, { calendars, leave }))),
      depth: 'light',
      every: LOOK_EVERY,
      policy: policy as never,
      longest: 50_000,
    });
  },
  600_000,
);

/** A table from its set-up, and one from a position in which nearly everything can be done. */
function tables(seats: number, options: CompaniesOptions) {
  return [
    { seats, options },
    { seats, options, byHand: { position: richPosition(seats) } },
  ];
}

function checkView({ players, supply, shipSupply, market, pirates, harbours }: View): void {
  for (const count of [supply, shipSupply, market, pirates]) {
    for (const [name, n] of Object.entries(count)) if (n < 0) throw new Error(`${name} is below 0`);
  }
  for (const { fields } of Object.values(harbours)) {
    fields.forEach(([, cubes], field) => {
      if (cubes < 0 || cubes > field + 1) throw new Error(`a field holds ${cubes}`);
    });
  }
  for (const { seat, ducats, lossTokens, fleets } of players) {
    if (ducats < 0 || lossTokens < 0) throw new Error(`seat ${seat} is below 0`);
    for (const { ships } of Object.values(fleets)) if (ships.length === 0) throw new Error('a fleet without ships');
  }
}
