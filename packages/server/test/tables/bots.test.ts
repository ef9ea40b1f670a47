import type { ThinkRequest } from '@roadstead/bots';
import { gameById } from '@roadstead/games/all';
import { dealtStyle } from '@roadstead/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { PoolFull, ThinkPool } from '../../src/bots/think-pool.js';
import { openStore } from '../../src/store/open-store.js';
import { Place, startedTable } from './place.js';

const NO_METER = { botQueue() {}, botWaited() {}, botThought() {} };
const ANSWER = { action: { type: 'x' }, why: { en: '', nl: '', de: '' }, estimates: [] };
const request = (seed: string): ThinkRequest => ({ game: 'g', state: null, seat: 0, level: 'l', budget: {}, seed });

describe('bots at tables', () => {
  let place: Place;
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  it('play by themselves until a person is to act, in games that nobody has open too', async () => {
    place = await Place.open();
    const ada = await place.person('Ada');
    const { id } = await ada.newTable({
      seats: 5,
      bots: ['deckhand', 'sailor', 'captain', 'admiral'],
      house: { standIn: 'captain' },
    });
    await ada.do('start', id);
    await ada.do('leave', id);
    while ((await place.store.tables.byId(id))!.status !== 'over')
      await new Promise((resolve) => setImmediate(resolve));
    const { result, seats } = (await place.store.tables.byId(id))!;
    expect(result!.ranking).toHaveLength(seats.length);
  });

  it('see no more than their seat: the state goes to a thinker of our own, and to nobody else', async () => {
    const asked: ThinkRequest[] = [];
    place = await Place.open({ think: (question) => void asked.push(question) });
    const ada = await place.person('Ada');
    const { id } = await ada.newTable({ bots: ['captain'] });
    await ada.do('start', id);
    const wire = await ada.wire();
    await wire.watch(id);
    await wire.until(() => wire.standing.toAct[0] === 0);
    const { seq, legal } = wire.standing;
    await wire.ask({ do: 'act', table: id, expect: seq, action: legal.at(-1) });
    const seed = (await place.store.tables.byId(id))!.record!.seed!;
    for (const { seat, seed: slips } of asked) {
      expect(seat).toBe(1);
      expect(slips).not.toContain(seed);
    }
  });

  it('have the style that the host chose, or one by the seal of the shuffle, and everybody is told which', async () => {
    const asked: ThinkRequest[] = [];
    place = await Place.open({ think: (question) => void asked.push(question) });
    const ada = await place.person('Ada');
    const { id } = await ada.newTable({ seats: 3, bots: ['captain', 'captain'] });
    const asIs = await ada.do('bot', id, { seat: 1, level: 'captain', style: 'merchant' });
    expect(asIs.seats.map(({ style }) => style)).toEqual([undefined, 'merchant', undefined]);
    await expect(ada.do('bot', id, { seat: 2, level: 'captain', style: 'nobody' })).rejects.toThrow();
    const { commitment, seats } = await ada.do('start', id);
    const dealt = dealtStyle(gameById('port-royal')!.styles, commitment!, 2);
    expect(seats.map(({ style }) => style)).toEqual([undefined, 'merchant', dealt]);
    await ada.do('leave', id);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    for (const { seat, level } of asked) expect(level).toBe(`captain:${seats[seat]!.style}`);
  });

  it('whose turn it was when the server ended go on when it starts again', async () => {
    const store = await openStore(':memory:');
    let release = () => {};
    const stuck = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = await Place.open({ store, think: () => stuck });
    const ada = await first.person('Ada');
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) {
      const { id } = await ada.newTable({ bots: ['captain'] });
      await ada.do('start', id);
      ids.push(id);
    }
    const waiting = await store.tables.awaitingBots(100);
    expect(waiting.length).toBeGreaterThan(0);
    await first.close();
    release();
    place = await Place.open({ store, time: first.time });
    await place.tables.tick();
    while ((await store.tables.awaitingBots(100)).length > 0) await new Promise((resolve) => setImmediate(resolve));
    for (const id of waiting) expect((await store.tables.byId(id))!.seq).toBeGreaterThan(0);
    expect(ids).toHaveLength(10);
  });

  it('that want what cannot be done hold up no table', async () => {
    place = await Place.open({ think: (question) => void Object.assign(question, { level: 'deckhand' }) });
    const [ada, ben] = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable([ada, ben]);
    const [seat] = (await place.store.tables.byId(id))!.toAct as [number];
    const other = [ada, ben][1 - seat]!;
    await [ada, ben][seat]!.do('leave', id);
    const wire = await other.wire();
    await wire.watch(id);
    await other.do('bot', id, { seat, level: 'captain' });
    await wire.until(() => wire.standing.toAct[0] === 1 - seat);
  });

  it('a bot that thinks while somebody takes back is not taken for another', async () => {
    let release = () => {};
    let isThinking = false;
    place = await Place.open({
      think: async () => {
        if (!isThinking) return;
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      },
    });
    const ada = await place.person('Ada');
    const { id } = await ada.newTable({ bots: ['captain'] });
    await ada.do('start', id);
    const wire = await ada.wire();
    await wire.watch(id);
    await wire.until(() => wire.standing.toAct[0] === 0);
    isThinking = true;
    for (;;) {
      await wire.until(() => wire.standing.toAct[0] === 0 || wire.standing.undoable > 0);
      const { seq, legal, undoable, toAct } = wire.standing;
      if (undoable > 0 && toAct[0] === 1) break;
      if (toAct[0] !== 0) {
        release();
        await wire.untilSeq(seq + 1);
        continue;
      }
      await wire.ask({ do: 'act', table: id, expect: seq, action: legal.at(-1) });
      await wire.untilSeq(seq + 1);
      if (wire.standing.toAct[0] === 1 && wire.standing.undoable === 0) {
        release();
        isThinking = false;
        await wire.until(() => wire.standing.toAct[0] === 0);
        isThinking = true;
      }
    }
    const { seq } = wire.standing;
    expect(await wire.ask({ do: 'undo', table: id, expect: seq, step: true })).toMatchObject({
      ok: true,
      seq: seq + 1,
    });
    isThinking = false;
    release();
    await wire.untilSeq(seq + 1);
    expect(wire.standing.toAct).toEqual([0]);
    expect((await place.store.tables.byId(id))!.seq).toBe(seq + 1);
  });

  it('a stand-in that still thinks when its person comes back decides nothing any more', async () => {
    const thinking: (() => void)[] = [];
    place = await Place.open({ think: () => new Promise<void>((resolve) => void thinking.push(resolve)) });
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people, { house: { standIn: 'captain' } });
    const [seat] = (await place.store.tables.byId(id))!.toAct as [number];
    await people[seat]!.do('leave', id);
    await people[seat]!.do('comeBack', id);
    for (const answer of thinking) answer();
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(thinking).toHaveLength(1);
    expect((await place.store.tables.byId(id))!.seq).toBe(0);
  });

  it('tables that cannot be read cost the others nothing, and are left alone for a while', async () => {
    place = await Place.open();
    const people = [await place.person('Ada'), await place.person('Ben')];
    const days = { house: { pace: { kind: 'days', days: 1 }, standIn: 'captain' } } as const;
    const { id: broken } = await startedTable(people, days);
    const { id: sound } = await startedTable(people, days);
    const stored = (await place.store.tables.byId(broken))!;
    const record = { ...stored.record!, rules: 99 };
    await place.store.tables.change(broken, stored.version, { rules: 99, record, awaitsBot: true });
    const wire = await people[0]!.wire();
    expect(await wire.code({ do: 'watch', table: broken })).toBe('UNAVAILABLE');
    expect(place.failures.splice(0)).toHaveLength(1);
    place.time.now += 2 * 86_400_000;
    for (let i = 0; i < 5; i++) await place.tables.tick();
    expect((await place.store.tables.byId(sound))!.seats.some(({ standIn }) => standIn === 'captain')).toBe(true);
    await place.close(); // when all that was begun is done
    const codes = place.failures.splice(0).map((error) => (error as { code: string }).code);
    expect(codes.length).toBeLessThanOrEqual(2);
    expect(new Set(codes)).toEqual(new Set(['BAD_RECORD']));
    place = await Place.open();
  });

  it('give advice where it harms nobody', async () => {
    place = await Place.open();
    const [ada, ben] = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await ada.newTable({ bots: ['captain'] });
    await ada.do('start', id);
    const wire = await ada.wire();
    await wire.watch(id);
    await wire.until(() => wire.standing.toAct[0] === 0);
    const answer = await wire.ask({ do: 'hint', table: id });
    expect(answer).toMatchObject({
      ok: true,
      hint: {
        action: { type: expect.any(String) },
        why: { en: expect.any(String), nl: expect.any(String), de: expect.any(String) },
        estimates: expect.any(Array),
      },
    });
    const together = await startedTable([ada, ben]);
    expect(await wire.code({ do: 'hint', table: together.id })).toBe('NOT_ALLOWED');
    const daily = await ada.ask('playDaily', { game: 'port-royal' });
    expect(await wire.code({ do: 'hint', table: daily.id })).toBe('NOT_ALLOWED');
  });
});

