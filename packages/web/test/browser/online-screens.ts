import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './browser.js';
import { finishTable } from './online-finished.js';
import { playOn, see } from './online-hands.js';
import { ask, type OnlineWorld } from './online-world.js';

/** A screen of the online part, and how somebody comes to it. */
export interface OnlineScreen {
  readonly name: string;
  open(world: OnlineWorld): Promise<Page>;
}

/** Somebody at this address, when it is all there. */
async function at(world: OnlineWorld, place: string): Promise<Page> {
  const { page } = await world.guest('Ann');
  await page.goto(world.url + place);
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  return page;
}

async function gathering(world: OnlineWorld): Promise<Page> {
  const { page } = await world.guest('Ann');
  const house = { open: true, standIn: 'captain' as const };
  const table = await ask(page, 'POST', '/api/tables', { game: 'port-royal', seats: 4, bots: ['captain'], house });
  const { page: bob } = await world.guest('Bob');
  await ask(bob, 'POST', `/api/tables/${table.id}/sit`, {});
  await ask(bob, 'POST', `/api/tables/${table.id}/ready`, { ready: true });
  await page.goto(world.tableUrl(table));
  await page.getByRole('button', { name: 'Add a bot' }).waitFor();
  return page;
}

async function playing(world: OnlineWorld): Promise<Page> {
  const { host, guest } = await world.twoAtTable({
    house: { open: true, pace: { kind: 'live', reserveSeconds: 600, turnSeconds: 10 } },
  });
  await playOn([host.page, guest.page], (acts) => acts >= 5);
  return host.page;
}

const waiting = async (world: OnlineWorld, visit: Visit = {}) => {
  const { host, guest } = await world.twoAtTable({}, [visit, visit]);
  const isHosts = (await see(host.page)).actions.length > 0;
  return isHosts ? { active: host, waiting: guest } : { active: guest, waiting: host };
};

/** The table of a rated game that is over, played once for all screens that tell of it. */
const finished = new WeakMap<OnlineWorld, Promise<string>>();
function finishedTable(world: OnlineWorld): Promise<string> {
  const known = finished.get(world);
  if (known !== undefined) return known;
  const played = finishTable(world);
  finished.set(world, played);
  return played;
}

export const ONLINE_SCREENS: readonly OnlineScreen[] = [
  { name: 'online-lobby-empty', open: (world) => at(world, 'online') },
  {
    name: 'online-new-table',
    async open(world) {
      const page = await at(world, 'new-table');
      await page.getByRole('radio', { name: 'Live' }).check();
      return page;
    },
  },
  { name: 'online-gathering', open: gathering },
  {
    name: 'online-change-table',
    async open(world) {
      const page = await gathering(world);
      await page.getByRole('button', { name: 'Change options' }).click();
      return page;
    },
  },
  {
    name: 'online-lobby',
    async open(world) {
      await gathering(world);
      const page = await at(world, 'online');
      await page.getByRole('article').first().waitFor();
      return page;
    },
  },
  { name: 'online-playing', open: playing },
  {
    name: 'online-talk',
    async open(world) {
      const page = await playing(world);
      await page.getByRole('button', { name: /^Talk/ }).click();
      await page.getByRole('button', { name: 'Ahoy!' }).click();
      await page.getByRole('log', { name: 'Table talk' }).getByText('Ahoy!').waitFor();
      return page;
    },
  },
  {
    name: 'online-orders',
    async open(world) {
      const { waiting: one } = await waiting(world);
      await one.page.getByRole('button', { name: 'Decide ahead' }).click();
      await one.page.getByRole('dialog', { name: 'Decide ahead' }).waitFor();
      return one.page;
    },
  },
  {
    name: 'online-order-armed',
    async open(world) {
      const { waiting: one } = await waiting(world);
      await one.page.getByRole('button', { name: 'Decide ahead' }).click();
      await one.page.getByRole('button', { name: 'Take nothing in this turn.', exact: true }).click();
      await one.page.getByRole('button', { name: 'Call off' }).waitFor();
      return one.page;
    },
  },
  {
    name: 'online-undo-asked',
    async open(world) {
      const { active, waiting: one } = await waiting(world);
      const { mark } = await see(active.page);
      await active.page.locator('[data-action="discover"]').click();
      await expect.poll(async () => (await see(active.page)).mark).not.toBe(mark);
      await active.page.getByRole('button', { name: 'Menu of the table' }).click();
      await active.page.getByRole('button', { name: 'Ask to take back', exact: true }).click();
      await one.page.getByRole('button', { name: 'Decline' }).waitFor();
      return one.page;
    },
  },
  {
    name: 'online-line-lost',
    async open(world) {
      // Another language can only be read without a line where the page has been kept.
      const { active } = await waiting(world, { serviceWorkers: 'allow' });
      await active.page.evaluate(() => navigator.serviceWorker.ready);
      await active.context.setOffline(true);
      await active.page.getByText('Connection lost. Reconnecting …').waitFor();
      return active.page;
    },
  },
  {
    name: 'online-end',
    async open(world) {
      const page = await at(world, `table?id=${await finishedTable(world)}`);
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'online-deal',
    async open(world) {
      const page = await at(world, `deal?table=${await finishedTable(world)}`);
      await page.getByRole('row').nth(1).waitFor();
      return page;
    },
  },
  {
    name: 'online-ratings-filled',
    async open(world) {
      await finishedTable(world);
      const page = await at(world, 'ratings');
      await page.getByRole('row').nth(1).waitFor();
      return page;
    },
  },
  {
    name: 'online-person-filled',
    async open(world) {
      await finishedTable(world);
      const page = await at(world, 'ratings');
      await page.getByRole('row').nth(1).getByRole('link').click();
      await page.getByRole('article').first().waitFor();
      return page;
    },
  },
  {
    name: 'online-account',
    async open(world) {
      const page = await at(world, 'you?login');
      await page.getByRole('button', { name: 'Make an account' }).click();
      await page.getByText('Please give a name.').waitFor();
      return page;
    },
  },
  {
    name: 'online-delete',
    async open(world) {
      const page = await at(world, 'you');
      await page.getByRole('button', { name: 'Delete this guest' }).click();
      return page;
    },
  },
  {
    name: 'online-person',
    async open(world) {
      const page = await at(world, 'you');
      await page.getByRole('link', { name: 'Your games and ratings' }).click();
      await page.getByText('No finished games yet.').first().waitFor();
      return page;
    },
  },
  { name: 'online-ratings', open: (world) => at(world, 'ratings') },
  { name: 'online-daily', open: (world) => at(world, 'daily') },
  { name: 'online-no-table', open: (world) => at(world, 'table?id=aaaaaaaaaaaa') },
];
