import type { ThinkAnswer, ThinkRequest } from '@roadstead/bots';
import { loadedGame, loadGame } from '@roadstead/games';
import { Table, type Typed } from '@roadstead/kernel';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GameLoop } from '../../src/local/game-loop.js';
import { LocalTable } from '../../src/local/local-table.js';
import type { LocalSeat, NewLocalGame } from '../../src/local/messages.js';
import { parseFile } from '../../src/local/saved-file.js';
import { takeLotsAboard } from './lots.js';
import { BOT, FakeStore, FakeThinker, GAME, OTHER, PERSON, TablesWorld } from './tables-world.js';

const PRACTICE = { house: { ...GAME.house, practice: true } };

let thinker: FakeThinker;
let world: TablesWorld;

async function open(change: Partial<NewLocalGame> = {}): Promise<string> {
  thinker = new FakeThinker();
  world = new TablesWorld(new FakeStore(), thinker);
  return world.open(change);
}

/** Plays until a bot is asked. */
async function untilBotThinks(table: string): Promise<void> {
  for (let i = 0; i < 40 && world.standing.toAct.includes(0); i++) await world.act(table);
  expect(world.standing.toAct).toEqual([1]);
}

const undo = (table: string) => world.ask({ do: 'undo', table, expect: world.standing.seq, step: true });
const acts = () => world.pushed.filter((push) => push.push === 'played' && push.played.kind === 'act').length;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an undo while a bot thinks', () => {
  it('gives that thought up, and bots go on when they are asked again', async () => {
    const table = await open(PRACTICE);
    thinker.begins();
    await untilBotThinks(table);
    const thought = thinker.asked.at(-1)!;
    expect(await undo(table)).toMatchObject({ ok: true });
    expect(thinker.givenUp).toEqual([thought]);
    expect(world.standing.toAct).toEqual([0]);

    await untilBotThinks(table);
    const { seq } = world.standing;
    thinker.ends();
    await world.settled();
    expect(world.standing.seq).toBeGreaterThan(seq);
    expect(world.standing.toAct).toEqual([0]);
  });
});

