import { FastRandom } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { Connection, TableClient, type TableState } from '../src/index.js';
import { CALM, FakeServer, TABLE } from './fake-server.js';
import { FakeLine } from './fake-socket.js';
import { FakeTimers, settled } from './fake-timers.js';

const word = (text: string) => ({ type: 'word', word: text }) as { type: string };
const standing = (seq: number, now = seq) => ({ seq, now, view: `view ${seq}` });
const played = (seq: number) => ({ seq, seat: 0, kind: 'act', events: [], at: 0 });
const push = (seq: number) => ({ push: 'played', table: TABLE, played: played(seq), standing: standing(seq) });

/** A table whose socket is in our hand, watched and told up to entry 2. */
async function watched() {
  const line = new FakeLine();
  const timers = new FakeTimers();
  const connection = new Connection({ open: line.open, timers, random: () => 0.5, pingMs: 3_600_000 });
  const client = new TableClient({ connection, table: TABLE, timers, lagMs: 1_000, refreshMs: 30_000 });
  line.last.opens();
  const watch = line.last.sent[0]!;
  expect(watch).toEqual({ id: watch.id, do: 'watch', table: TABLE });
  line.last.tells({
    push: 'standing',
    table: TABLE,
    opening: [{ type: 'began' }],
    log: [played(1), played(2)],
    standing: standing(2),
  });
  line.last.tells({ id: watch.id, ok: true, seq: 2 });
  await settled();
  line.last.sent.length = 0;
  const seqs = () => client.state.log.map(({ seq }) => seq);
  return { line, timers, connection, client, seqs };
}

