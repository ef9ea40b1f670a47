import type { AnyGame, Typed } from '../contract.js';
import type { Snapshot } from '../logbook/open.js';
import { listener, type Told } from '../logbook/retell.js';
import { Table } from '../logbook/table.js';
import { copyOf } from '../plain.js';
import { FastRandom } from '../random/fast.js';
import { checkActions, checkTold } from './actions-check.js';
import type { Census } from './census.js';
import { sortedNames } from './compare.js';
import { checkGoingOn } from './going-on-check.js';
import { checkLegal } from './legal-check.js';
import { checkLogbook } from './logbook-check.js';
import { type MetState, mustConserve, mustEqual, viewersOf } from './met-state.js';
import type { HarnessPlan } from './plan.js';
import { anyAction, pick } from './policy.js';
import { checkRefusals } from './refusal-check.js';
import { checkEnding } from './result-check.js';
import { checkSecrets } from './secrets-check.js';
import { checkState } from './state-check.js';
import { UndoCheck } from './undo-check.js';
import type { HarnessGame, Watch } from './watch.js';

const CHECKS = [checkState, checkLegal, checkRefusals, checkSecrets, checkActions, checkGoingOn];
/** One act in so many is followed by an attempt to undo; and so often at most, or a game might never end. */
const UNDO_ONE_IN = 12;
const MOST_UNDOS = 40;

/** Plays one game at a table, looking into everything. */
export function playThoroughly(
  game: AnyGame,
  plan: HarnessPlan,
  voyage: HarnessGame,
  watch: Watch,
  census: Census,
): void {
  const random = new FastRandom(`${voyage.seed}/${voyage.number}/checks`);
  const seed = `${voyage.seed}/${voyage.number}`;
  const opening: Told<Typed>[] = [];
  const table = watch.guard('a table can be set up', 'opening it', () =>
    Table.open(game, { ...voyage.request, seed }, listener(opening)),
  );
  const { redeals, eventsTellMore, varied } = plan;
  const conserved = plan.conserves ? sortedNames(game.inventory(table.state)) : null;
  const scene = {
    game,
    table,
    viewers: viewersOf(table.seats),
    random,
    watch,
    conserved,
    redeals,
    eventsTellMore,
    varied,
  };
  const momentNow = (): MetState => ({ ...scene, state: table.state });
  const undo = new UndoCheck(table, watch);
  let snapshot: Snapshot = table.snapshot();
  let undosLeft = MOST_UNDOS;

  checkTold(momentNow(), opening, 'set-up');
  while (!table.over) {
    if (watch.step >= plan.longest) watch.fail('the game ends', `not within ${plan.longest} acts`);
    if (watch.step % plan.every === 0) look(momentNow());
    const seat = pick(table.toAct, random);
    const actions = table.legal(seat);
    census.choice(actions.length);
    const action = (plan.policy ?? anyAction)({ seat, actions, random, view: () => table.view(seat) });
    const before = copyOf(table.state);
    const what = `seat ${seat} doing ${JSON.stringify(action)}`;
    watch.guard('every legal action applies', what, () => table.act(seat, action));
    watch.step++;
    mustConserve(momentNow(), table.state, what);
    undo.remember(before);
    if (undosLeft > 0 && random.int(UNDO_ONE_IN) === 0) {
      undosLeft--;
      watch.guard('undo stops at barriers', 'undoing', () => undo.attempt(random));
    }
    if (random.int(UNDO_ONE_IN) === 0) snapshot = table.snapshot();
  }
  look(momentNow());
  checkEnding(momentNow());
  undo.attempt(random);
  checkLogbook(momentNow(), snapshot);
  census.game(watch.step);
}

/** Makes all checks; none may change what it looks at. */
function look(moment: MetState): void {
  const before = copyOf(moment.state);
  for (const check of CHECKS) {
    moment.watch.guard(check.name, 'looking', () => check(moment));
    mustEqual(moment.watch, 'looking changes nothing', `(${check.name}) the state`, before, moment.state);
  }
}
