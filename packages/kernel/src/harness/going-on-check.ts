import { act } from '../act.js';
import type { Random, Typed } from '../contract.js';
import { FastRandom } from '../random/fast.js';
import { type MetState, mustConserve, mustEqual, nameOf } from './met-state.js';
import { pick } from './policy.js';

/** How far play goes on. */
const STEPS = 8;

/** Play can go on from whatever a search may think up, and what was told before stands whatever happens then. */
export function checkGoingOn(moment: MetState): void {
  const { game, state, viewers, random, watch } = moment;
  for (const viewer of viewers) {
    const where = `after a redeal for ${nameOf(viewer)}`;
    watch.guard('a redealt state can be played on', where, () =>
      goOn(moment, game.redeal(state, viewer, random), where),
    );
  }
  watch.guard('every legal action applies', 'going on', () => checkStory(moment));
}

/** Events are kept by others: they must not share anything with the state, which goes on changing. */
function checkStory(moment: MetState): void {
  const { game, watch } = moment;
  const state = game.clone(moment.state);
  const told: Typed[] = [];
  const texts: string[] = [];
  goOn(moment, state, 'later', (event: Typed) => {
    told.push(event);
    texts.push(JSON.stringify(event));
  });
  told.forEach((event, i) => {
    mustEqual(watch, 'what was told stands', `later, a "${event.type}" event`, JSON.parse(texts[i]!), event);
  });
}

function goOn(moment: MetState, state: unknown, where: string, tell?: (event: Typed) => void): void {
  const { game, random } = moment;
  const chance = freshChance(random);
  for (let step = 0; step < STEPS; step++) {
    const toAct = game.toAct(state);
    if (toAct.length === 0) return;
    const seat = pick(toAct, random);
    const action: Typed = pick(game.legal(state, seat), random);
    act(game, state, seat, action, chance, tell);
    mustConserve(moment, state, `${where}, seat ${seat} doing ${JSON.stringify(action)}`);
  }
}

export function freshChance(random: Random): FastRandom {
  return new FastRandom(`chance ${random.int(1_000_000)}`);
}