describe('a watched table', () => {
  it('keeps opening, log and standing', async () => {
    const { line, client, seqs } = await watched();
    expect(client.state.opening).toEqual([{ type: 'began' }]);
    line.last.tells(push(3));
    expect(seqs()).toEqual([1, 2, 3]);
    expect(client.state.standing?.seq).toBe(3);
  });

  it('hears an entry twice and keeps it once', async () => {
    const { line, seqs } = await watched();
    for (const seq of [3, 3, 2, 1]) line.last.tells(push(seq));
    expect(seqs()).toEqual([1, 2, 3]);
    expect(line.last.sent).toEqual([]);
  });

  it('asks from its last entry when one is missing, and only once at a time', async () => {
    const { line, client, seqs } = await watched();
    line.last.tells(push(4));
    line.last.tells(push(5));
    expect(seqs()).toEqual([1, 2]);
    expect(client.state.standing?.seq).toBe(5);
    expect(line.last.sent).toMatchObject([{ do: 'watch', table: TABLE, seq: 2 }]);
    line.last.tells({ push: 'standing', table: TABLE, log: [played(3), played(4), played(5)], standing: standing(5) });
    expect(seqs()).toEqual([1, 2, 3, 4, 5]);
    expect(client.state.opening).toHaveLength(1);
  });

  it('asks for the opening if that was lost, even when every entry has come', async () => {
    const line = new FakeLine();
    const timers = new FakeTimers();
    const connection = new Connection({ open: line.open, timers });
    const client = new TableClient({ connection, table: TABLE, timers, lagMs: 1_000 });
    line.last.opens();
    line.last.tells({ id: line.last.sent[0]!.id, ok: true, seq: 0 });
    line.last.tells(push(1));
    await timers.pass(1_000);
    expect(line.last.sent).toHaveLength(2);
    expect(line.last.sent[1]).not.toHaveProperty('seq');
    const opening = [{ type: 'began' }];
    line.last.tells({ push: 'standing', table: TABLE, opening, log: [played(1)], standing: standing(1) });
    expect(client.state.opening).toEqual(opening);
  });

  it('never shows an older standing over a newer one', async () => {
    const { line, client } = await watched();
    line.last.tells({ push: 'standing', table: TABLE, log: [played(3)], standing: standing(3) });
    line.last.tells({ push: 'standing', table: TABLE, log: [], standing: standing(2) });
    line.last.tells({ push: 'standing', table: TABLE, log: [], standing: standing(3, 2) });
    expect(client.state.standing).toMatchObject({ seq: 3, now: 3 });
    line.last.tells({ push: 'standing', table: TABLE, log: [], standing: { ...standing(3, 9), order: 'armed' } });
    expect(client.state.standing).toMatchObject({ now: 9 });
    line.last.tells({ push: 'standing', table: TABLE, log: [], standing: { ...standing(3, 9), order: 'other' } });
    expect(client.state.standing).toMatchObject({ order: 'other' });
  });

  describe('told by what has changed', () => {
    const changedTo = (seq: number, from: number, told: number) => ({
      push: 'changed',
      table: TABLE,
      log: [played(seq)],
      from,
      told,
      change: { fields: { seq: { is: seq }, now: { is: seq }, view: { is: `view ${seq}` } } },
    });

    async function numbered() {
      const all = await watched();
      all.line.last.tells({ ...push(3), told: 7 });
      return all;
    }

    it('rebuilds the standing', async () => {
      const { line, client, seqs } = await numbered();
      line.last.tells(changedTo(4, 7, 8));
      line.last.tells(changedTo(5, 8, 9));
      expect(client.state.standing).toEqual(standing(5));
      expect(seqs()).toEqual([1, 2, 3, 4, 5]);
    });

    it('hears a change twice and makes it once', async () => {
      const { line, client } = await numbered();
      for (const told of [8, 8]) line.last.tells(changedTo(4, 7, told));
      expect(client.state.standing).toEqual(standing(4));
      expect(line.last.sent).toEqual([]);
    });

    it('asks anew when it does not have what the change starts from', async () => {
      const { line, timers, client, seqs } = await numbered();
      line.last.tells(changedTo(5, 8, 9));
      expect(client.state.standing).toEqual(standing(3));
      expect(seqs()).toEqual([1, 2, 3]);
      expect(line.last.sent).toMatchObject([{ do: 'watch', table: TABLE, seq: 3 }]);
      line.last.tells({ id: line.last.sent[0]!.id, ok: true, seq: 3 });
      await timers.pass(1_000);
      expect(line.last.sent.slice(1)).toMatchObject([{ do: 'watch', table: TABLE, seq: 3 }]);
    });

    it('starts from nothing that an earlier connection told', async () => {
      const { line, timers, client } = await numbered();
      line.last.breaks();
      await timers.pass(1_000);
      line.last.opens();
      line.last.tells(changedTo(4, 7, 8));
      expect(client.state.standing).toEqual(standing(3));
    });
  });

  it('resumes with its last entry after a reconnect, before anything is sent again', async () => {
    const { line, timers, client } = await watched();
    const outcome = client.act(word('x'));
    const { id } = line.last.sent[0]!;
    line.last.breaks();
    expect(client.state).toMatchObject({ link: 'lost', waiting: true });
    await timers.pass(1_000);
    line.last.opens();
    expect(line.last.sent).toMatchObject([
      { do: 'watch', seq: 2 },
      { id, do: 'act', expect: 2 },
    ]);
    line.last.tells({ id, ok: true, seq: 3 });
    expect(await outcome).toMatchObject({ ok: true, seq: 3 });
    expect(client.state.waiting).toBe(true);
    line.last.tells(push(3));
    expect(client.state).toMatchObject({ link: 'connected', waiting: false });
  });

  it('takes the standing of a stale answer, and gets the entries that led to it', async () => {
    const { line, timers, client } = await watched();
    const outcome = client.act(word('x'));
    const { id, expect: expected } = line.last.sent[0]!;
    expect(expected).toBe(2);
    line.last.tells({ id, ok: false, error: { code: 'STALE', message: 'Gone on.' }, standing: standing(4) });
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'STALE' } });
    expect(client.state.standing?.seq).toBe(4);
    expect(client.state.refusal).toEqual({ code: 'STALE', message: 'Gone on.' });
    await timers.pass(1_000);
    expect(line.last.sent.at(-1)).toMatchObject({ do: 'watch', seq: 2 });
    client.dismissRefusal();
    expect(client.state.refusal).toBeNull();
  });

  it('asks for its own entry if nobody tells it', async () => {
    const { line, timers, client } = await watched();
    const outcome = client.act(word('x'));
    line.last.tells({ id: line.last.sent[0]!.id, ok: true, seq: 3 });
    await outcome;
    await timers.pass(1_000);
    expect(line.last.sent.at(-1)).toMatchObject({ do: 'watch', seq: 2 });
  });

  it('asks after a long silence whether it has missed something', async () => {
    const { line, timers } = await watched();
    await timers.pass(29_000);
    line.last.tells(push(3));
    await timers.pass(29_000);
    expect(line.last.sent.filter(({ do: verb }) => verb === 'watch')).toEqual([]);
    await timers.pass(1_000);
    expect(line.last.sent.at(-1)).toMatchObject({ do: 'watch', seq: 3 });
  });

  it('starts anew when the logbook has become shorter', async () => {
    const { line, timers, client, seqs } = await watched();
    line.last.breaks();
    await timers.pass(1_000);
    line.last.opens();
    const { id } = line.last.sent[0]!;
    line.last.tells({ push: 'standing', table: TABLE, log: [], standing: standing(1, 99) });
    line.last.tells({ id, ok: true, seq: 1 });
    await settled();
    expect(line.last.sent.at(-1)).not.toHaveProperty('seq');
    line.last.tells({ push: 'standing', table: TABLE, opening: [], log: [played(1)], standing: standing(1, 100) });
    expect(seqs()).toEqual([1]);
    expect(client.state.standing?.seq).toBe(1);
  });

  it('asks how it stands when the game has begun and nobody told', async () => {
    const line = new FakeLine();
    const timers = new FakeTimers();
    const connection = new Connection({ open: line.open, timers });
    const client = new TableClient({ connection, table: TABLE, timers, lagMs: 1_000 });
    line.last.opens();
    line.last.tells({ push: 'room', table: TABLE, room: { version: 1, status: 'gathering' } });
    line.last.tells({ id: line.last.sent[0]!.id, ok: true, seq: 0 });
    await timers.pass(5_000);
    expect(line.last.sent).toHaveLength(1);
    line.last.tells({ push: 'room', table: TABLE, room: { version: 2, status: 'playing' } });
    line.last.tells({ push: 'room', table: TABLE, room: { version: 1, status: 'gathering' } });
    expect(client.state.room).toMatchObject({ version: 2, status: 'playing' });
    await timers.pass(1_000);
    expect(line.last.sent.at(-1)).toMatchObject({ do: 'watch' });
  });

  it('says why a table cannot be watched, and tries again what may pass', async () => {
    const { line, timers, client, connection } = await watched();
    const other = new TableClient({ connection, table: 'zzzzzzzzzzzz', timers, lagMs: 1_000 });
    line.last.tells({ id: line.last.sent.at(-1)!.id, ok: false, error: { code: 'TOO_MANY', message: 'Slower.' } });
    await timers.pass(1_000);
    expect(other.state.barred).toBeNull();
    expect(line.last.sent).toHaveLength(2);
    line.last.tells({ id: line.last.sent.at(-1)!.id, ok: false, error: { code: 'UNKNOWN_TABLE', message: 'No.' } });
    await timers.pass(5_000);
    expect(other.state.barred?.code).toBe('UNKNOWN_TABLE');
    expect(line.last.sent).toHaveLength(2);
    expect(client.state.barred).toBeNull();
  });

  it('keeps talk in order, each word once, and tells its listeners of every change', async () => {
    const { line, client } = await watched();
    const states: TableState[] = [];
    const stop = client.subscribe((state) => states.push(state));
    const said = (n: number) => ({ n, by: { id: 'x', name: 'X' }, at: n, text: `${n}` });
    line.last.tells({ push: 'said', table: TABLE, said: [said(2), said(1)] });
    line.last.tells({ push: 'said', table: TABLE, said: [said(2), said(3)] });
    line.last.tells({ push: 'said', table: 'zzzzzzzzzzzz', said: [said(9)] });
    expect(client.state.said.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(states.map(({ said: all }) => all.length)).toEqual([0, 2, 3]);
    stop();
    line.last.tells({ push: 'said', table: TABLE, said: [said(4)] });
    expect(states).toHaveLength(3);
  });

  it('tells again after a reconnect that the person looks', async () => {
    const { line, timers, client } = await watched();
    client.look(true);
    line.last.breaks();
    await timers.pass(1_000);
    line.last.opens();
    expect(line.last.sent).toMatchObject([{ do: 'watch' }, { do: 'look', looking: true }]);
  });

  it('lets go of everything when it is closed', async () => {
    const { line, timers, client, connection } = await watched();
    client.close();
    line.last.tells(push(3));
    expect(line.last.sent).toMatchObject([{ do: 'unwatch', table: TABLE }]);
    expect(client.state.log).toHaveLength(2);
    connection.close();
    await timers.pass(1);
    expect(timers.count).toBe(0);
  });

  it('is told on where another of the same table is closed on its line', async () => {
    const { line, client, connection, timers, seqs } = await watched();
    const other = new TableClient({ connection, table: TABLE, timers });
    line.last.sent.length = 0;
    other.close();
    other.close();
    expect(line.last.sent).toEqual([]);
    line.last.tells(push(3));
    expect(seqs()).toEqual([1, 2, 3]);
    client.close();
    expect(line.last.sent).toMatchObject([{ do: 'unwatch', table: TABLE }]);
  });
});

