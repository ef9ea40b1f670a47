import { act, FastRandom, type Typed } from '@roadstead/kernel';
import type { Decision, Estimate } from '../bot.js';
import { skillFor } from '../levels.js';
import { type Playouts, playOut } from '../search/playout.js';
import { Race } from '../search/race.js';

/** One that is this many standard errors behind after so many rounds is not played on further. */
const HOPELESS = 8;
const ENOUGH_ROUNDS = 200;

/** Every action against all others, over the same deals and the same luck, by wins alone; the best first. */
export function weighAll(
  decision: Decision<unknown, Typed>,
  rounds: number,
  playouts: Playouts,
): readonly Estimate<Typed>[] {
  const { game, seat, legal, random } = decision;
  const skill = skillFor(game.id);
  const race = new Race(legal.length);
  const luck = random.int(2 ** 31);
  for (let round = 0; round < rounds && race.racing > 1; round++) {
    const dealt = decision.redeal(new FastRandom(`${luck}/${round}/deal`));
    for (const [move, action] of legal.entries()) {
      if (!race.races(move)) continue;
      const state = game.clone(dealt);
      const chance = new FastRandom(`${luck}/${round}`);
      act(game, state, seat, action, chance);
      const { win } = playOut(game, state, seat, skill, chance, playouts);
      race.add(move, { win, reward: win });
    }
    if ((round + 1) % ENOUGH_ROUNDS === 0) race.drop(HOPELESS);
  }
  const best = race.leader();
  return legal
    .map((action, move): Estimate<Typed> => {
      const { mean: win, error } = race.win(move);
      const { mean, error: apart } = race.behind(move, best);
      return { action, win, error, ...(move !== best && { behind: { win: mean, error: apart } }) };
    })
    .sort((a, b) => Number('behind' in a) - Number('behind' in b) || b.win - a.win);
}
