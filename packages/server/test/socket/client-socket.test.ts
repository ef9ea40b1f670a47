import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { CLOSE, ClientSocket, FAREWELL_MS } from '../../src/socket/client-socket.js';

/** The other end says and answers nothing. */
class Silent extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly done: string[] = [];

  ping(): void {
    this.done.push('ping');
  }

  close(code: number): void {
    this.readyState = 2;
    this.done.push(`close ${code}`);
  }

  terminate(): void {
    this.done.push('cut');
    this.emit('close');
  }
}

let allowed: number;
const opened = () => {
  const wire = new Silent();
  const options = { person: 'ada', session: 's', muted: [], isAllowed: () => allowed-- > 0 };
  return { wire, socket: new ClientSocket(wire as unknown as WebSocket, options) };
};

beforeEach(() => {
  allowed = 3;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('who is told to go and does not is cut off two seconds later', () => {
  const { wire, socket } = opened();
  socket.close(CLOSE.loggedOut, 'logged out');
  vi.advanceTimersByTime(FAREWELL_MS - 1);
  expect(wire.done).toEqual(['close 4001']);
  vi.advanceTimersByTime(1);
  expect(wire.done).toEqual(['close 4001', 'cut']);
  expect(FAREWELL_MS).toBe(2_000);
});

it('an answer to each sign of life that was asked for costs nothing, and without one the line is cut', () => {
  const { wire, socket } = opened();
  wire.emit('pong'); // nobody has asked yet
  for (let i = 0; i < 9; i++) {
    socket.beat();
    wire.emit('pong');
  }
  expect(allowed).toBe(2);
  socket.beat();
  socket.beat();
  expect(wire.done.at(-1)).toBe('cut');
});