describe('in foul weather', () => {
  it.each(Array.from({ length: 60 }, (_, i) => i))('all clients end with the logbook of the server (%i)', async (i) => {
    const random = new FastRandom(`weather/${i}`);
    const chance = () => random.int(1_000_000) / 1_000_000;
    const timers = new FakeTimers();
    const server = new FakeServer(timers, { ...CALM, chance });
    const clients = Array.from({ length: 3 }, () => {
      const connection = new Connection({ open: server.open, timers, random: chance, pingMs: 3_000, answerMs: 2_000 });
      return new TableClient({ connection, table: TABLE, timers, lagMs: 300, refreshMs: 5_000 });
    });
    const broken: string[] = [];
    for (const client of clients) {
      client.subscribe(({ log }) => {
        if (log.some(({ seq }, at) => seq !== at + 1)) broken.push(log.map(({ seq }) => seq).join());
      });
    }
    Object.assign(server.weather, { drop: 0.1, double: 0.15, delayMs: 400, cut: 0.03 });
    const acknowledged: { word: string; seq: number }[] = [];
    const spoken: string[] = [];
    for (let n = 0; n < 60; n++) {
      const client = clients[random.int(clients.length)]!;
      const text = `word ${n}`;
      if (random.int(5) === 0) {
        spoken.push(text);
        void client.say({ text });
      } else {
        void client.act(word(text)).then((outcome) => {
          if (outcome.ok) acknowledged.push({ word: text, seq: outcome.seq! });
        });
      }
      if (random.int(20) === 0) server.cutAll();
      await timers.pass(random.int(600));
    }
    Object.assign(server.weather, CALM);
    await timers.pass(60_000);

    expect(broken).toEqual([]);
    expect(server.log.length).toBeGreaterThan(5);
    expect(server.log.map(({ seq }) => seq)).toEqual(server.log.map((_, at) => at + 1));
    const words = server.log.map(({ events }) => events[0]!.word);
    expect(new Set(words).size).toBe(words.length);
    for (const { word: text, seq } of acknowledged) expect(words[seq - 1]).toBe(text);
    expect(server.said.map(({ text }) => text).sort()).toEqual([...spoken].sort());
    for (const { state } of clients) {
      expect(state.log).toEqual(server.log);
      expect(state.opening).toEqual([{ type: 'began' }]);
      expect(state.standing).toMatchObject({ seq: server.log.length, view: words });
      expect(state).toMatchObject({ link: 'connected', waiting: false });
    }
  });
});
