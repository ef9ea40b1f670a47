import { act, carryOut } from '../act.js';
import type { Seat, Typed } from '../contract.js';
import { listener, type Told } from '../logbook/retell.js';
import { copyOf } from '../plain.js';
import { RecordingChance, ReplayChance } from '../random/recording.js';
import { same } from '../same.js';
import { difference } from './compare.js';
import { type CarriedOut, checkForesight, checkSecretChoice } from './events-check.js';
import { freshChance } from './going-on-check.js';
import { type MetState, mustConserve } from './met-state.js';
import { mustBePlain } from './state-check.js';

/**
 * Every legal action of every seat can be carried out, always with the same outcome, and tells nobody what is not his.
 */
export function checkActions(moment: MetState): void {
  const { game, state } = moment;
  for (const seat of game.toAct(state)) {
    const deeds = game.legal(state, seat).map((action) => doneAs(moment, seat, action));
    for (const deed of deeds) checkForesight(moment, deed);
    checkSecretChoice(moment, deeds);
  }
}

function doneAs(moment: MetState, seat: Seat, action: Typed): CarriedOut {
  const { game, watch, random } = moment;
  const what = `seat ${seat} doing ${JSON.stringify(action)}`;
  return watch.guard('every legal action applies', what, () => {
    const state = game.clone(moment.state);
    const chance = new RecordingChance(freshChance(random));
    const told: Told<Typed>[] = [];
    act(game, state, seat, action, chance, listener(told));
    mustBePlain(moment, `the state after ${what}`, state);
    checkTold(moment, told, what);
    mustConserve(moment, state, what);
    const deed: CarriedOut = { seat, action, what, state, told, chance };
    checkAgain(moment, deed);
    return deed;
  });
}

/** Chance alone decides: from the saved state and action, with the same chance and with nobody listening, the same happens. */
function checkAgain({ game, watch, state }: MetState, deed: CarriedOut): void {
  const { seat, action, what, chance } = deed;
  const check = 'the same action with the same chance does the same';
  const saved = copyOf(state);
  const again = new ReplayChance(chance.drawn);
  watch.guard(check, `${what}, from the saved state and untold,`, () => {
    carryOut(game, saved, seat, copyOf(action), again);
    again.finish();
  });
  if (!same(saved, deed.state))
    watch.fail(check, `${what}, from the saved state and untold: ${difference(deed.state, saved)}`);
  if (again.uncovered !== chance.uncovered) watch.fail(check, `${what} reveals something only one of two times`);
}

export function checkTold(moment: MetState, told: readonly Told<Typed>[], what: string): void {
  for (const { event, only, others } of told) {
    mustBePlain(moment, `an event of ${what}`, event);
    if (others !== undefined) mustBePlain(moment, `an event of ${what}`, others);
    const isSound = only === undefined || only.every((seat) => moment.viewers.includes(seat));
    if (!isSound) moment.watch.fail('events have an audience', `an event of ${what} is for ${JSON.stringify(only)}`);
  }
}
