import type { Seat, Typed } from '../contract.js';
import { copyOf } from '../plain.js';
import { brief } from './compare.js';
import { type MetState, mustEqual } from './met-state.js';
import { mustBePlain } from './state-check.js';

/** The list of legal actions is what every button, bot and screen reader can rely on. */
export function checkLegal(moment: MetState): void {
  const { game, state, watch, viewers } = moment;
  const toAct = game.toAct(state);
  const saved = copyOf(state);
  for (const seat of viewers) {
    if (seat === null) continue;
    const legal: readonly Typed[] = game.legal(state, seat);
    if (toAct.includes(seat)) checkList(moment, seat, legal);
    else if (legal.length > 0)
      watch.fail('legal is empty for seats that need not act', `seat ${seat} has ${brief(legal)}`);
    const again = `the list of seat ${seat}, asked for twice,`;
    mustEqual(watch, 'legal is stable', again, legal, game.legal(state, seat));
    mustEqual(watch, 'legal is stable', `the list of seat ${seat} after saving`, legal, game.legal(saved, seat));
  }
}

function checkList(moment: MetState, seat: Seat, legal: readonly Typed[]): void {
  const { game, state, watch } = moment;
  mustBePlain(moment, `the legal actions of seat ${seat}`, legal);
  const fewest = game.asksAnyway?.(state, seat) ? 1 : 2;
  if (legal.length < fewest) watch.fail('whoever is asked has a choice', `seat ${seat} has only ${brief(legal)}`);
  const texts = legal.map((action) => JSON.stringify(action));
  const twice = texts.find((text, i) => texts.indexOf(text) !== i);
  if (twice !== undefined) watch.fail('legal actions are unique', `seat ${seat} has ${twice} twice`);
  const groups = legal.map((action) => game.actionTypes.indexOf(action.type));
  const unknown = legal[groups.indexOf(-1)];
  if (unknown !== undefined) watch.fail('legal is grouped by actionTypes', `"${unknown.type}" is not among them`);
  const misplaced = legal[groups.findIndex((group, i) => i > 0 && group < groups[i - 1]!)];
  if (misplaced !== undefined) watch.fail('legal is grouped by actionTypes', `"${misplaced.type}" comes too late`);
}