describe('a bot', () => {
  it('plays in the style that was chosen, or that the deal gives it, and keeps it in every file', async () => {
    const seats = [PERSON, { ...BOT, style: 'merchant' }, BOT, BOT] as const;
    const table = await open({ seats });
    thinker.begins();
    const styles = world.room.seats.map(({ style }) => style);
    expect(styles.slice(0, 2)).toEqual([undefined, 'merchant']);
    const known = loadedGame(GAME.game)!.styles!.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(styles.slice(2)));
    expect(styles[2]).not.toBe(styles[3]);
    for (let i = 0; i < 40 && world.standing.toAct.includes(0); i++) await world.act(table);
    const { seat, level } = thinker.asked.at(-1)!;
    expect(level).toBe(`sailor:${styles[seat]}`);
    const saved = world.store.game(table)!;
    expect(parseFile(saved, 1).seats).toEqual(saved.seats);
  });

  it('of a game from before styles has none, and one whose style is gone plays all the same', async () => {
    const table = await open();
    const saved = world.store.game(table)!;
    const old = { ...saved, seats: [PERSON, BOT] };
    const gone = { ...saved, seats: [PERSON, { ...BOT, style: 'gone' }] as const };
    for (const file of [old, gone]) {
      const { game } = loadedGame(GAME.game)!;
      const loop = new GameLoop(LocalTable.load(game, parseFile(file, 1)), {
        thinker,
        push: () => {},
        save: () => {},
        now: () => 1,
      });
      thinker.begins();
      loop.watch();
      for (let i = 0; i < 40 && loop.table.toAct.includes(0); i++)
        loop.act(loop.table.legal(0).at(-1)!, loop.table.seq);
      expect(thinker.asked.at(-1)!.level).toBe('sailor');
      loop.stop();
    }
  });

  it.each([
    ['no card that fits', 'F01', 0],
    ['a card that fits', 'F04', 0],
    ['a thought of its own about it', 'F04', 250],
  ])('SS-C5 that searches answers a secret question after the same time with %s', async (_, card, thoughtMs) => {
    await loadGame('sword-and-skull');
    vi.useFakeTimers();
    const { game } = loadedGame('sword-and-skull')!;
    const byHand = { position: { players: { 1: { hand: [card] } } } };
    const held = Table.open(game, { seats: 2, options: {}, start: 1, byHand, seed: 'secret' });
    const admiral: LocalSeat = { kind: 'bot', level: 'admiral' };
    const asked: ThinkRequest[] = [];
    const think = async (request: ThinkRequest) => {
      asked.push(request);
      await new Promise((over) => setTimeout(over, thoughtMs));
      return { action: { type: 'roll' }, why: { en: '', nl: '', de: '' }, estimates: [] };
    };
    const table = LocalTable.around('secret', held, [PERSON, admiral], GAME.house);
    const world = { thinker: { think, close: () => {} }, push: () => {}, save: () => {}, now: () => 1 };
    const loop = new GameLoop(table, world);
    loop.watch();
    await vi.advanceTimersByTimeAsync(399);
    expect([table.seq, asked.length]).toEqual([0, 1]);
    expect(asked[0]!.budget.ms).toBeLessThan(400);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.seq).toBeGreaterThan(0);
    loop.stop();
  });

  it('whose thought comes although it was given up does not act by it, even where it could', async () => {
    const table = await open(PRACTICE);
    let answer = (_: ThinkAnswer) => {};
    // A worker may have answered already when it is told to stop.
    const late = new Promise<ThinkAnswer>((resolve) => {
      answer = resolve;
    });
    const think = vi.spyOn(thinker, 'think').mockReturnValue(late);
    await untilBotThinks(table);
    await undo(table);
    think.mockRestore();
    thinker.begins();
    await untilBotThinks(table);
    const { seq } = world.standing;
    const { state, seat } = thinker.asked.at(-1)!;
    const action = loadedGame(GAME.game)!.game.legal(state, seat)[0] as Typed;
    answer({ action, why: { en: '', nl: '', de: '' }, estimates: [] });
    await world.settled();
    expect(world.standing).toMatchObject({ seq, toAct: [1] });
  });

  it('that is being thought for when the table is left does nothing any more', async () => {
    const table = await open(PRACTICE);
    thinker.begins();
    await untilBotThinks(table);
    await world.ask({ do: 'unwatch', table });
    expect(thinker.givenUp).toHaveLength(1);
    const before = acts();
    thinker.ends();
    await world.settled();
    expect(acts()).toBe(before);
  });

  it('that cannot think stops no table: it is asked again when something happens', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = await open(PRACTICE);
    const think = vi.spyOn(thinker, 'think').mockRejectedValue(new Error('no more threads'));
    await untilBotThinks(table);
    expect(complaint).toHaveBeenCalledOnce();
    think.mockRestore();
    await undo(table);
    await untilBotThinks(table).catch(() => {});
    expect(world.standing.toAct).toEqual([0]);
  });

  it('that cannot think is asked again by itself, after longer and longer, until the table is left', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = await open(PRACTICE);
    const think = vi.spyOn(thinker, 'think').mockRejectedValue(new Error('no more threads'));
    await untilBotThinks(table);
    const rests: number[] = [];
    for (let i = 1; i <= 8; i++) {
      expect(think).toHaveBeenCalledTimes(i);
      const before = Date.now();
      await vi.advanceTimersToNextTimerAsync();
      rests.push((Date.now() - before) / 1000);
    }
    expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);

    think.mockRestore();
    await vi.advanceTimersToNextTimerAsync();
    await world.settled();
    expect(world.standing.toAct).toEqual([0]);

    const again = vi.spyOn(thinker, 'think').mockRejectedValue(new Error('no more threads'));
    await untilBotThinks(table);
    await world.ask({ do: 'unwatch', table });
    expect(vi.getTimerCount()).toBe(0);
    expect(again).toHaveBeenCalledOnce();
  });
});

describe('advice', () => {
  it('is refused, not left open, when the game has gone on or the table was left meanwhile', async () => {
    const table = await open(PRACTICE);
    await world.act(table);
    thinker.begins();
    const first = world.ask({ do: 'hint', table });
    await undo(table);
    thinker.ends();
    expect(await first).toMatchObject({ ok: false, error: { code: 'STALE' } });

    thinker.begins();
    const second = world.ask({ do: 'hint', table });
    await world.ask({ do: 'unwatch', table });
    expect(await second).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });

  it('is for a seat that is asked', async () => {
    const table = await open();
    thinker.begins();
    await untilBotThinks(table);
    expect(await world.ask({ do: 'hint', table })).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
  });
});

