import type { ThinkAnswer, ThinkRequest } from '@roadstead/bots';
import { gameById } from '@roadstead/games';
import type { Typed } from '@roadstead/kernel';
import type { SocketAnswer } from '@roadstead/protocol';
import { Keeper } from '../../src/local/keeper.js';
import type {
  KeeperRequest,
  LocalMessage,
  LocalPush,
  LocalRequest,
  LocalSeat,
  NewLocalGame,
  SavedGame,
  SavedSummary,
} from '../../src/local/messages.js';
import type { GameStore } from '../../src/local/store.js';

export const PERSON: LocalSeat = { kind: 'person', name: 'Ann' };
export const OTHER: LocalSeat = { kind: 'person', name: 'Bob' };
export const BOT: LocalSeat = { kind: 'bot', level: 'sailor' };

export const GAME: NewLocalGame = {
  game: 'port-royal',
  options: {},
  seats: [PERSON, BOT],
  house: { odds: true, practice: false, cover: false },
  seed: 'keeper',
};

/** Storage in memory that can be made to fail. */
export class FakeStore implements GameStore {
  readonly games = new Map<string, SavedGame>();
  readonly lists = new Map<string, SavedSummary>();
  broken: 'QuotaExceededError' | 'SecurityError' | null = null;

  async summaries(): Promise<SavedSummary[]> {
    this.check();
    return [...this.lists.values()];
  }

  async get(id: string): Promise<SavedGame | undefined> {
    this.check();
    return this.games.get(id);
  }

  async put(game: SavedGame, summary: SavedSummary): Promise<void> {
    this.check();
    this.games.set(game.id, structuredClone(game));
    this.lists.set(game.id, structuredClone(summary));
  }

  async remove(id: string): Promise<void> {
    this.check();
    this.games.delete(id);
    this.lists.delete(id);
  }

  private check(): void {
    if (this.broken !== null) throw new DOMException('no', this.broken);
  }
}

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

/** A keeper with everything around it: bots take the last thing that is legal. */
export class KeeperWorld {
  readonly store: FakeStore;
  readonly pushed: LocalPush[] = [];
  readonly asked: ThinkRequest[] = [];
  /** Tables that another window has. */
  readonly taken = new Set<string>();
  lose: () => void = () => {};
  private readonly keeper: Keeper;
  private readonly answers = new Map<string, (answer: SocketAnswer) => void>();
  private id = 0;

  constructor(store = new FakeStore()) {
    this.store = store;
    this.keeper = new Keeper({
      send: (message) => this.heard(message),
      store,
      thinker: () => ({ think: async (request) => this.think(request), cancel: () => {} }),
      hold: async (table, seize, lost) => {
        if (this.taken.has(table) && !seize) return null;
        this.lose = lost;
        return () => {};
      },
      now: () => 1_000 + this.id,
    });
  }

  async ask(request: WithoutId<LocalRequest | KeeperRequest>): Promise<SocketAnswer> {
    const id = String(++this.id);
    const answer = new Promise<SocketAnswer>((resolve) => this.answers.set(id, resolve));
    void this.keeper.handle({ ...request, id } as LocalRequest);
    const given = await answer;
    await this.settled();
    return given;
  }

  /** Opens a table and watches it. */
  async open(change: Partial<NewLocalGame> = {}): Promise<string> {
    const answer = await this.ask({ do: 'new', setup: { ...GAME, ...change } });
    if (!answer.ok) throw new Error(answer.error.message);
    const table = answer.table as string;
    await this.ask({ do: 'watch', table });
    return table;
  }

  /** How the table was last shown. */
  get standing() {
    const shown = this.pushed.findLast((push) => push.push === 'standing' || push.push === 'played');
    if (shown?.push !== 'standing' && shown?.push !== 'played') throw new Error('Nothing was shown.');
    return shown.standing;
  }

  get room() {
    const shown = this.pushed.findLast((push) => push.push === 'room');
    if (shown?.push !== 'room') throw new Error('No room was shown.');
    return shown.room;
  }

  /** The person to act takes the last of the legal actions, or the one of this type. */
  async act(table: string, type?: string): Promise<SocketAnswer> {
    const { legal, seq } = this.standing;
    const action = (type === undefined ? legal.at(-1) : legal.find((one) => one.type === type)) as Typed;
    return this.ask({ do: 'act', table, expect: seq, action: { ...action } });
  }

  private think(request: ThinkRequest): ThinkAnswer {
    this.asked.push(request);
    const { game } = gameById(request.game)!;
    const action = game.legal(request.state, request.seat).at(-1) as Typed;
    return { action, why: { en: 'So.', nl: 'Zo.', de: 'So.' }, estimates: [] };
  }

  private heard(message: LocalMessage): void {
    if ('push' in message) this.pushed.push(message as LocalPush);
    else if (message.id !== undefined) this.answers.get(message.id)?.(message);
  }

  /** Bots think and storage writes in promises alone: some rounds of them, and all is done. */
  private async settled(): Promise<void> {
    for (let i = 0; i < 300; i++) await Promise.resolve();
  }
}
