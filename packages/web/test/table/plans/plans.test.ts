import { Table, type Typed } from '@roadstead/kernel';
import { type Played, tellLog } from '@roadstead/protocol';
import { describe, expect, it } from 'vitest';
import { islets } from '../../../../kernel/test/games/islets/game.js';
import { type IsletsPlan, isletsPlans } from '../../../../kernel/test/games/islets/plans.js';
import { carryOutPlan, type PlannedTable } from '../../../src/table/plans/plan-carrier.js';

const sailTo = (to: number): IsletsPlan => ({ type: 'sailTo', to });

/** A table of islets as a page has it; what was played is told late, as a server does. */
function pageTable(
  byHand: object,
  { refuses, between, answers }: { refuses?: number; between?: () => void; answers?: () => void } = {},
) {
  const table = Table.open(islets, { seats: 2, options: {}, seed: 'plans', byHand: { ...byHand } });
  const told = () => table.entries.map(() => []);
  let log: readonly Played[] = [];
  let acts = 0;
  const page: PlannedTable = {
    seat: 0,
    get over() {
      return table.over;
    },
    get log() {
      return log;
    },
    get free() {
      return table.undoable(0);
    },
    get moment() {
      const legal = table.legal(0);
      const audience = { language: 'en', name: String, you: 0 } as const;
      return legal.length === 0 ? null : { seat: 0, view: table.view(0), legal, audience };
    },
    async act(action: Typed) {
      if (++acts === refuses) return false;
      table.act(0, action);
      return true;
    },
    async settled() {
      between?.();
      tell();
    },
    async asked() {
      answers?.();
      tell();
    },
  };
  const tell = () => {
    log = tellLog({ entries: table.entries, times: table.entries.map(() => 0) }, 0, told(), 0);
  };
  return { table, page };
}

describe('a plan on a page', () => {
  it('is carried out action by action, and its entries are noted', async () => {
    const { table, page } = pageTable({ boats: [0, 0], holds: [0, 0], die: 6 });
    const { end, seqs } = await carryOutPlan(isletsPlans, sailTo(3), page);
    expect(end).toEqual({ kind: 'done' });
    expect(seqs).toEqual([1, 2, 3]);
    expect(table.view(0).boats[0]).toBe(3);
  });

  it('halts where chance had a part in a step of one’s own', async () => {
    const { page } = pageTable({ boats: [3, 0], holds: [2, 0], die: 6 });
    const { end, seqs } = await carryOutPlan(isletsPlans, sailTo(6), page);
    expect(end).toEqual({ kind: 'halted', why: 'chance' });
    expect(seqs).toEqual([1, 2]);
  });

  it('halts where others have acted meanwhile', async () => {
    const halt = pageTable({ boats: [9, 0], holds: [0, 0], die: 6 });
    const another = pageTable(
      { boats: [9, 0], holds: [0, 0], die: 6 },
      { between: () => another.table.toAct.includes(1) && another.table.act(1, { type: 'bid', shells: 1 }) },
    );
    const plan = sailTo(11);
    expect((await carryOutPlan(isletsPlans, plan, halt.page)).end).toMatchObject({ why: 'game' });
    expect((await carryOutPlan(isletsPlans, plan, another.page)).end).toMatchObject({ why: 'other' });
  });

  it('halts where a step is refused, and keeps what was done', async () => {
    const { table, page } = pageTable({ boats: [0, 0], holds: [0, 0], die: 6 }, { refuses: 2 });
    const { end, seqs } = await carryOutPlan(isletsPlans, sailTo(3), page);
    expect(end).toEqual({ kind: 'halted', why: 'refused' });
    expect(seqs).toEqual([1]);
    expect(table.view(0).boats[0]).toBe(1);
  });

  it('goes on once an answer is given that belongs to it', async () => {
    const market = pageTable(
      { boats: [9, 0], holds: [0, 0], die: 6 },
      { answers: () => market.table.act(1, { type: 'bid', shells: 1 }) },
    );
    const plans = {
      ...isletsPlans,
      next: (plan: IsletsPlan, moment: Parameters<typeof isletsPlans.next>[1]) => {
        const bids = moment.legal.find(({ type }) => type === 'bid');
        if (bids) return { act: bids, rest: sailTo(11), awaits: true as const };
        return isletsPlans.next(plan, moment);
      },
    };
    const { end, seqs } = await carryOutPlan(plans, sailTo(11), market.page);
    expect([end.kind, seqs.length, market.table.entries.some(({ seat }) => seat === 1)]).toEqual(['done', 3, true]);
  });
});