describe('where several are asked at the same time', () => {
  const LOTS = { game: 'lots', seed: 'lots' };
  beforeAll(takeLotsAboard);

  it('a person answers while a bot thinks, and the bot’s thought is good for what it does', async () => {
    const table = await openSlowly({ ...LOTS, seats: [PERSON, BOT] });
    expect(world.standing.toAct).toEqual([0, 1]);
    expect(await world.act(table)).toMatchObject({ ok: true });
    expect(world.standing.toAct).toEqual([1]);
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.givenUp).toEqual([]);
    thinker.ends();
    await world.settled();
    expect(world.standing.toAct).toEqual([0]);
    expect(world.standing.seq).toBe(3);
  });

  it('a person answers what was seen before a bot did, and not what was seen before all was shown', async () => {
    const table = await open({ ...LOTS, seats: [PERSON, BOT, BOT] });
    // Both bots have laid by now; the page may still show how it stood before.
    expect(world.standing).toMatchObject({ seq: 2, toAct: [0] });
    const [first, second] = world.standing.legal;
    const lay = (expect: number, action = first!) => world.ask({ do: 'act', table, expect, action: { ...action } });
    expect(await lay(0)).toMatchObject({ ok: true });
    const { seq } = world.standing;
    expect(seq).toBeGreaterThan(3);
    expect(await lay(0, second)).toMatchObject({ ok: false, error: { code: 'STALE' } });
    expect(await lay(2, second)).toMatchObject({ ok: false, error: { code: 'STALE' } });
    expect(world.standing.seq).toBe(seq);
  });

  it('an undo that is refused disturbs no thought', async () => {
    const table = await openSlowly({ ...LOTS, seats: [PERSON, BOT] });
    expect(await undo(table)).toMatchObject({ ok: false });
    expect(thinker.givenUp).toEqual([]);
    thinker.ends();
    await world.settled();
    expect(world.standing.toAct).toEqual([0]);
  });

  it('advice comes while a bot thinks', async () => {
    const table = await openSlowly({ ...LOTS, seats: [PERSON, BOT] });
    const advice = world.ask({ do: 'hint', table });
    await world.settled();
    thinker.ends();
    expect(await advice).toMatchObject({ ok: true });
    expect(thinker.asked.map(({ level }) => level)).toEqual(['sailor', 'admiral']);
    expect(thinker.givenUp).toEqual([]);
    expect(world.standing.toAct).toEqual([0]);
  });

  it('the device goes from one to the other, covered, and nobody answers for another', async () => {
    const table = await open({ ...LOTS, seats: [PERSON, OTHER, BOT] });
    expect(world.hand).toBe(0);
    expect(world.standing).toMatchObject({ seat: null, legal: [] });
    await world.ask({ do: 'take', table, seat: 0 });
    const { seq, legal } = world.standing;
    const lay = { do: 'act', table, expect: seq, action: { ...legal[0]! } } as const;
    expect(await world.ask(lay)).toMatchObject({ ok: true });

    // A second tap comes when the device is on its way.
    expect(world.hand).toBe(1);
    expect(world.standing).toMatchObject({ seat: null, legal: [], toAct: [1] });
    expect(await world.ask(lay)).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    await world.ask({ do: 'take', table, seat: 1 });
    expect(await world.ask({ ...lay, action: { ...world.standing.legal[0]! } })).toMatchObject({
      ok: false,
      error: { code: 'STALE' },
    });

    // Whoever closes a round begins the next, so the device changes hands once a round.
    expect(await world.act(table)).toMatchObject({ ok: true });
    expect(world.hand).toBeNull();
    expect(world.standing).toMatchObject({ seat: 1, toAct: [0, 1] });
    await world.act(table);
    expect(world.hand).toBe(0);
    expect(world.standing.seat).toBeNull();
  });

  it('nobody takes the device for a bot', async () => {
    const table = await open({ ...LOTS, seats: [PERSON, OTHER, BOT] });
    expect(await world.ask({ do: 'take', table, seat: 2 })).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(world.standing.seat).toBeNull();
  });

  /** A table whose bots think until `thinker.ends()`. */
  async function openSlowly(change: Partial<NewLocalGame>): Promise<string> {
    thinker = new FakeThinker();
    thinker.begins();
    world = new TablesWorld(new FakeStore(), thinker);
    return world.open(change);
  }
});