const FOR_ONE = { person: 'one', from: 'somewhere', isAwaited: () => true };

describe('the pool of thinkers', () => {
  /** Thinkers that answer when told to. */
  function pool(size: number, longest = 100) {
    const under: { seed: string; done: (fails?: boolean) => void }[] = [];
    let started = 0;
    const thinkers = new ThinkPool(
      () => {
        started++;
        return {
          think: ({ seed }, signal) =>
            new Promise((resolve, reject) => {
              signal?.addEventListener('abort', () => reject(signal.reason));
              under.push({ seed, done: (fails) => (fails ? reject(new Error('broken')) : resolve(ANSWER)) });
            }),
          close() {},
        };
      },
      size,
      longest,
      NO_METER,
    );
    return { thinkers, under, started: () => started };
  }

  it('no more think at once than there are threads, first come first served', async () => {
    const { thinkers, under, started } = pool(2);
    const answers = ['a', 'b', 'c', 'd'].map((seed) => thinkers.think(request(seed), FOR_ONE));
    expect(under.map(({ seed }) => seed)).toEqual(['a', 'b']);
    under[0]!.done();
    await answers[0];
    await Promise.resolve();
    expect(under.map(({ seed }) => seed)).toEqual(['a', 'b', 'c']);
    under[1]!.done();
    under[2]!.done();
    await Promise.all(answers.slice(0, 3));
    await Promise.resolve();
    under[3]!.done();
    await answers[3];
    expect(started()).toBe(2);
  });

  it('is starting no thread before it is needed, and none fails for another', async () => {
    const { thinkers, under, started } = pool(4);
    expect(started()).toBe(0);
    const one = thinkers.think(request('a'), FOR_ONE);
    under[0]!.done(true);
    await expect(one).rejects.toThrow('broken');
    const two = thinkers.think(request('b'), FOR_ONE);
    under[1]!.done();
    await two;
    expect(started()).toBe(1);
  });

  it('refuses who comes when too many wait, and everybody when it closes', async () => {
    const { thinkers } = pool(1, 2);
    const waiting = ['a', 'b', 'c'].map((seed) => thinkers.think(request(seed), FOR_ONE));
    await expect(thinkers.think(request('d'), FOR_ONE)).rejects.toBeInstanceOf(PoolFull);
    const ended = Promise.allSettled(waiting);
    thinkers.close();
    for (const outcome of await ended)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PoolFull) });
    await expect(thinkers.think(request('e'), FOR_ONE)).rejects.toBeInstanceOf(PoolFull);
  });

  /** Lets one thinker think all of it; the order in which it did. */
  async function order(
    asked: readonly { seed: string; person: string; from?: string; isAwaited?: boolean }[],
  ): Promise<string[]> {
    const { thinkers, under } = pool(1);
    const all = asked.map(({ seed, person, from = person, isAwaited = true }) =>
      thinkers.think(request(seed), { person, from, isAwaited: () => isAwaited }),
    );
    for (let done = 0; done < asked.length; done++) {
      await expect.poll(() => under.length).toBe(done + 1);
      under[done]!.done();
    }
    await Promise.all(all);
    return under.map(({ seed }) => seed);
  }

  it('people take turns, however many tables one of them has', async () => {
    const many = Array.from({ length: 6 }, (_, i) => ({ seed: `many ${i}`, person: 'many' }));
    const thought = await order([...many, { seed: 'single', person: 'single' }]);
    expect(thought.slice(0, 3)).toEqual(['many 0', 'single', 'many 1']);
  });

  it('addresses take turns before people do: many names of one address are heard like one', async () => {
    const many = Array.from({ length: 6 }, (_, i) => ({ seed: `many ${i}`, person: `name ${i}`, from: '192.0.2.1' }));
    const single = [0, 1].map((i) => ({ seed: `single ${i}`, person: 'single', from: '192.0.2.2' }));
    const thought = await order([...many, ...single]);
    expect(thought.slice(0, 5)).toEqual(['many 0', 'single 0', 'many 1', 'single 1', 'many 2']);
  });

  it('what nobody looks at comes last, but it comes', async () => {
    const unseen = Array.from({ length: 3 }, (_, i) => ({ seed: `unseen ${i}`, person: 'gone', isAwaited: false }));
    const seen = Array.from({ length: 12 }, (_, i) => ({ seed: `seen ${i}`, person: `p${i}` }));
    const thought = await order([...unseen, ...seen]);
    // The first was begun before there was anything else.
    expect(thought.slice(0, 7).filter((seed) => seed.startsWith('unseen'))).toEqual(['unseen 0']);
    expect(thought.slice(0, 9)).toContain('unseen 1');
    expect(thought.at(-1)).toBe('unseen 2');
  });

  it('where too many wait, one that nobody looks at makes room for one that somebody does', async () => {
    const { thinkers } = pool(1, 2);
    const unseen = ['a', 'b', 'c'].map((seed) =>
      thinkers
        .think(request(seed), { person: 'gone', from: 'gone', isAwaited: () => false })
        .catch((error: unknown) => error),
    );
    const seen = thinkers.think(request('d'), FOR_ONE).catch(() => 'closed');
    expect(await unseen[2]).toBeInstanceOf(PoolFull);
    thinkers.close();
    expect(await seen).toBe('closed');
  });
});
