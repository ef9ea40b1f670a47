import { Api, Connection, SOCKET_PATH } from '@roadstead/client';
import { fileAt } from '../../router/router.svelte.js';

/** The server is where the page came from. */
const BASE = fileAt('').replace(/\/$/, '');

export const api = new Api({
  base: BASE,
  fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin', cache: 'no-store' }),
});

/** A line to the server that mends itself, and makes sure of itself when the device wakes up or its network comes or goes. */
export function openLine(): { readonly connection: Connection; close(): void } {
  const connection = new Connection({ open: () => new WebSocket(`${BASE.replace(/^http/, 'ws')}${SOCKET_PATH}`) });
  const hurry = () => {
    if (document.visibilityState === 'visible') connection.hurry();
  };
  addEventListener('online', hurry);
  addEventListener('offline', hurry);
  document.addEventListener('visibilitychange', hurry);
  return {
    connection,
    close() {
      removeEventListener('online', hurry);
      removeEventListener('offline', hurry);
      document.removeEventListener('visibilitychange', hurry);
      connection.close();
    },
  };
}
