import { FastRandom, type Typed } from '@roadstead/kernel';
import type { Decision, Estimate } from '../bot.js';
import { skillFor } from '../learnt.js';
import { PairedTrials } from '../search/paired-trials.js';
import { type Playouts, playOn } from '../search/playout.js';

/** One that is this many standard errors behind after so many rounds is not played on further. */
const HOPELESS = 8;
const ENOUGH_ROUNDS = 200;

/** Every action against all others, over the same deals and the same luck, by wins alone; the best first. */
export function weighAll(
  decision: Decision<unknown, Typed>,
  rounds: number,
  playouts: Playouts,
): readonly Estimate<Typed>[] {
  const { game, legal, random } = decision;
  const skill = skillFor(game.id);
  const trials = new PairedTrials(legal.length);
  const luck = random.int(2 ** 31);
  for (let round = 0; round < rounds && trials.left > 1; round++) {
    const dealt = decision.redeal(new FastRandom(`${luck}/${round}/deal`));
    for (const [move, action] of legal.entries()) {
      if (!trials.isOpen(move)) continue;
      const { win } = playOn(decision, dealt, action, `${luck}/${round}`, skill, playouts);
      trials.add(move, { win, reward: win });
    }
    if ((round + 1) % ENOUGH_ROUNDS === 0) trials.drop(HOPELESS);
  }
  const best = trials.leader();
  return legal
    .map((action, move): Estimate<Typed> => {
      const { mean: win, error } = trials.win(move);
      const { mean, error: apart } = trials.behind(move, best);
      return { action, win, error, ...(move !== best && { behind: { win: mean, error: apart } }) };
    })
    .sort((a, b) => Number('behind' in a) - Number('behind' in b) || b.win - a.win);
}
