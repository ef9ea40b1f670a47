import type { Visitor } from '@roadstead/client';
import { WebSocket } from 'ws';
import { hostileFrame, hostileMessage } from './hostile-frames.js';
import { hostileRequest, type Prey } from './hostile-http.js';
import type { Hostile } from './hostile-text.js';
import { RawHttp } from './raw-http.js';

const LINES = 16;
/** Of the frames, one in so many ends its line. */
const DEADLY_ONE_IN = 100;
const BURST = 50;

/** So many HTTP requests and socket messages, over several lines at once; what the requests got for an answer. */
export async function noise(
  hostile: Hostile,
  prey: Prey,
  attacker: Visitor,
  requests: number,
  messages: number,
): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  const overHttp = Array.from({ length: LINES }, async () => {
    const line = new RawHttp(Number(prey.host.split(':')[1]));
    for (let i = 0; i < requests / LINES; i++) {
      const { bytes, whole } = hostileRequest(hostile, prey);
      answers.push(await line.ask(bytes, whole));
    }
    line.close();
  });
  const overSockets = Array.from({ length: LINES }, async () => {
    let left = messages / LINES;
    while (left > 0) left -= await frames(hostile, prey, attacker, left);
  });
  await Promise.all([...overHttp, ...overSockets]);
  return answers;
}

/** Over one socket, until it is dead or so many were sent; waits for an answer now and then so as not to run ahead. */
async function frames(hostile: Hostile, prey: Prey, attacker: Visitor, most: number): Promise<number> {
  const socket = new WebSocket(`ws://${prey.host}/socket`, { headers: attacker.headers() });
  const dead = new Promise<'dead'>((resolve) => socket.on('close', () => resolve('dead')));
  socket.on('error', () => {});
  await Promise.race([dead, new Promise((resolve) => socket.on('open', resolve))]);
  let sent = 0;
  while (sent < most && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < BURST && sent < most; i++, sent++) {
      const kind = hostile.random.int(DEADLY_ONE_IN * 10);
      if (kind < 10) {
        (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(hostileFrame(hostile));
      } else if (kind < 60) socket.send(hostile.bytes(50));
      else socket.send(hostileMessage(hostile, prey.tables));
    }
    const heard = new Promise((resolve) => socket.once('pong', resolve));
    socket.ping();
    await Promise.race([dead, heard]);
  }
  socket.terminate();
  return Math.max(sent, 1);
}
