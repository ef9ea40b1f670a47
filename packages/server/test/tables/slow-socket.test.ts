import { EventEmitter } from 'node:events';
import type { SocketPush } from '@roadstead/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Ratings } from '../../src/after/ratings.js';
import { Stories } from '../../src/limits/stories.js';
import { ClientSocket } from '../../src/socket/client-socket.js';
import { Hub } from '../../src/socket/hub.js';
import { Presence } from '../../src/socket/presence.js';
import { Keeper } from '../../src/tables/keeper.js';
import { Play } from '../../src/tables/play.js';
import { RoomTeller } from '../../src/telling/room-teller.js';
import { Place, startedTable } from './place.js';

/** A socket whose other side takes in what it is sent only when told to. */
class SlowSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: SocketPush[] = [];
  pings = 0;
  pongs = 0;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  ping(): void {
    this.pings++;
  }
  pong(): void {
    this.pongs++;
  }
  close(): void {
    this.readyState = 3;
  }
  terminate(): void {
    this.readyState = 3;
  }
}

describe('a socket that takes in little', () => {
  let place: Place;
  beforeEach(async () => {
    place = await Place.open();
  });
  afterEach(() => place.close());

  function line(socket: SlowSocket, person: string): ClientSocket {
    const isAllowed = () => true;
    return new ClientSocket(socket as unknown as WebSocket, { person, session: 's', muted: [], isAllowed });
  }

  it.each([
    ['by what has changed in it, a large standing', 0, { push: 'changed', change: { fields: { seq: { is: 6 } } } }],
    ['whole, a small one', 1_000_000, { push: 'standing', standing: { seq: 6 } }],
  ])('is told nothing while it is full, and then everything in one message: %s', async (_, large, news) => {
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people);
    const { store } = place;
    const now = () => place.time.now;
    const failed = (error: unknown) => void place.failures.push(error);
    const presence = new Presence();
    const teller = new RoomTeller(store, new Ratings(store, now), () => false, now);
    const keeper: Keeper = new Keeper({ store, now, changed: (_, after) => hub.wake(after.id) });
    const hub: Hub = new Hub({ store, keeper, teller, presence, stories: new Stories(now), now, failed, large });
    const play = new Play({ keeper, now, undoAskedMs: 1 });
    const socket = new SlowSocket();
    const slow = line(socket, people[0]!.id);
    presence.add(slow);
    await hub.watch(slow, id, undefined, () => {});
    await hub.poll();
    await new Promise((resolve) => setImmediate(resolve));
    const before = socket.sent.length;

    socket.bufferedAmount = 1_000_000;
    for (let seq = 0; seq < 6; seq++) {
      const { seat, action } = await keeper.look(id, ({ table }) => {
        const seat = table!.toAct[0]!;
        return { seat, action: table!.legal(seat)[0]! };
      });
      await play.act(id, { person: people[seat]!.id, request: `r${seq}` }, seq, action);
      await new Promise((resolve) => setImmediate(resolve));
      await keeper.idle();
    }
    expect(socket.sent.slice(before)).toEqual([]);

    socket.bufferedAmount = 0;
    await hub.poll();
    await new Promise((resolve) => setImmediate(resolve));
    await keeper.idle();
    const told = socket.sent.slice(before).filter((push) => 'log' in push);
    expect(told).toHaveLength(1);
    const log = [1, 2, 3, 4, 5, 6].map((seq) => ({ seq }));
    expect(told[0]).toMatchObject({ ...news, log });
    expect(place.failures).toEqual([]);
  });

  it('gets no sign of life when it takes in nothing, and one for each that is allowed otherwise', () => {
    const [stuck, quick, hasty] = [new SlowSocket(), new SlowSocket(), new SlowSocket()];
    for (const socket of [stuck, quick]) line(socket, 'a');
    stuck.bufferedAmount = 10_000_000;
    for (const socket of [stuck, quick]) socket.emit('ping', Buffer.alloc(0));
    expect([stuck.pongs, stuck.readyState]).toEqual([0, 3]);
    expect([quick.pongs, quick.readyState]).toEqual([1, 1]);
    // One in ten is allowed, as for somebody who never stops: that does not make up for the others.
    let asked = 0;
    const isAllowed = () => ++asked % 10 === 0;
    new ClientSocket(hasty as unknown as WebSocket, { person: 'c', session: 's', muted: [], isAllowed });
    for (let i = 0; i < 1_000; i++) hasty.emit('ping', Buffer.alloc(0));
    expect(hasty.readyState).toBe(3);
    expect(asked).toBeLessThan(300);
  });

  it('is given up when it takes in nothing at all, or gives no sign of life', () => {
    const [stuck, dead] = [new SlowSocket(), new SlowSocket()];
    const lines = [line(stuck, 'a'), line(dead, 'b')];
    stuck.bufferedAmount = 10_000_000;
    lines[0]!.push({ push: 'closing' });
    expect(stuck.readyState).toBe(3);
    expect(stuck.sent).toEqual([]);
    lines[1]!.beat();
    dead.emit('pong');
    lines[1]!.beat();
    expect([dead.pings, dead.readyState]).toEqual([2, 1]);
    lines[1]!.beat();
    expect([dead.pings, dead.readyState]).toEqual([2, 3]);
  });
});
