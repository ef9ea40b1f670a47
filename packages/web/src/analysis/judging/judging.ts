import { type Judgement, type PastDecision, tasksOf } from '@roadstead/bots';
import type { GameRecord } from '@roadstead/kernel';
import type { Judge } from './judge.js';
import { shareOut } from './share-out.js';
import { type AnalysisKey, type JudgementStore, keyOf } from './store.js';

/** Where the judging stands. */
export interface JudgingState {
  readonly doing: 'looking' | 'resting' | 'working' | 'done';
  /** In the order of the game. */
  readonly judged: readonly Judgement[];
  readonly total: number;
  /** A rated game of this person runs: nothing is computed. */
  readonly barred: boolean;
  /** What was found out is not stored, and is gone when the page is closed. */
  readonly unsaved: boolean;
  /** Why it broke down, in the language of programs. */
  readonly failure: string | null;
}

export interface JudgingWorld {
  readonly store: JudgementStore;
  readonly judges: number;
  hire(): Judge;
  /** Whether a rated game of this person runs on the server now. */
  ratedGameRuns(): Promise<boolean>;
  /** Calls again and again, until what it gives back is called. */
  watch(call: () => void): () => void;
  changed(state: JudgingState): void;
}

/** The analysis of one record at one depth: starts, stops, and goes on where it stopped, also after a reload. */
export class Judging {
  private readonly record: GameRecord;
  private readonly moments: readonly PastDecision[];
  private readonly iterations: number;
  private readonly world: JudgingWorld;
  private readonly key: AnalysisKey;
  private readonly judged = new Map<number, Judgement>();
  private stopping: AbortController | null = null;
  private now: JudgingState;

  constructor(record: GameRecord, moments: readonly PastDecision[], iterations: number, world: JudgingWorld) {
    this.record = record;
    this.moments = moments;
    this.iterations = iterations;
    this.world = world;
    this.key = keyOf(record, iterations);
    const total = moments.length;
    this.now = { doing: 'looking', judged: [], total, barred: false, unsaved: false, failure: null };
  }

  get state(): JudgingState {
    return this.now;
  }

  /** Looks for what was found out before. */
  async look(): Promise<void> {
    const wanted = new Set(this.moments.map(({ seq }) => seq));
    try {
      const stored = await this.world.store.of(this.key);
      for (const judgement of stored) if (wanted.has(judgement.seq)) this.judged.set(judgement.seq, judgement);
    } catch {
      this.show({ unsaved: true });
    }
    this.show({ doing: this.isComplete ? 'done' : 'resting' });
  }

  /** Works until everything is done, or until it is stopped. */
  async start(): Promise<void> {
    if (this.now.doing !== 'resting') return;
    const stopping = new AbortController();
    this.stopping = stopping;
    this.show({ doing: 'working', barred: false, failure: null });
    const unwatch = this.world.watch(() => void this.checkRated());
    try {
      await this.checkRated();
      if (!stopping.signal.aborted) await this.judge(stopping.signal);
    } catch (error) {
      this.show({ failure: error instanceof Error ? error.message : String(error) });
    } finally {
      unwatch();
      this.stopping = null;
      this.show({ doing: this.isComplete ? 'done' : 'resting' });
    }
  }

  stop(): void {
    this.stopping?.abort();
  }

  private get isComplete(): boolean {
    return this.judged.size === this.moments.length;
  }

  private judge(signal: AbortSignal): Promise<void> {
    const { record, moments, iterations, world } = this;
    const left = moments.filter(({ seq }) => !this.judged.has(seq));
    const done = (judgement: Judgement) => {
      this.judged.set(judgement.seq, judgement);
      this.show({});
      world.store.put(this.key, judgement).catch(() => this.show({ unsaved: true }));
    };
    return shareOut({
      tasks: tasksOf(record, left, iterations),
      judges: world.judges,
      hire: world.hire,
      done,
      signal,
    });
  }

  private async checkRated(): Promise<void> {
    if (!(await this.world.ratedGameRuns())) return;
    this.stop();
    this.show({ barred: true });
  }

  private show(change: Partial<JudgingState>): void {
    const judged = [...this.judged.values()].sort((a, b) => a.seq - b.seq);
    this.now = { ...this.now, judged, ...change };
    this.world.changed(this.now);
  }
}
