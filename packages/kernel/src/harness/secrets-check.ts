import type { Seat } from '../contract.js';
import { same } from '../same.js';
import { brief, sortedNames } from './compare.js';
import { type MetState, mustEqual, nameOf } from './met-state.js';
import { mustBePlain } from './state-check.js';

/**
 * Views leak nothing: all that a viewer is shown stays byte by byte the same when everything it cannot know is dealt
 * anew.
 */
export function checkSecrets(moment: MetState): void {
  for (const viewer of moment.viewers) {
    const known = knownTo(moment, moment.state, viewer);
    for (let deal = 0; deal < moment.redeals; deal++) checkRedeal(moment, viewer, known);
  }
}

function checkRedeal(moment: MetState, viewer: Seat | null, known: unknown): void {
  const { game, state, watch, random, varied } = moment;
  const who = nameOf(viewer);
  const other = game.redeal(state, viewer, random);
  if (other === state) watch.fail('a redeal is a state of its own', `for ${who} it is the state itself`);
  mustBePlain(moment, `the redeal for ${who}`, other);
  mustEqual(
    watch,
    'views leak nothing',
    `after a redeal for ${who}, what it knows`,
    known,
    knownTo(moment, other, viewer),
  );
  checkAsked(moment, other, who);
  if (!same(other, state)) varied.add(viewer === null ? 'spectator' : 'seat');
}

/** All that the contract tells a viewer about a state, and the inventory, which everybody can count. */
function knownTo({ game }: MetState, state: unknown, viewer: Seat | null): unknown {
  return {
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    legal: viewer === null ? [] : game.legal(state, viewer),
    odds: game.odds?.(state, viewer),
    result: game.result(state),
    inventory: sortedNames(game.inventory(state)),
  };
}

/** Whoever is asked here would be asked there too; otherwise being asked, or not, betrays something. */
function checkAsked({ game, watch }: MetState, other: unknown, who: string): void {
  for (const seat of game.toAct(other)) {
    const legal = game.legal(other, seat);
    if (legal.length > 1 || (legal.length === 1 && game.asksAnyway?.(other, seat))) continue;
    watch.fail('being asked betrays nothing', `after a redeal for ${who}, seat ${seat} has only ${brief(legal)}`);
  }
}
