import { type Seat, shuffle, type Uid } from '@roadstead/kernel';
import { type Action, type ActionOf, REPEL } from '../../actions.js';
import type { Ship } from '../../cards/card.js';
import { cardOf } from '../../cards/catalogue.js';
import { ref, refs } from '../../refs.js';
import { answered } from '../../rules/agenda.js';
import type { Box } from '../../rules/box.js';
import { countColours } from '../../rules/harbour.js';
import { coinsOf } from '../../rules/money.js';
import { feeOf } from '../../rules/trade.js';
import type { State, Step } from '../../state.js';
import { isCoop } from '../contents.js';
import type { ContractView } from '../view.js';
import { advance } from './fulfil.js';
import { CONTRACTS, CUBES, OPEN_CONTRACTS, OPEN_CONTRACTS_CO_OP, type Task } from './list.js';
import { contractsOf, facts, fulfilledBy, isOpenTo, layOut, type OpenContract, openWith } from './open.js';
import { isMet } from './tasks.js';

const NOTHING: readonly Action[] = [];

/** PR-C9: asks each of these seats on the spot, as far as the contract is open to it by then. */
function ask(open: readonly OpenContract[], seats: readonly Seat[]): Step[] {
  return open.flatMap(({ id }) => seats.map((seat): Step => ({ do: 'askContract', what: id, seat })));
}

function foeOf(state: State, uid: Uid): OpenContract | undefined {
  const card = cardOf(uid);
  if (card.type !== 'ship') return undefined;
  return contractsOf(state).open.find((open) => {
    const { task } = facts(open);
    return isForgone(task) && task.colour === card.colour;
  });
}

function isForgone(task: Task): task is Extract<Task, { when: 'forgone' }> {
  return 'when' in task && task.when === 'forgone';
}

/** PR-K4: a ship whose coins may be waived; the fee of a non-active player must then come from coins at hand. */
function mayForgo(state: State, seat: Seat, take: ActionOf<'take'>): boolean {
  const foe = foeOf(state, take.uid);
  return foe !== undefined && isOpenTo(state, foe, seat) && coinsOf(state.players[seat]!) >= feeOf(state, seat);
}

/** PR-K9: one ship of each colour may be kept while the contract is open to the active player. */
function mayKeep(state: State, uid: Uid): boolean {
  const { colour } = cardOf(uid) as Ship;
  const kept = contractsOf(state).kept[state.active]!;
  if (kept.some((other) => (cardOf(other) as Ship).colour === colour)) return false;
  return openWith(state, ({ task }) => 'kept' in task).some((open) => isOpenTo(state, open, state.active));
}

export const contracts: Box = {
  begin(state, table, chance, tell) {
    const coop = isCoop(table.options, table.seats);
    const asked = table.options.contracts;
    const pile = CONTRACTS.filter(({ id, coopOnly }) => (asked.length > 0 ? asked.includes(id) : coop || !coopOnly));
    shuffle(pile, chance);
    const n = coop ? OPEN_CONTRACTS_CO_OP[table.seats]! : OPEN_CONTRACTS; // PR-C5, O1
    const open = (asked.length > 0 ? pile : pile.slice(0, n)).map(layOut);
    state.extras.contracts = {
      open,
      cubes: state.players.map(() => CUBES),
      kept: state.players.map(() => []),
    };
    tell?.({ type: 'contracts', contracts: open.map(({ id }) => id) });
  },

  actions(state, seat) {
    if (state.phase === 'decide') {
      const { what } = state.asking!;
      if (!contractsOf(state).open.some(({ id }) => id === what)) return NOTHING;
      return [
        { type: 'fulfil', contract: what },
        { type: 'decline', contract: what },
      ];
    }
    if (state.phase === 'repel') return NOTHING;
    return waiting(state, seat);
  },

  resolve(state, seat, action, chance, tell) {
    if ((action.type !== 'fulfil' && action.type !== 'decline') || !('contract' in action)) return false;
    if (state.phase === 'decide') answered(state);
    const open = contractsOf(state).open.find(({ id }) => id === action.contract)!;
    if (action.type === 'fulfil') advance(state, seat, open, chance, tell);
    else tell?.({ type: 'declined', seat, contract: open.id });
    return true;
  },

  step(state, step) {
    if (step.do !== 'askContract') return false;
    const open = contractsOf(state).open.find(({ id }) => id === step.what)!;
    if (isOpenTo(state, open, step.seat)) state.agenda.unshift({ do: 'ask', what: step.what, seat: step.seat });
    return true;
  },

  shipsCame(state, before) {
    const now = countColours(state.harbour);
    const reached = openWith(
      state,
      ({ task }) => 'when' in task && task.when === 'colours' && before < task.colours && task.colours <= now,
    );
    return ask(reached, [state.active]);
  },

  busted: (state) => ask(whenever(state, 'bust'), [state.active]),
  // PR-K3
  taxPaid: (state, payers) =>
    whenever(state, 'taxPaid').flatMap((open) =>
      ask(
        [open],
        payers.filter((seat) => isOpenTo(state, open, seat)),
      ),
    ),

  takes(state, seat, plain) {
    if (!contractsOf(state).open.some((open) => isForgone(facts(open).task))) return plain;
    return plain.flatMap((take) => (mayForgo(state, seat, take) ? [take, { ...take, forgo: true as const }] : [take]));
  },
  tradeCoins: (_state, action, coins) => (action.forgo ? 0 : coins),
  traded(state, action, _ship, chance, tell) {
    if (action.forgo) advance(state, state.taking, foeOf(state, action.uid)!, chance, tell);
  },

  repels: (state) => (mayKeep(state, state.revealed!) ? [REPEL, { type: 'repel', keep: true }] : [REPEL]),
  keepsRepelled(state, action, uid, tell) {
    if (!action.keep) return false;
    contractsOf(state).kept[state.active]!.push(uid);
    tell?.({ type: 'kept', seat: state.active, ...ref(uid) });
    return true;
  },

  scores: (state, scores) => scores.map((score, seat) => score + fulfilledBy(state, seat).length),

  view(state, view) {
    const { open, kept, cubes } = contractsOf(state);
    view.contracts = open.map(viewOf);
    for (const player of view.players) {
      player.kept = refs(kept[player.seat]!);
      player.cubes = cubes[player.seat]!;
      player.contracts = fulfilledBy(state, player.seat).map(({ id }) => id);
    }
  },

  openCards: (state) => contractsOf(state).kept.flat(),
};

function viewOf({ id, slots, fields }: OpenContract): ContractView {
  const byNumber: Record<string, readonly Seat[]> = {};
  for (let i = 0; i < fields.length; i++) byNumber[i + 1] = fields[i]!.slice();
  return { id, slots: slots.slice(), fields: byNumber };
}

/** The contracts that a seat could fulfil whenever it likes. */
function waiting(state: State, seat: Seat): readonly Action[] {
  let actions: Action[] | undefined;
  for (const open of contractsOf(state).open) {
    if (!isMet(state, seat, facts(open).task) || !isOpenTo(state, open, seat)) continue;
    actions ??= [];
    actions.push({ type: 'fulfil', contract: open.id });
  }
  return actions ?? NOTHING;
}

function whenever(state: State, when: 'bust' | 'taxPaid'): OpenContract[] {
  return openWith(state, ({ task }) => 'when' in task && task.when === when);
}
