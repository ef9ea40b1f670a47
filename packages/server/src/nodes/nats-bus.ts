import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsServers } from './nats-servers.js';
import { type NodeNews, parseNews } from './news.js';
import type { BusState, NodeBus } from './node-bus.js';

/** A line that does not answer for so long is given up. */
const PING_MS = 10_000;
const UNANSWERED_PINGS = 2;
const RETRY_MS = 500;
/** Longer than any busy machine takes: the library leaves a connection behind that it gave up half-way. */
const CONNECT_MS = 60_000;

/** News by way of a NATS server. It is tried for ever to get there, and nothing waits for it. */
export class NatsBus implements NodeBus {
  private readonly subject: string;
  private readonly hearers: ((news: NodeNews) => void)[] = [];
  private readonly watchers: ((state: BusState) => void)[] = [];
  private connection: NatsConnection | null = null;
  private current: BusState = 'down';
  private failed: string | null = null;
  private closed = false;
  private readonly running: Promise<void>;
  /** Told when it is known whether the server is there. */
  private tried: () => void = () => {};
  private readonly firstTry = new Promise<void>((resolve) => {
    this.tried = resolve;
  });

  /** `place` tells those apart who share a NATS server. */
  constructor(servers: string, place: string) {
    this.subject = `roadstead.${place}`;
    this.running = this.run(natsServers(servers));
  }

  /** Until it is known whether the server is there, but no longer than this. */
  async settled(ms: number): Promise<void> {
    await Promise.race([this.firstTry, new Promise((resolve) => setTimeout(resolve, ms).unref())]);
  }

  get state(): BusState {
    return this.current;
  }

  get failure(): string | null {
    return this.failed;
  }

  /** What cannot be told now is not told later: by then others have asked the store. */
  tell(news: NodeNews): void {
    if (this.current !== 'connected') return;
    try {
      this.connection!.publish(this.subject, JSON.stringify(news));
    } catch {
      // The line broke just now; that it did is told by its state.
    }
  }

  listen(hear: (news: NodeNews) => void): void {
    this.hearers.push(hear);
  }

  onState(told: (state: BusState) => void): void {
    this.watchers.push(told);
  }

  async close(): Promise<void> {
    this.closed = true;
    const { connection } = this;
    if (connection === null) return; // it closes as soon as it is there
    await connection.drain().catch(() => {}); // what was told last is sent
    await connection.close();
    await this.running;
  }

  /** The library gives a connection up where it thinks that it will not be let in again: then it is another. */
  private async run(servers: ReturnType<typeof natsServers>): Promise<void> {
    for (;;) {
      const connection = await this.connect(servers);
      if (connection === null) return;
      await this.use(connection);
      if (!this.closed) await pause();
    }
  }

  private async use(connection: NatsConnection): Promise<void> {
    this.connection = connection;
    connection.subscribe(this.subject, {
      callback: (error, message) => {
        const news = error === null ? parseNews(message.string()) : null;
        if (news !== null) for (const hear of this.hearers) hear(news);
      },
    });
    this.become('connected');
    this.tried();
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.become('down');
      if (type === 'reconnect') this.become('connected');
    }
    this.connection = null;
    this.become('down');
  }

  /** Null where it was closed before it got there. */
  private async connect(servers: ReturnType<typeof natsServers>): Promise<NatsConnection | null> {
    while (!this.closed) {
      try {
        const connection = await connect({
          ...servers,
          name: 'roadstead',
          noEcho: true,
          timeout: CONNECT_MS,
          maxReconnectAttempts: -1,
          ignoreAuthErrorAbort: true,
          reconnectTimeWait: RETRY_MS,
          pingInterval: PING_MS,
          maxPingOut: UNANSWERED_PINGS,
        });
        if (!this.closed) return connection;
        await connection.close();
      } catch (error) {
        this.failed = error instanceof Error ? error.message : String(error);
        this.tried();
        await pause();
      }
    }
    return null;
  }

  private become(state: BusState): void {
    if (this.current === state) return;
    this.current = state;
    if (state === 'connected') this.failed = null;
    if (!this.closed) for (const told of this.watchers) told(state);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
}
