import { type Action, type CompaniesPlan, companies, companiesPlans, type View } from '@roadstead/companies';
import { type PlanEnd, type PlanMoment, PlanRun, type Seat, type StepOutcome, Table } from '@roadstead/kernel';
import { ship } from './table.js';

const AUDIENCE = { language: 'en', name: String, you: 0 } as const;
type Given = Readonly<Record<string, unknown>>;

interface Around {
  readonly board?: Given;
  readonly theirs?: Given;
  readonly third?: Given;
  readonly stack?: Given;
  readonly leave?: 'ask' | 'tariff' | 'closed';
}

/** A table where seat 0 begins, to give commands at. */
export function opened(mine: Given, { board = {}, theirs = {}, third, stack, leave = 'ask' }: Around = {}) {
  const players = { 0: mine, 1: theirs, ...(third && { 2: third }) };
  const byHand = { position: { ...board, players }, ...(stack && { stack }) };
  const options = { calendars: 3, leave };
  return Table.open(companies, { seats: third ? 3 : 2, start: 0, options, seed: 'plans', byHand } as never);
}
export type Opened = ReturnType<typeof opened>;

export function momentOf(table: Opened, seat: Seat = 0): PlanMoment<Action, View> | null {
  const legal = table.legal(seat) as readonly Action[];
  return legal.length === 0 ? null : { seat, view: table.view(seat) as View, legal, audience: AUDIENCE };
}

/** Carries a plan out as a client does; others answer as they are told to. */
export function carryOut(
  table: Opened,
  plan: CompaniesPlan,
  acts: Action[] = [],
  seat: Seat = 0,
  answers: Action[] = [],
): PlanEnd {
  const run = new PlanRun(companiesPlans, plan);
  let outcome: StepOutcome = 'done';
  for (;;) {
    const step = run.next(momentOf(table, seat), outcome);
    if (step.kind === 'wait') {
      table.act(table.toAct[0]!, answers.shift() as never);
      outcome = 'other';
      continue;
    }
    if (step.kind !== 'act') return step;
    table.act(seat, step.act);
    acts.push(step.act);
    const last = table.entries.at(-1)!;
    outcome = last.type === 'act' && (last.chance.length > 0 || last.revealed) ? 'chance' : 'done';
  }
}

export const offered = (table: Opened, seat: Seat = 0) => companiesPlans.offers(momentOf(table, seat)!);
export const preview = (table: Opened, plan: CompaniesPlan, seat: Seat = 0) =>
  companiesPlans.preview(plan, momentOf(table, seat)!).join(' ');
export const asks = (table: Opened, plan: CompaniesPlan) => companiesPlans.asks!(plan, momentOf(table)!).join(' ');
export const label = (table: Opened, plan: CompaniesPlan) => companiesPlans.label(plan, momentOf(table)!);
export const own = (table: Opened, seat: Seat = 0) => (table.view(seat) as View).players[seat]!;
export const srs = (...cargo: string[]) => ship('srs', cargo);
