import { describe, expect, it } from 'vitest';
import { Connection, type RequestOutcome } from '../src/index.js';
import { FakeLine } from './fake-socket.js';
import { FakeTimers, settled } from './fake-timers.js';

const TABLE = 'abcdefghijkl';

function connected() {
  const line = new FakeLine();
  const timers = new FakeTimers();
  const connection = new Connection({ open: line.open, timers, random: () => 0.5, pingMs: 20_000, answerMs: 5_000 });
  line.last.opens();
  return { line, timers, connection };
}

const act = { do: 'act', table: TABLE, expect: 0, action: { type: 'pass' } } as const;

describe('a connection', () => {
  it('answers each request with its own answer, in whatever order they come', async () => {
    const { line, connection } = connected();
    const first = connection.request(act, true);
    const second = connection.request({ do: 'ping' }, false);
    const [a, b] = line.last.sent;
    expect(a!.id).not.toBe(b!.id);
    line.last.tells({ id: b!.id, ok: true });
    line.last.tells({ id: a!.id, ok: true, seq: 7 });
    expect(await second).toMatchObject({ ok: true });
    expect(await first).toMatchObject({ ok: true, seq: 7 });
  });

  it('hands out pushes, and is not disturbed by what it does not understand', () => {
    const { line, connection } = connected();
    const pushes: unknown[] = [];
    connection.onPush((push) => pushes.push(push));
    for (const noise of ['{', 'null', '7', '[]', '{}', '{"id":"x","ok":true}']) line.last.tells(noise);
    line.last.tells({ push: 'turn', table: TABLE, yourTurn: true });
    expect(pushes).toEqual([{ push: 'turn', table: TABLE, yourTurn: true }]);
    expect(connection.link).toBe('connected');
  });

  it('sends what was not answered again with the same id after a reconnect, and resolves it once', async () => {
    const { line, timers, connection } = connected();
    const outcomes: RequestOutcome[] = [];
    void connection.request(act, true).then((outcome) => outcomes.push(outcome));
    const { id } = line.last.sent[0]!;
    line.last.breaks();
    expect(connection.link).toBe('lost');
    await timers.pass(1_000);
    expect(line.sockets).toHaveLength(2);
    line.last.opens();
    expect(line.last.sent).toEqual([{ id, ...act }]);
    line.last.tells({ id, ok: true, seq: 1 });
    line.last.tells({ id, ok: true, seq: 1 });
    await settled();
    expect(outcomes).toHaveLength(1);
    line.last.breaks();
    await timers.pass(1_000);
    line.last.opens();
    expect(line.last.sent).toEqual([]);
  });

  it('holds back what is asked while there is no line', async () => {
    const { line, timers, connection } = connected();
    line.last.breaks();
    const outcome = connection.request(act, true);
    await timers.pass(1_000);
    line.last.opens();
    line.last.tells({ id: line.last.sent[0]!.id, ok: true, seq: 3 });
    expect(await outcome).toMatchObject({ seq: 3 });
  });

  it('comes back at once when it is sent to another node, asks the same again there, and is patient only after that', async () => {
    const { line, timers, connection } = connected();
    const outcome = connection.request(act, true);
    const { id } = line.last.sent[0]!;
    line.last.tells({ push: 'closing' });
    expect(connection.link).toBe('connected');
    line.last.breaks();
    await timers.pass(130); // half of the longest pause, as chance is here
    expect(line.sockets).toHaveLength(2);
    line.last.breaks();
    await timers.pass(130);
    expect(line.sockets).toHaveLength(2);
    await timers.pass(170);
    line.last.opens();
    expect(line.last.sent).toMatchObject([{ id }]);
    line.last.tells({ id, ok: true, seq: 3 });
    expect(await outcome).toMatchObject({ seq: 3 });
  });

  it('gives up what is not to be sent again when the line breaks', async () => {
    const { line, timers, connection } = connected();
    const outcome = connection.request({ do: 'watch', table: TABLE }, false);
    line.last.breaks();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'LOST' } });
    await timers.pass(1_000);
    line.last.opens();
    expect(line.last.sent).toEqual([]);
  });

  it('hears nothing more from a socket that it has given up', async () => {
    const { line, timers, connection } = connected();
    const pushes: unknown[] = [];
    connection.onPush((push) => pushes.push(push));
    const old = line.last;
    const { onmessage, onclose } = old;
    old.breaks();
    await timers.pass(1_000);
    line.last.opens();
    onmessage?.({ data: '{"push":"closing"}' } as never);
    old.tells({ push: 'closing' });
    old.breaks();
    expect(onclose).not.toBeNull();
    expect(connection.link).toBe('connected');
    expect(old.closed).toBe(true);
    expect(old.onmessage).toBeNull();
  });

  it('asks for a sign of life after a silence, and starts anew if none comes', async () => {
    const { line, timers, connection } = connected();
    await timers.pass(19_000);
    line.last.tells({ push: 'turn', table: TABLE, yourTurn: false });
    await timers.pass(19_000);
    expect(line.last.sent).toEqual([]);
    await timers.pass(1_000);
    expect(line.last.sent).toMatchObject([{ do: 'ping' }]);
    line.last.tells({ id: line.last.sent[0]!.id, ok: true });
    await timers.pass(20_000);
    expect(line.last.sent).toHaveLength(2);
    expect(connection.link).toBe('connected');
    await timers.pass(5_000);
    expect(connection.link).toBe('lost');
    expect(line.sockets[0]!.closed).toBe(true);
  });

  it('takes a request without an answer for a dead line, even while others are heard', async () => {
    const { line, timers, connection } = connected();
    void connection.request(act, true);
    for (let i = 0; i < 5; i++) {
      await timers.pass(900);
      line.last.tells({ push: 'turn', table: TABLE, yourTurn: true });
    }
    expect(connection.link).toBe('connected');
    await timers.pass(500);
    expect(connection.link).toBe('lost');
  });

  it('gives an attempt up that does not get through, and waits longer after each', async () => {
    const line = new FakeLine();
    const timers = new FakeTimers();
    const connection = new Connection({ open: line.open, timers, random: () => 1, answerMs: 5_000 });
    expect(connection.link).toBe('joining');
    await timers.pass(5_000);
    expect(connection.link).toBe('lost');
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const from = timers.now();
      const count = line.sockets.length;
      while (line.sockets.length === count) await timers.pass(100);
      waits.push(timers.now() - from);
      line.last.breaks();
    }
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 9_600, 15_000, 15_000]);
    expect(connection.failures).toBe(9);
  });

  it('does not take a line for good that is cut as soon as it opens', async () => {
    const { line, timers, connection } = connected();
    for (let i = 0; i < 4; i++) {
      line.last.breaks();
      const from = timers.now();
      const count = line.sockets.length;
      while (line.sockets.length === count) await timers.pass(100);
      expect(timers.now() - from).toBeGreaterThanOrEqual(300 * 2 ** i * 0.7);
      line.last.opens();
    }
    line.last.tells({ push: 'turn', table: TABLE, yourTurn: true });
    expect(connection.failures).toBe(0);
  });

  it('spreads its attempts by chance', async () => {
    const times = await Promise.all(
      [0, 0.999].map(async (chance) => {
        const line = new FakeLine();
        const timers = new FakeTimers();
        new Connection({ open: line.open, timers, random: () => chance });
        line.last.breaks();
        while (line.sockets.length === 1) await timers.pass(1);
        return timers.now();
      }),
    );
    expect(times[1]! - times[0]!).toBeGreaterThan(100);
  });

  it('survives a place that cannot even open a socket', async () => {
    const line = new FakeLine();
    line.refuse = true;
    const timers = new FakeTimers();
    const connection = new Connection({ open: line.open, timers });
    await timers.pass(5_000);
    line.refuse = false;
    while (line.sockets.length === 0) await timers.pass(100);
    line.last.opens();
    expect(connection.link).toBe('connected');
  });

  it('hurries when told to', async () => {
    const { line, timers, connection } = connected();
    line.last.breaks();
    connection.hurry();
    expect(line.sockets).toHaveLength(2);
    connection.hurry();
    expect(line.sockets).toHaveLength(2);
    line.last.opens();
    connection.hurry();
    expect(line.last.sent).toMatchObject([{ do: 'ping' }]);
    await timers.pass(3_000);
    expect(connection.link).toBe('lost');
  });

  it('lets go of everything when it is closed', async () => {
    const { line, timers, connection } = connected();
    const kept = connection.request(act, true);
    connection.close();
    expect(await kept).toMatchObject({ ok: false, error: { code: 'LOST' } });
    expect(await connection.request(act, true)).toMatchObject({ ok: false });
    expect(line.last.closed).toBe(true);
    await timers.pass(100_000);
    expect(line.sockets).toHaveLength(1);
    expect(timers.count).toBe(0);
  });

  it('gives ids that no other connection gives', () => {
    const ids = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const line = new FakeLine();
      const connection = new Connection({ open: line.open, timers: new FakeTimers() });
      line.last.opens();
      for (let k = 0; k < 5; k++) void connection.request(act, true);
      for (const { id } of line.last.sent) ids.add(id);
    }
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(64);
  });
});
