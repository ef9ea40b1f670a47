import { PlanBook, type PlanEnd, type PlanMoment, PlanRun, type StepOutcome, Table } from '@roadstead/kernel';
import { checkGame } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { type IsletsAction, type IsletsView, islets } from './games/islets/game.js';
import { type IsletsPlan, isletsPlans } from './games/islets/plans.js';

type Moment = PlanMoment<IsletsAction, IsletsView>;
const AUDIENCE = { language: 'en', name: String, you: 0 } as const;

const SAIL: IsletsPlan = { type: 'sailTo', to: 3 };

/** A table at which seat 0 has rolled a six, or what else is said. */
function sailing({ from = 0, hold = 0, die = 6 } = {}) {
  const byHand = { boats: [from, 0], holds: [hold, 0], die };
  return Table.open(islets, { seats: 2, options: {}, seed: 'plans', byHand });
}

function momentOf(table: ReturnType<typeof sailing>): Moment | null {
  const legal = table.legal(0);
  return legal.length === 0 ? null : { seat: 0, view: table.view(0), legal, audience: AUDIENCE };
}

/** Carries a plan out as a client does. */
function carryOut(table: ReturnType<typeof sailing>, plan: IsletsPlan, acts: IsletsAction[] = []): PlanEnd {
  const run = new PlanRun(isletsPlans, plan);
  let outcome: StepOutcome = 'done';
  for (;;) {
    const step = run.next(momentOf(table), outcome);
    if (step.kind === 'wait') throw new Error('Nobody else is asked.');
    if (step.kind !== 'act') return step;
    table.act(0, step.act);
    acts.push(step.act);
    const last = table.entries.at(-1)!;
    outcome = last.type === 'act' && (last.chance.length > 0 || last.revealed) ? 'chance' : 'done';
  }
}

describe('a plan', () => {
  it('is carried out action by action to its end', () => {
    const table = sailing();
    const acts: IsletsAction[] = [];
    expect(carryOut(table, { type: 'sailTo', to: 3 }, acts)).toEqual({ kind: 'done' });
    expect(acts).toEqual([1, 2, 3].map((to) => ({ type: 'sail', to })));
    expect(table.view(0).boats[0]).toBe(3);
    expect(table.undoable(0)).toBe(3);
  });

  it('does what is there to be done, and no more', () => {
    const table = sailing({ from: 8, hold: 2 });
    const acts: IsletsAction[] = [];
    expect(carryOut(table, { type: 'loadAll' }, acts)).toEqual({ kind: 'done' });
    expect(acts).toHaveLength(2);
  });

  it('halts where chance comes in, and is done where that was the last step', () => {
    const surfed = sailing({ from: 3, hold: 2 });
    expect(carryOut(surfed, { type: 'sailTo', to: 6 })).toEqual({ kind: 'halted', why: 'chance' });
    expect(surfed.view(0).boats[0]).toBe(5);
    expect(carryOut(sailing({ from: 3, hold: 2 }), { type: 'sailTo', to: 5 })).toEqual({ kind: 'done' });
  });

  it('halts where the game says so, with its reason', () => {
    const table = sailing({ from: 9 });
    const end = carryOut(table, { type: 'sailTo', to: 11 });
    expect(end).toEqual({ kind: 'halted', why: 'game', sentence: 'The market is open: bid first.' });
    expect(carryOut(sailing({ die: 2 }), { type: 'sailTo', to: 3 })).toMatchObject({
      why: 'game',
      sentence: 'No steps are left.',
    });
  });

  it('halts where the next step is not legal, where others have acted, and where a step was not done', () => {
    const moment = momentOf(sailing())!;
    const run = () => new PlanRun(isletsPlans, { type: 'sailTo', to: 3 });
    expect(run().next({ ...moment, legal: [{ type: 'end' }] }, 'done')).toEqual({ kind: 'halted', why: 'illegal' });
    expect(run().next(null, 'done')).toEqual({ kind: 'halted', why: 'other' });
    expect(run().next(moment, 'other')).toEqual({ kind: 'halted', why: 'other' });
    expect(run().next(moment, 'refused')).toEqual({ kind: 'halted', why: 'refused' });
    expect(run().next(null, 'over')).toEqual({ kind: 'done' });
  });

  it('halts between steps where its game sees more come of it than was said', () => {
    const table = sailing();
    const steps: number[] = [];
    const wary = {
      ...isletsPlans,
      stops(plan: IsletsPlan, began: Moment, now: Moment) {
        expect([plan.type, began.view.steps]).toEqual(['sailTo', 6]);
        steps.push(now.view.steps);
        return now.view.steps < 5 ? 'It takes longer than was said.' : null;
      },
    };
    const run = new PlanRun(wary, { type: 'sailTo', to: 3 });
    let step = run.next(momentOf(table), 'done');
    for (; step.kind === 'act'; step = run.next(momentOf(table), 'done')) table.act(0, step.act);
    expect(step).toEqual({ kind: 'halted', why: 'game', sentence: 'It takes longer than was said.' });
    expect(steps).toEqual([6, 5, 4]);
  });

  it('waits for an answer that belongs to it, and stops at one that does not', () => {
    const moment = momentOf(sailing())!;
    const step = (awaits: boolean) => ({ act: moment.legal[0]!, rest: SAIL, ...(awaits && { awaits: true as const }) });
    const run = (awaits: boolean) => new PlanRun({ ...isletsPlans, next: () => step(awaits) }, SAIL);
    const asking = run(true);
    expect(asking.next(moment, 'done').kind).toBe('act');
    expect(asking.next(null, 'done')).toEqual({ kind: 'wait' });
    expect(asking.next(moment, 'other').kind).toBe('act');
    expect(asking.next(moment, 'chance')).toEqual({ kind: 'halted', why: 'chance' });
    const plain = run(false);
    plain.next(moment, 'done');
    expect(plain.next(moment, 'other')).toEqual({ kind: 'halted', why: 'other' });
  });

  it('that never ends is ended', () => {
    const moment = momentOf(sailing())!;
    const run = new PlanRun(
      { ...isletsPlans, next: (plan) => ({ act: { type: 'end' }, rest: plan }) },
      { type: 'loadAll' },
    );
    let steps = 0;
    while (run.next(moment, 'done').kind === 'act') steps++;
    expect(steps).toBe(500);
    expect(run.next(moment, 'done')).toEqual({ kind: 'halted', why: 'endless' });
  });
});

