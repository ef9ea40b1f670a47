import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.js';

const PREFIX = 'roadstead_';

/** To count all tables takes the longer the more there are. */
const COUNTED_MS = 10_000;

/** Seconds: from a tenth of a commit to what nobody would wait for. */
const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the person who runs the place can watch. Numbers only, with labels from short fixed lists: no id of a table or a
 * person ever gets in here.
 */
export class Metrics {
  readonly registry = new Registry();

  private readonly sockets = this.gauge('sockets', 'Web sockets that are open');
  private readonly refusedSockets = this.counter('sockets_refused_total', 'Web sockets that were not opened', []);
  private readonly actions = this.counter('actions_total', 'Entries written, by who made them', ['by']);
  private readonly refusals = this.counter('refusals_total', 'Requests over sockets that were refused, by code', [
    'code',
  ]);
  private readonly actionSeconds = this.histogram('action_seconds', 'From a request to everybody being told');
  private readonly commitSeconds = this.histogram('commit_seconds', 'Writing one entry to disk');
  private readonly botQueueLength = this.gauge('bot_queue_length', 'Decisions that wait for a bot');
  private readonly botWaitSeconds = this.histogram('bot_wait_seconds', 'How long a decision waited for a bot to begin');
  private readonly botThinkSeconds = this.histogram('bot_think_seconds', 'How long a bot thought');
  private readonly notices = this.counter('notices_total', 'Turn notices, by how it went', ['outcome']);
  private readonly httpSeconds = new Histogram({
    name: 'roadstead_http_seconds',
    help: 'Answers to HTTP requests, by route and status',
    labelNames: ['route', 'status'],
    buckets: LATENCIES,
    registers: [this.registry],
  });

  /** `node`: what this one is called among others. */
  constructor(store: Store, node: string) {
    this.registry.setDefaultLabels({ node });
    collectDefaultMetrics({ register: this.registry, prefix: PREFIX });
    // Gauges that are called like counters; what they add up is there by kind.
    for (const kind of ['handles', 'requests', 'resources']) {
      this.registry.removeSingleMetric(`${PREFIX}nodejs_active_${kind}_total`);
    }
    const tables = new Kept(() => store.tables.counts(), COUNTED_MS);
    new Gauge({
      name: 'roadstead_tables',
      help: 'Tables by status',
      labelNames: ['status'],
      registers: [this.registry],
      async collect() {
        for (const [status, count] of Object.entries(await tables.get())) this.set({ status }, count);
      },
    });
  }

  socketOpened(): void {
    this.sockets.inc();
  }

  socketClosed(): void {
    this.sockets.dec();
  }

  socketRefused(): void {
    this.refusedSockets.inc();
  }

  /** An entry was written and everybody told; `ms` since the request came in. */
  acted(by: 'person' | 'bot', ms: number): void {
    this.actions.inc({ by });
    this.actionSeconds.observe(ms / 1000);
  }

  committed(ms: number): void {
    this.commitSeconds.observe(ms / 1000);
  }

  /** `code`: one of the protocol's own error codes. */
  refused(code: string): void {
    this.refusals.inc({ code });
  }

  botQueue(length: number): void {
    this.botQueueLength.set(length);
  }

  botWaited(ms: number): void {
    this.botWaitSeconds.observe(ms / 1000);
  }

  botThought(ms: number): void {
    this.botThinkSeconds.observe(ms / 1000);
  }

  notice(outcome: 'sent' | 'failed' | 'dropped'): void {
    this.notices.inc({ outcome });
  }

  /** `route`: its pattern, never an address. */
  answered(route: string, status: number, ms: number): void {
    this.httpSeconds.observe({ route, status: String(status) }, ms / 1000);
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name: `roadstead_${name}`, help, registers: [this.registry] });
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name: `roadstead_${name}`, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string): Histogram {
    return new Histogram({ name: `roadstead_${name}`, help, buckets: LATENCIES, registers: [this.registry] });
  }
}

/** Something that takes long to find out, and may be a little old. */
class Kept<T> {
  private readonly find: () => Promise<T>;
  private readonly ms: number;
  private found: Promise<T> | null = null;
  private at = 0;

  constructor(find: () => Promise<T>, ms: number) {
    this.find = find;
    this.ms = ms;
  }

  get(): Promise<T> {
    const now = performance.now();
    if (this.found === null || now - this.at > this.ms) {
      this.found = this.find();
      this.at = now;
      this.found.catch(() => {
        this.found = null;
      });
    }
    return this.found;
  }
}
