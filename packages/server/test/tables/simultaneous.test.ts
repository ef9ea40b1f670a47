import { Connection, type SocketLike, TableClient, type TableState } from '@roadstead/client';
import { GAMES, type GameEntry } from '@roadstead/games/all';
import { isPlainObject } from '@roadstead/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LotsView } from '../../../kernel/test/games/lots.js';
import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';
import { type Person, Place, type PlaceOptions, startedTable } from './place.js';
import type { Wire } from './wire.js';

/** Every lot that a message speaks of, wherever it stands in it. */
function lotsIn(message: unknown): number[] {
  if (Array.isArray(message)) return message.flatMap(lotsIn);
  if (!isPlainObject(message)) return [];
  return Object.entries(message).flatMap(([key, value]) =>
    ['card', 'cards', 'hand', 'laid', 'discard'].includes(key)
      ? [value].flat().filter((lot) => typeof lot === 'number')
      : lotsIn(value),
  );
}

describe('seats that are asked at the same time', () => {
  let place: Place;
  beforeAll(() => void (GAMES as GameEntry[]).push(lotsEntry));
  afterAll(() => void (GAMES as GameEntry[]).splice(GAMES.indexOf(lotsEntry), 1));
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  async function opened(names: readonly string[], options: PlaceOptions = {}): Promise<Person[]> {
    place = await Place.open(options);
    return Promise.all(names.map((name) => place.person(name)));
  }

  async function atLots(names: readonly string[], options: PlaceOptions = {}): Promise<{ id: string; wires: Wire[] }> {
    const people = await opened(names, options);
    const { id } = await startedTable(people, { game: 'lots' });
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    return { id, wires };
  }

  const lay = (id: string, { standing }: Wire, expected = standing.seq) => ({
    do: 'act',
    table: id,
    expect: expected,
    action: standing.legal[0],
  });

  it('may all answer at once, and every answer counts', async () => {
    const { id, wires } = await atLots(['Ada', 'Ben', 'Cleo']);
    expect(wires[0]!.standing.toAct).toEqual([0, 1, 2]);
    const answers = await Promise.all(wires.map((wire) => wire.ask(lay(id, wire))));
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
    await Promise.all(wires.map((wire) => wire.untilSeq(3)));
    for (const wire of wires) expect(wire.log.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  });

  it('may answer what they were asked after a restart too', async () => {
    const { id, wires } = await atLots(['Ada', 'Ben', 'Cleo']);
    await wires[0]!.ask(lay(id, wires[0]!));
    const node = await Place.open({ store: place.store, time: place.time });
    const ben = await node.wire('ben'.padEnd(16, 'x'));
    expect(await ben.code(lay(id, wires[1]!, 0))).toBe('ok');
    await node.close();
  });

  it('are told that the game has gone on when all was shown meanwhile', async () => {
    const { id, wires } = await atLots(['Ada', 'Ben']);
    const late = { ...lay(id, wires[0]!), action: wires[0]!.standing.legal.at(-1) };
    for (const wire of wires) expect(await wire.code(lay(id, wire))).toBe('ok');
    expect(await wires[0]!.code(late)).toBe('STALE');
    expect((await place.store.tables.byId(id))!.seq).toBe(2);
  });

  it('answer once, however often they press', async () => {
    const { id, wires } = await atLots(['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = wires as [Wire, Wire, Wire];
    const asked = lay(id, ada);
    const codes = await Promise.all([ada.code(asked), ada.code(asked), ben.code(lay(id, ben))]);
    expect(codes.sort()).toEqual(['STALE', 'ok', 'ok']);
    const again = await Promise.all([ben.ask(lay(id, ben, 0), 'same'), ben.ask(lay(id, ben, 0), 'same')]);
    expect(again.map((answer) => answer.ok)).toEqual([false, false]);
    expect((await place.store.tables.byId(id))!.seq).toBe(2);
  });

  it('bots are asked at the same time, and nobody’s act throws a thought away', async () => {
    const asked: { readonly seat: number; readonly answer: () => void }[] = [];
    const [ada] = await opened(['Ada'], {
      env: { ROADSTEAD_BOT_THREADS: '4' },
      think: ({ seat }) => new Promise<void>((answer) => void asked.push({ seat, answer })),
    });
    const { id } = await ada!.newTable({ game: 'lots', seats: 3, bots: ['captain', 'captain'] });
    await ada!.do('start', id);
    const wire = await ada!.wire();
    await wire.watch(id);
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(asked.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(await wire.code(lay(id, wire))).toBe('ok');
    asked[1]!.answer();
    await wire.untilSeq(2);
    expect(asked).toHaveLength(2);
    asked[0]!.answer();
    await wire.untilSeq(3);
    expect(wire.log.map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  it('learn nothing of what others choose before all is shown, a bot among them', async () => {
    let answer = () => {};
    const people = await opened(['Ada', 'Ben', 'Cleo'], {
      think: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    });
    const { id, invite } = await people[0]!.newTable({ game: 'lots', seats: 4, bots: ['captain'] });
    for (const person of people.slice(1)) {
      await person.do('admit', id, { invite });
      await person.do('sit', id, {});
      await person.do('ready', id, { ready: true });
    }
    await people[0]!.do('start', id);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    const watcher = await (await place.person('Eve')).wire();
    expect(await watcher.code({ do: 'watch', table: id })).not.toBe('ok');

    const viewOf = ({ standing }: Wire) => standing.view as LotsView;
    const hands = wires.map((wire) => viewOf(wire).hand!);
    const known = Object.keys(viewOf(wires[0]!));
    const codes = await Promise.all(wires.map((wire) => wire.code(lay(id, wire))));
    expect(codes).toEqual(['ok', 'ok', 'ok']);
    await Promise.all(wires.map((wire) => wire.untilSeq(3)));
    wires.forEach((wire, i) => {
      expect(new Set(lotsIn(wire.heard))).toEqual(new Set(hands[i]));
      expect(Object.keys(viewOf(wire))).toEqual(known);
      const told = wire.log.flatMap(({ events }) => events) as { type: string; seat: number }[];
      expect(told.filter(({ seat }) => seat !== wire.standing.seat)).toEqual(
        told.flatMap(({ seat }) => (seat === wire.standing.seat ? [] : [{ type: 'laid', seat }])),
      );
    });

    answer();
    await Promise.all(wires.map((wire) => wire.untilSeq(4)));
    for (const wire of wires) {
      expect(viewOf(wire).discard).toHaveLength(4);
      for (const hand of hands) expect(viewOf(wire).discard.filter((lot) => hand.includes(lot))).toHaveLength(1);
    }
  });

  it('see no refusal on their pages', async () => {
    const people = await opened(['Ada', 'Ben', 'Cleo']);
    const { id } = await startedTable(people, { game: 'lots' });
    const clients = await Promise.all(
      people.map(async (person) => {
        const headers = { cookie: await place.cookie(person.id) };
        const open = () => new WebSocket(`${place.url}/socket`, { headers }) as unknown as SocketLike;
        return new TableClient({ connection: new Connection({ open }), table: id });
      }),
    );
    const until = (client: TableClient, find: (state: TableState) => boolean) =>
      new Promise<void>((resolve) => void client.subscribe((state) => find(state) && resolve()));
    await Promise.all(clients.map((client) => until(client, ({ standing }) => standing !== null)));
    const answers = await Promise.all(clients.map((client) => client.act(client.state.standing!.legal[0]!)));
    await Promise.all(clients.map((client) => until(client, ({ log, waiting }) => log.length === 3 && !waiting)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(clients.map(({ state }) => state.refusal)).toEqual([null, null, null]);
  });
});
