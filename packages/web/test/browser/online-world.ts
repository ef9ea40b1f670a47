import type { GameRecord } from '@roadstead/kernel';
import type { ApiBody, NewTable, Room } from '@roadstead/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { openData } from '../../../server/src/index.js';
import { leaveAfterEachTest, type Visit, type Visitor, World } from './browser.js';
import { throwAway } from './device.js';
import { ServerProcess } from './server-process.js';

/** A real server for the tests of one file. */
export class OnlineWorld extends World {
  server!: ServerProcess;

  override get url(): string {
    return this.server.url;
  }

  override async close(): Promise<void> {
    if (this.server === undefined) return;
    await throwAway(this.url);
    await this.server.close();
  }

  /** A guest whom the server knows by this name, not on any page yet. */
  async guest(name: string, visit: Visit = {}): Promise<Visitor> {
    const visitor = await this.visitor(visit);
    await ask(visitor.page, 'POST', '/api/enter', {});
    await ask(visitor.page, 'PATCH', '/api/me', { name });
    return visitor;
  }

  /** The same, in the lobby. */
  async guestInLobby(name: string, visit: Visit = {}): Promise<Visitor> {
    const visitor = await this.guest(name, visit);
    await visitor.page.goto(`${this.url}online`);
    await visitor.page.locator('h1').waitFor();
    return visitor;
  }

  tableUrl({ id }: Pick<Room, 'id'>): string {
    return `${this.url}table?id=${id}`;
  }

  /**
   * Lets a running table begin with a position by hand. No page can ask for one: it is written into the store, and the server
   * reads whatever lies there.
   */
  async layOut({ id }: Pick<Room, 'id'>, { entries: _none, ...record }: GameRecord): Promise<void> {
    const store = await openData(this.server.data);
    try {
      const { version } = (await store.tables.byId(id))!;
      if (!(await store.tables.change(id, version, { record, toAct: [record.start!] })))
        throw new Error('The table has changed meanwhile.');
    } finally {
      await store.close();
    }
  }

  /** Two people at a running table of their own, without the way there. */
  async twoAtTable(
    setup: Partial<NewTable> = {},
    visits: readonly [Visit, Visit] = [{}, {}],
  ): Promise<{ readonly host: Visitor; readonly guest: Visitor; readonly room: Room }> {
    const host = await this.guest('Ann', visits[0]);
    const guest = await this.guest('Bob', visits[1]);
    const room = await startTable(host.page, guest.page, setup);
    await Promise.all([host, guest].map(({ page }) => page.goto(this.tableUrl(room))));
    await Promise.all([host, guest].map(({ page }) => page.locator('[data-zone="actions"]').waitFor()));
    return { host, guest, room };
  }
}

/** Asks the server in the name of whoever has this page. */
export async function ask<T = Room>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await page.context().request.fetch(path, { method, ...(body !== undefined && { data: body }) });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text) as T;
}

/** Whoever has this page keeps his name, with a pass-phrase from now on. */
export async function makeAccount(page: Page): Promise<void> {
  const { name } = await ask<{ name: string }>(page, 'GET', '/api/me');
  await ask(page, 'POST', '/api/account', { name, passphrase: 'four words by sea' });
}

/** A table of the first page's person with the second's at it, begun. */
export async function startTable(host: Page, guest: Page, setup: Partial<NewTable> = {}): Promise<Room> {
  const body: ApiBody<'newTable'> = { game: 'port-royal', seats: 2, options: { box: 'unterwegs' }, ...setup };
  const { id, invite } = await ask(host, 'POST', '/api/tables', body);
  await ask(guest, 'POST', `/api/tables/${id}/enter`, { invite });
  await ask(guest, 'POST', `/api/tables/${id}/sit`, {});
  for (const page of [guest, host]) await ask(page, 'POST', `/api/tables/${id}/ready`, { ready: true });
  return ask(host, 'POST', `/api/tables/${id}/start`, {});
}

export function onlineWorld(): OnlineWorld {
  const world = new OnlineWorld();
  beforeAll(async () => {
    world.server = await ServerProcess.start(inject('page'));
  });
  afterAll(() => world.close());
  leaveAfterEachTest(world);
  return world;
}
