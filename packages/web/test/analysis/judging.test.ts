import type { Judgement, JudgeTask, PastDecision } from '@roadstead/bots';
import { momentsOf } from '@roadstead/bots';
import type { GameRecord } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Judge, judgesFor } from '../../src/analysis/judging/judge.js';
import { Judging, type JudgingState, type JudgingWorld } from '../../src/analysis/judging/judging.js';
import { hasRatedGame } from '../../src/analysis/judging/rated.js';
import { type AnalysisKey, type JudgementStore, keyOf } from '../../src/analysis/judging/store.js';
import { finishedTable } from '../finished-games.js';

let record: GameRecord;
let moments: readonly PastDecision[];
beforeAll(() => {
  record = finishedTable('underWay', 'work').record();
  moments = momentsOf(portRoyal, record).slice(0, 12);
});

const judgementOf = ({ moment: { seq, seat, action } }: JudgeTask): Judgement => {
  const estimate = { action, win: 0.5, error: 0.01 };
  return { seq, seat, best: estimate, played: estimate, better: null, skill: 0 };
};

class FakeStore implements JudgementStore {
  readonly kept = new Map<string, Map<number, Judgement>>();
  isBlocked = false;

  async of(key: AnalysisKey): Promise<readonly Judgement[]> {
    this.check();
    return [...(this.kept.get(String(key))?.values() ?? [])];
  }

  async put(key: AnalysisKey, judgement: Judgement): Promise<void> {
    this.check();
    const kept = this.kept.get(String(key)) ?? new Map();
    this.kept.set(String(key), kept.set(judgement.seq, judgement));
  }

  async forget(): Promise<void> {}

  private check(): void {
    if (this.isBlocked) throw new DOMException('no', 'SecurityError');
  }
}

/** A world whose judges answer when the test says so, or at once. */
class FakeWorld implements JudgingWorld {
  readonly store = new FakeStore();
  readonly judges = 3;
  readonly asked: number[] = [];
  readonly states: JudgingState[] = [];
  hired = 0;
  closed = 0;
  rated = false;
  /** Called before every answer. */
  before: (task: JudgeTask) => void | Promise<void> = () => {};
  watched: (() => void) | null = null;

  hire = (): Judge => {
    this.hired++;
    let fail: (error: Error) => void = () => {};
    return {
      judge: (task) =>
        new Promise((done, failed) => {
          this.asked.push(task.moment.seq);
          fail = failed;
          void Promise.resolve()
            .then(() => this.before(task))
            .then(() => done(judgementOf(task)), failed);
        }),
      close: () => {
        this.closed++;
        fail(new Error('The worker was ended.'));
      },
    };
  };
  ratedGameRuns = async () => this.rated;
  watch = (call: () => void) => {
    this.watched = call;
    return () => {
      this.watched = null;
    };
  };
  changed = (state: JudgingState) => {
    this.states.push(state);
  };

  async open(iterations = 10): Promise<Judging> {
    const judging = new Judging(record, moments, iterations, this);
    await judging.look();
    return judging;
  }
}

