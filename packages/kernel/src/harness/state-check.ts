import type { Odds, Seat } from '../contract.js';
import { isPlainObject } from '../plain.js';
import { same } from '../same.js';
import { difference, notPlain } from './compare.js';
import { type MetState, nameOf } from './met-state.js';

/** The state is plain data that survives copying and saving, and what is read from it makes sense. */
export function checkState(moment: MetState): void {
  const { game, state, watch, viewers } = moment;
  mustBePlain(moment, 'the state', state);
  const copy = game.clone(state);
  if (copy === state) watch.fail('a clone is independent', 'clone gives the state itself');
  if (!same(copy, state)) watch.fail('a clone is equal', difference(state, copy));
  checkToAct(moment);
  for (const viewer of viewers) {
    const view: unknown = game.view(state, viewer);
    mustBePlain(moment, `the view of ${nameOf(viewer)}`, view);
    checkSaysWhatIsPlayed(moment, viewer, view);
    checkOdds(moment, viewer);
  }
  checkScore(moment);
}

export function mustBePlain({ watch }: MetState, what: string, data: unknown): void {
  const problem = notPlain(data);
  if (problem !== null) watch.fail('everything is plain JSON', `in ${what}, ${problem}`);
}

/** Whoever sits in a seat knows what is played by the view alone. */
function checkSaysWhatIsPlayed({ table, watch, viewers }: MetState, viewer: Seat | null, view: unknown): void {
  const { options, start } = isPlainObject(view) ? view : {};
  const what = `the view of ${nameOf(viewer)}`;
  if (!same(options, table.logbook.options)) watch.fail('a view says what is played', `${what} has other options`);
  const isSeat = start !== null && viewers.includes(start as Seat);
  if (!isSeat) watch.fail('a view says what is played', `${what} does not say who starts`);
}

function checkToAct({ game, state, watch, viewers }: MetState): void {
  const toAct = game.toAct(state);
  const isSound = toAct.every((seat, i) => viewers.includes(seat) && toAct.indexOf(seat) === i);
  if (!isSound) watch.fail('toAct is sound', `it is ${JSON.stringify(toAct)}`);
  const result = game.result(state);
  if (toAct.length > 0 && result !== null)
    watch.fail('there is a result exactly at the end', 'there is one before the end');
  if (toAct.length === 0 && result === null)
    watch.fail('there is a result exactly at the end', 'nobody can act, but there is none');
}

function checkOdds(moment: MetState, viewer: Seat | null): void {
  const odds: Odds | undefined = moment.game.odds?.(moment.state, viewer);
  if (odds === undefined) return;
  const what = `the odds of ${nameOf(viewer)}`;
  mustBePlain(moment, what, odds);
  const weights = Object.values(odds.weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.some((weight) => weight < 0)) moment.watch.fail('odds are sound', `${what} have a weight below 0`);
  if (Math.abs(total - odds.total) > 1e-6) {
    moment.watch.fail('odds are sound', `${what} add up to ${total}, but the total is ${odds.total}`);
  }
}

function checkScore({ game, state, watch, viewers }: MetState): void {
  const scores = game.score(state);
  if (scores.length === viewers.length - 1 && scores.every(Number.isFinite)) return;
  watch.fail('there is a score for each seat', `the scores are ${JSON.stringify(scores)}`);
}
