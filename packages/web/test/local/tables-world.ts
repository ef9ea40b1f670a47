import type { ThinkAnswer, ThinkRequest } from '@roadstead/bots';
import type { Thinker } from '@roadstead/bots/worker';
import type { RequestOutcome } from '@roadstead/client';
import { loadedGame } from '@roadstead/games';
import type { Typed } from '@roadstead/kernel';
import { LocalTables } from '../../src/local/local-tables.js';
import type {
  LocalPush,
  LocalRequest,
  LocalSeat,
  NewLocalGame,
  SavedEntry,
  SavedGame,
  SavedSummary,
} from '../../src/local/messages.js';
import { type GameStore, withEntries } from '../../src/local/store.js';

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

/** Storage in memory that can be made to fail, or to be slow. */
export class FakeStore implements GameStore {
  readonly pieces = new Map<string, SavedGame>();
  readonly added = new Map<string, SavedEntry[]>();
  readonly lists = new Map<string, SavedSummary>();
  broken: 'QuotaExceededError' | 'SecurityError' | null = null;
  /** What every writing waits for. */
  slow: Promise<void> = Promise.resolve();
  /** The numbers of entries that were written at a time. */
  readonly written: number[] = [];

  /** A game as it is stored. */
  game(id: string): SavedGame | undefined {
    const piece = this.pieces.get(id);
    return piece && withEntries(piece, this.added.get(id) ?? []);
  }

  async summaries(): Promise<SavedSummary[]> {
    this.check();
    return [...this.lists.values()];
  }

  async get(id: string): Promise<SavedGame | undefined> {
    this.check();
    return this.game(id);
  }

  async put(game: SavedGame, summary: SavedSummary): Promise<void> {
    const [piece, list] = structuredClone([game, summary]);
    await this.writes(game.record.entries.length);
    this.pieces.set(game.id, piece);
    this.added.delete(game.id);
    this.lists.set(game.id, list);
  }

  async append(id: string, after: number, entries: readonly SavedEntry[], summary: SavedSummary): Promise<void> {
    const [more, list] = structuredClone([entries, summary]);
    await this.writes(entries.length);
    if (this.game(id)?.record.entries.length !== after) throw new DOMException('no', 'ConstraintError');
    this.added.set(id, [...(this.added.get(id) ?? []), ...more]);
    this.lists.set(id, list);
  }

  async remove(id: string): Promise<void> {
    this.check();
    this.pieces.delete(id);
    this.added.delete(id);
    this.lists.delete(id);
  }

  private async writes(entries: number): Promise<void> {
    this.check();
    await this.slow;
    this.written.push(entries);
  }

  private check(): void {
    if (this.broken !== null) throw new DOMException('no', this.broken);
  }
}

/** Bots that take the last thing that is legal: at once, or when they are told to. They can be given up as real ones can. */
export class FakeThinker implements Thinker {
  readonly asked: ThinkRequest[] = [];
  readonly givenUp: ThinkRequest[] = [];
  private thinking = finished();

  /** From here on thoughts last until they are ended. */
  begins(): void {
    this.thinking = lasting();
  }

  ends(): void {
    this.thinking.end();
    this.thinking = finished();
  }

  think(request: ThinkRequest, signal?: AbortSignal): Promise<ThinkAnswer> {
    this.asked.push(request);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        this.givenUp.push(request);
        reject(signal.reason);
      });
      void this.thinking.over.then(() => resolve(answerTo(request)));
    });
  }

  close(): void {}
}

function answerTo({ game: id, state, seat }: ThinkRequest): ThinkAnswer {
  const { game } = loadedGame(id)!;
  const action = game.legal(state, seat).at(-1) as Typed;
  return { action, why: { en: 'So.', nl: 'Zo.', de: 'So.' }, estimates: [] };
}

/** Something that lasts until the test ends it. */
export function lasting(): { readonly over: Promise<void>; end(): void } {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

function finished(): ReturnType<typeof lasting> {
  return { over: Promise.resolve(), end: () => {} };
}

/** The tables of a device with everything around them. */
export class TablesWorld {
  readonly store: FakeStore;
  readonly thinker: Thinker;
  readonly pushed: LocalPush[] = [];
  /** Tables that another window has. */
  readonly taken = new Set<string>();
  lose: () => void = () => {};
  private readonly tables: LocalTables;
  private asked = 0;

  constructor(store = new FakeStore(), thinker: Thinker = new FakeThinker()) {
    this.store = store;
    this.thinker = thinker;
    this.tables = new LocalTables({
      push: (push) => void this.pushed.push(push),
      store,
      thinker,
      lockTable: async (table, seize, lost) => {
        if (this.taken.has(table) && !seize) return null;
        this.lose = lost;
        return () => {};
      },
      now: () => 1_000 + this.asked,
    });
  }

  async ask(request: LocalRequest): Promise<RequestOutcome> {
    this.asked++;
    const answer = await this.tables.answer(request);
    await this.settled();
    return answer;
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

  /** To whom the device was last to be handed; null where it lies where it should. */
  get hand() {
    const shown = this.pushed.findLast((push) => push.push === 'hand');
    return shown?.push === 'hand' ? shown.to : null;
  }

  /** The person to act takes the last of the legal actions, or the one of this type. */
  async act(table: string, type?: string): Promise<RequestOutcome> {
    const { legal, seq } = this.standing;
    const action = (type === undefined ? legal.at(-1) : legal.find((one) => one.type === type)) as Typed;
    return this.ask({ do: 'act', table, expect: seq, action: { ...action } });
  }

  /** What is not held up is done: some rounds of promises. */
  async settled(): Promise<void> {
    for (let i = 0; i < 300; i++) await Promise.resolve();
  }
}
