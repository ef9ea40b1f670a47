import { Visitor } from '@roadstead/client';
import { GAMES } from '@roadstead/games/all';
import { createApp, openStore, readConfig } from '@roadstead/server';
import { NO_LIMITS } from '@roadstead/server/test-kit';
import { WebSocket } from 'ws';
import { wideSea } from './wide-sea.mjs';

/** A server in this process, which also knows a game with a view of 30 kB that lasts so long. */
export async function openPlace(entries) {
  GAMES.push(wideSea(entries));
  const store = await openStore(':memory:');
  const config = { ...readConfig({ ...NO_LIMITS, ROADSTEAD_LOG: 'silent' }), port: 0 };
  const app = await createApp(config, store);
  const base = await app.listen();
  const heard = { bytes: 0 };
  const visitor = () =>
    new Visitor({
      base: () => base,
      fetch,
      socket(url, headers) {
        const socket = new WebSocket(url, { headers });
        socket.on('open', () => {
          socket._socket.on('data', (data) => {
            heard.bytes += data.length;
          });
        });
        return socket;
      },
    });
  return { store, base, heard, visitor, close: () => app.close() };
}

export function until(client, find) {
  return new Promise((resolve) => {
    const stop = client.subscribe((state) => {
      if (find(state)) {
        resolve(state);
        setImmediate(() => stop());
      }
    });
  });
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
