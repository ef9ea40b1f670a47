import type { Tell } from '@roadstead/kernel';
import { type Settlement, SPACES } from '../board/spaces.js';
import { CREW, KINDS_OF } from '../cards/crew.js';
import type { Event } from '../events.js';
import { type Debt, nextSeat, type Player, type State } from '../state.js';
import { ask } from './ask.js';
import { owe } from './debt.js';
import { DUES } from './steps.js';

/** SS-F4: a crew card first, if any is left (SS-R17); then the dues. */
export function visitSettlement(state: State, figure: number, settlement: Settlement): void {
  state.agenda.push(DUES[figure]!);
  const kinds = KINDS_OF[settlement].filter((kind) => state.crew[kind]! > 0);
  if (kinds.length > 0) ask(state, { kind: 'recruit', seat: state.active, kinds });
}

/** SS-F4: each other player gets 1 gold for each gold symbol on his crew of this settlement. */
export function payDues(state: State, figure: number, tell?: Tell<Event>): void {
  const seat = state.active;
  const { settlement } = SPACES[state.players[seat]!.at[figure]!]!;
  let to: Debt['to'][number][] | null = null;
  let owed = 0;
  for (let other = nextSeat(state, seat); other !== seat; other = nextSeat(state, other)) {
    const n = symbolsAt(state.players[other]!, settlement!);
    if (n === 0) continue;
    owed += n;
    to ??= [];
    to.push({ purse: other, n });
  }
  if (to !== null) owe(state, { seat, figure, owed, why: 'settlement', to }, tell);
}

function symbolsAt({ crew }: Player, settlement: Settlement): number {
  let symbols = 0;
  for (const kind of KINDS_OF[settlement]) symbols += crew[kind]! * CREW[kind]!.gold;
  return symbols;
}
