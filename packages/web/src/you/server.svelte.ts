import type { RoomSummary } from '@roadstead/protocol';
import { fileAt } from '../router/router.svelte.js';
import { forgetKnown, known, noteWaiting } from './known.svelte.js';
import { waitingForMe } from './waiting.js';

type ServerState = 'unknown' | 'there' | 'none';

const KEY = 'roadstead-server';

/** How it was the last time: then nothing on the page has to make room, or to close a gap, for what is found out. */
function remembered(): ServerState {
  try {
    return localStorage.getItem(KEY) === 'none' ? 'none' : 'unknown';
  } catch {
    return 'unknown';
  }
}

let state: ServerState = $state(remembered());
let tables: readonly RoomSummary[] = $state.raw([]);

/** Whether there is a server behind the page; static files play without one. */
export const server = {
  get now(): ServerState {
    return state;
  },
  /** The tables at which this person is waited for. */
  get waiting(): readonly RoomSummary[] {
    return tables;
  },
};

/** Whoever is known is asked for by what waits for them: that answers both. */
export async function lookForServer(): Promise<void> {
  const answer = await ask(known.now === null ? 'api/games' : 'api/me/tables');
  state = answer === null ? 'none' : 'there';
  if (answer === null || known.now === null) return;
  if (answer.status === 401) forgetKnown();
  if (answer.status !== 200) return;
  tables = waitingForMe((answer.body as { readonly tables: readonly RoomSummary[] }).tables);
  noteWaiting(tables.length);
}

/** Null where nobody answers, or somebody who is no server of ours. */
async function ask(path: string): Promise<{ readonly status: number; readonly body: unknown } | null> {
  try {
    const response = await fetch(fileAt(path), { headers: { accept: 'application/json' }, cache: 'no-store' });
    const isOurs = (response.headers.get('content-type') ?? '').includes('json');
    remember(isOurs ? 'there' : 'none');
    if (!isOurs) return null;
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}

/** Only what somebody has answered: a server that cannot be reached for a while is not gone for good. */
function remember(now: ServerState): void {
  try {
    localStorage.setItem(KEY, now);
  } catch {}
}

addEventListener('online', () => void lookForServer());
addEventListener('offline', () => {
  state = 'none';
});
