import type { Page } from 'playwright-core';
import { playOn } from './online-hands.js';
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