describe('what is offered', () => {
  it('is every islet within the die that one action does not reach, and says what is at risk', () => {
    const moment = momentOf(sailing())!;
    const offers = isletsPlans.offers(moment);
    expect(offers.map((plan) => isletsPlans.label(plan, moment))).toContain('Sail to Market');
    expect(offers).not.toContainEqual({ type: 'sailTo', to: 1 });
    expect(isletsPlans.preview({ type: 'sailTo', to: 10 }, moment)).toEqual([
      '4 steps, 2 left then.',
      'Surf at South Surf: a crate may go overboard.',
    ]);
  });
});

describe('an undo to before a plan', () => {
  it('takes all of it back as one entry, and nothing that chance had a part in', () => {
    const table = sailing();
    carryOut(table, { type: 'sailTo', to: 3 });
    table.undoTo(0, 1);
    expect(table.view(0)).toMatchObject({ boats: [1, 0], steps: 5 });
    expect(table.entries.at(-1)).toEqual({ type: 'undo', seat: 0, to: 1 });
    table.undoTo(0, 0);
    expect(table.view(0)).toMatchObject({ boats: [0, 0], steps: 6 });
    const surfed = sailing({ from: 4, hold: 1 });
    carryOut(surfed, { type: 'sailTo', to: 6 });
    expect(() => surfed.undoTo(0, 0)).toThrow('Chance has had a part in it');
  });
});

describe('what belongs to one command', () => {
  const book = () => {
    const plans = new PlanBook();
    const by = { seat: 0, plan: SAIL };
    plans.note({ ...by, label: 'Load all', seqs: [2, 3] });
    plans.note({ ...by, label: 'Sail to Wreck', seqs: [4, 5, 6] });
    plans.note({ ...by, label: 'Nothing', seqs: [] });
    return plans;
  };
  const line = [1, 2, 3, 4, 5, 6];

  it('is taken back as one, to right before its first act', () => {
    expect(book().takeBack(line, 5)).toEqual({ label: 'Sail to Wreck', to: 3 });
  });

  it('is followed by the command before it once it is taken back', () => {
    expect(book().takeBack([1, 2, 3], 2)).toEqual({ label: 'Load all', to: 1 });
    expect(book().takeBack([2, 3], 2)).toEqual({ label: 'Load all', to: 0 });
    expect(book().takeBack([], 0)).toBeNull();
  });

  it('is no matter once something else was done', () => {
    expect(book().takeBack([...line, 7], 6)).toBeNull();
  });

  it('is what is left of it where its end was taken back act by act', () => {
    expect(book().takeBack([1, 2, 3, 4, 5], 4)).toEqual({ label: 'Sail to Wreck', to: 3 });
  });

  it('is not promised where a part of it cannot be taken back', () => {
    expect(book().takeBack(line, 2)).toBeNull();
    expect(book().takeBack(line, 0)).toBeNull();
  });
});

it('islets keeps the contract', () => {
  const byTheMarket = { seats: 2, byHand: { boats: [9, 11], holds: [1, 1], die: 6 } };
  const tables = [byTheMarket, { seats: 4 }];
  expect(checkGame(islets, { games: 4, seed: 'islets', tables }).acts).toBeGreaterThan(60);
});

it('what a seat has given is known as long as something of it is in force', () => {
  const plans = new PlanBook();
  const load: IsletsPlan = { type: 'loadAll' };
  plans.note({ seat: 0, plan: SAIL, label: 'Sail', seqs: [2, 3] });
  plans.note({ seat: 1, plan: load, label: 'Load', seqs: [4] });
  plans.note({ seat: 0, plan: load, label: 'Load', seqs: [6, 7] });
  plans.note({ seat: 0, plan: load, label: 'Nothing', seqs: [] });
  expect(plans.given(0, [1, 2, 3, 4, 6])).toEqual([SAIL, load]);
  expect(plans.given(1, [1, 2, 3, 4])).toEqual([load]);
  expect(plans.given(0, [1])).toEqual([]);
});
