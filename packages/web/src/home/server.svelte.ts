import { fileAt } from '../router/router.svelte.js';

export type ServerState = 'unknown' | 'there' | 'none';

let state: ServerState = $state('unknown');

/** Whether there is a server behind the page; static files play without one. */
export const server = {
  get now(): ServerState {
    return state;
  },
};

export async function lookForServer(): Promise<void> {
  try {
    const response = await fetch(fileAt('api/games'), { headers: { accept: 'application/json' }, cache: 'no-store' });
    const isOurs = response.ok && (response.headers.get('content-type') ?? '').includes('json');
    state = isOurs ? 'there' : 'none';
  } catch {
    state = 'none';
  }
}

addEventListener('online', () => void lookForServer());
addEventListener('offline', () => {
  state = 'none';
});