describe('judging', () => {
  it('is shared out among the judges, each decision once, and ends with all of them in order', async () => {
    const world = new FakeWorld();
    const judging = await world.open();
    expect(judging.state).toMatchObject({ doing: 'resting', total: 12, judged: [] });
    await judging.start();
    expect(judging.state.doing).toBe('done');
    expect(judging.state.judged.map(({ seq }) => seq)).toEqual(moments.map(({ seq }) => seq));
    expect([...world.asked].sort((a, b) => a - b)).toEqual(moments.map(({ seq }) => seq));
    expect(world.hired).toBe(3);
    expect(world.closed).toBe(3);
    expect(world.watched).toBeNull();
  });

  it('stops when asked, keeps what it has, and goes on from there even after the page was loaded anew', async () => {
    const world = new FakeWorld();
    const first = await world.open();
    world.before = () => {
      if (world.asked.length >= 6) first.stop();
    };
    await first.start();
    expect(first.state.doing).toBe('resting');
    const kept = first.state.judged.map(({ seq }) => seq);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(12);
    expect(world.closed).toBe(world.hired);

    world.before = () => {};
    world.asked.length = 0;
    const second = await world.open();
    expect(second.state.judged.map(({ seq }) => seq)).toEqual(kept);
    await second.start();
    expect(second.state.doing).toBe('done');
    expect([...world.asked, ...kept].sort((a, b) => a - b)).toEqual(moments.map(({ seq }) => seq));

    const third = await world.open();
    expect(third.state.doing).toBe('done');
  });

  it('lets every judge go when it stops, whatever they are thinking about', async () => {
    const world = new FakeWorld();
    const judging = await world.open();
    world.before = () => new Promise(() => {});
    const started = judging.start();
    await vi.waitUntil(() => world.asked.length === 3);
    judging.stop();
    await started;
    for (let i = 0; i < 20; i++) await Promise.resolve();
    expect(world.hired).toBe(3);
    expect(world.closed).toBe(3);
    expect(judging.state).toMatchObject({ doing: 'resting', failure: null });
  });

  it('is kept apart by depth, by record and by the number of its entries', async () => {
    const world = new FakeWorld();
    await (await world.open(10)).start();
    expect((await world.open(20)).state.judged).toEqual([]);
    const shorter = { ...record, entries: record.entries.slice(1) };
    const other = { ...record, commitment: 'f'.repeat(64) };
    const keys = [record, shorter, other].map((one) => String(keyOf(one, 10)));
    expect(new Set([...keys, String(keyOf(record, 20))]).size).toBe(4);
  });

  it('goes on where nothing can be stored, and says so', async () => {
    const world = new FakeWorld();
    world.store.isBlocked = true;
    const judging = await world.open();
    expect(judging.state.unsaved).toBe(true);
    await judging.start();
    expect(judging.state).toMatchObject({ doing: 'done', unsaved: true });
    expect(judging.state.judged).toHaveLength(12);
  });

  it('does not begin while a rated game runs, and asks nobody', async () => {
    const world = new FakeWorld();
    world.rated = true;
    const judging = await world.open();
    await judging.start();
    expect(judging.state).toMatchObject({ doing: 'resting', barred: true, judged: [] });
    expect(world.asked).toEqual([]);
    world.rated = false;
    await judging.start();
    expect(judging.state).toMatchObject({ doing: 'done', barred: false });
  });

  it('stops when a rated game begins meanwhile', async () => {
    const world = new FakeWorld();
    const judging = await world.open();
    world.before = () => {
      if (world.asked.length < 5 || world.rated) return;
      world.rated = true;
      world.watched!();
    };
    await judging.start();
    expect(judging.state).toMatchObject({ doing: 'resting', barred: true });
    expect(judging.state.judged.length).toBeLessThan(12);
  });

  it('replaces a judge that breaks down once, and gives up over a decision that breaks two', async () => {
    const world = new FakeWorld();
    let broken = 0;
    world.before = ({ moment }) => {
      if (moment.seq === moments[4]!.seq && broken++ === 0) throw new Error('out of memory');
    };
    const judging = await world.open();
    await judging.start();
    expect(judging.state).toMatchObject({ doing: 'done', failure: null });
    expect(world.hired).toBe(4);

    const worse = new FakeWorld();
    worse.before = ({ moment }) => {
      if (moment.seq === moments[4]!.seq) throw new Error('out of memory');
    };
    const failing = await worse.open();
    await failing.start();
    expect(failing.state).toMatchObject({ doing: 'resting', failure: 'out of memory' });
    expect(worse.closed).toBe(worse.hired);
  });
});

it('a core is left for the page, and there is always a judge', () => {
  expect([undefined, 1, 2, 4, 64].map(judgesFor)).toEqual([1, 1, 1, 3, 8]);
});

it('only a rated game that runs counts', () => {
  const tables = [
    { status: 'over', rated: true },
    { status: 'gathering', rated: true },
    { status: 'playing', rated: false },
    { status: 'playing', rated: true, lost: true },
  ] as const;
  expect(hasRatedGame(tables)).toBe(false);
  expect(hasRatedGame([...tables, { status: 'playing', rated: true }])).toBe(true);
});
