import { begin, carryOut, legalAction, questionsOf } from '../act.js';
import type { AnyGame } from '../contract.js';
import { parseRequest } from '../logbook/open.js';
import { FastRandom } from '../random/fast.js';
import type { Census } from './census.js';
import { sortedNames } from './compare.js';
import type { HarnessPlan } from './plan.js';
import { anyAction, pick } from './policy.js';
import type { HarnessGame, Watch } from './watch.js';

/** Plays one game as fast as it goes, to see that it neither crashes nor gets stuck nor loses anything. */
export function playLightly(game: AnyGame, plan: HarnessPlan, voyage: HarnessGame, watch: Watch, census: Census): void {
  const random = new FastRandom(`${voyage.seed}/${voyage.number}/choices`);
  const chance = new FastRandom(`${voyage.seed}/${voyage.number}/chance`);
  watch.guard('the game can be played', 'it', () => {
    const state = begin(game, parseRequest(game, voyage.request), chance);
    const conserved = sortedNames(game.inventory(state)).join();
    const mustConserve = () => {
      if (!plan.conserves || sortedNames(game.inventory(state)).join() === conserved) return;
      watch.fail('inventory is conserved', 'something was lost or doubled not long ago');
    };
    for (let asked = questionsOf(game, state); asked.length > 0; ) {
      if (watch.step >= plan.longest) watch.fail('the game ends', `not within ${plan.longest} acts`);
      if (watch.step % plan.every === 0) mustConserve();
      const { seat, legal: actions } = pick(asked, random);
      census.choice(actions.length);
      const action = (plan.policy ?? anyAction)({ seat, actions, random, view: () => game.view(state, seat) });
      asked = carryOut(game, state, seat, legalAction(asked, seat, action), chance);
      watch.step++;
    }
    mustConserve();
    if (game.result(state) === null)
      watch.fail('there is a result exactly at the end', 'nobody can act, but there is none');
  });
  census.game(watch.step);
}
