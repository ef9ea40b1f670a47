import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { finishTable, logInAs } from './online-finished.js';
import { playOn, see } from './online-hands.js';
import { ask, type OnlineWorld } from './online-world.js';
import { comeTo } from './play.js';
import { heading, type Walk } from './walks.js';

type Shown = ReturnType<Walk>;

/** Goes to this address, until it is all there. */
async function at(world: OnlineWorld, page: Page, place: string, title: string | RegExp): Promise<void> {
  await comeTo(page, world.url + place);
  await heading(page, title);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Everything that a guest finds where nobody has played. */
async function* newcomer(world: OnlineWorld): Shown {
  const { page } = await world.guest('Ann');
  await at(world, page, 'online', 'The roadstead');
  yield ['online-lobby-empty', page];
  await at(world, page, 'ratings', /^Ratings/);
  yield ['online-ratings', page];
  await at(world, page, 'daily', "Today's deal");
  yield ['online-daily', page];
  await at(world, page, 'you', 'Ann');
  await page.getByRole('link', { name: 'Your games and ratings' }).click();
  await page.getByText('No finished games yet.').first().waitFor();
  yield ['online-person', page];
  await at(world, page, 'you?login', 'Ann');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('Please give a name.').waitFor();
  yield ['online-account', page];
  await page.getByRole('button', { name: 'Delete this guest' }).click();
  await page.getByRole('dialog').waitFor();
  yield ['online-delete', page];
  await at(world, page, 'table?id=aaaaaaaaaaaa', 'This chart is torn');
  yield ['online-no-table', page];
  await at(world, page, 'new-table', /table/i);
  await page.getByRole('radio', { name: 'Live' }).check();
  yield ['online-new-table', page];
}

async function* gathering(world: OnlineWorld): Shown {
  const { page } = await world.guest('Ann');
  const house = { open: true, standIn: 'captain' as const };
  const table = await ask(page, 'POST', '/api/tables', { game: 'port-royal', seats: 4, bots: ['captain'], house });
  const { page: bob } = await world.guest('Bob');
  await ask(bob, 'POST', `/api/tables/${table.id}/sit`, {});
  await ask(bob, 'POST', `/api/tables/${table.id}/ready`, { ready: true });
  await page.goto(world.tableUrl(table));
  await page.getByRole('button', { name: 'Add a bot' }).waitFor();
  yield ['online-gathering', page];
  await page.getByRole('button', { name: 'Change options' }).click();
  await page.getByRole('dialog').waitFor();
  yield ['online-change-table', page];
  await at(world, page, 'online', 'The roadstead');
  await page.getByRole('article').first().waitFor();
  yield ['online-lobby', page];
}

async function* playing(world: OnlineWorld): Shown {
  const { host, guest } = await world.twoAtTable({
    house: { open: true, pace: { kind: 'live', reserveSeconds: 600, turnSeconds: 10 } },
  });
  const { page } = host;
  await playOn([page, guest.page], (acts) => acts >= 5);
  yield ['online-playing', page];
  await page.getByRole('button', { name: /^Talk/ }).click();
  await page.getByRole('button', { name: 'Ahoy!' }).click();
  await page.getByRole('log', { name: 'Table talk' }).getByText('Ahoy!').waitFor();
  yield ['online-talk', page];
}

async function* waiting(world: OnlineWorld): Shown {
  const { host, guest } = await world.twoAtTable();
  const isHosts = (await see(host.page)).actions.length > 0;
  const [active, one] = isHosts ? [host, guest] : [guest, host];
  const { page } = one;
  await page.getByRole('button', { name: 'Decide ahead' }).click();
  await page.getByRole('dialog', { name: 'Decide ahead' }).waitFor();
  yield ['online-orders', page];
  await page.getByRole('button', { name: 'Take nothing in this turn.', exact: true }).click();
  await page.getByRole('button', { name: 'Call off' }).waitFor();
  yield ['online-order-armed', page];
  const { mark } = await see(active.page);
  await active.page.locator('[data-action="discover"]').click();
  await expect.poll(async () => (await see(active.page)).mark).not.toBe(mark);
  await active.page.getByRole('button', { name: 'Table menu' }).click();
  await active.page.getByRole('button', { name: 'Ask to take back', exact: true }).click();
  await page.getByRole('button', { name: 'Decline' }).waitFor();
  yield ['online-undo-asked', page];
  // Everything that is looked at, another language too, has been fetched by now.
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline' }).waitFor({ state: 'hidden' });
  await one.context.setOffline(true);
  await page.getByText('Connection lost. Reconnecting …').waitFor();
  yield ['online-line-lost', page];
}

/** Names for one who is tried again: an account can be made once. */
const captains: [string, string][] = [
  ['Dirk', 'Elske'],
  ['Wim', 'Fenna'],
];

async function* finished(world: OnlineWorld): Shown {
  const names = captains.shift()!;
  const table = await finishTable(world, { names });
  const { page } = await world.guest('Eve');
  await page.goto(`${world.url}table?id=${table}`);
  await page.getByRole('dialog').waitFor();
  yield ['online-end', page];
  const own = await logInAs(world, names[0]);
  await own.goto(`${world.url}table?id=${table}`);
  await own.getByRole('button', { name: 'Play again' }).waitFor();
  yield ['online-end-own', own];
  await at(world, page, `deal?table=${table}`, 'One deal, many captains');
  await page.getByRole('row').nth(1).waitFor();
  yield ['online-deal', page];
  await at(world, page, 'ratings', /^Ratings/);
  await page.getByRole('row').nth(1).waitFor();
  yield ['online-ratings-filled', page];
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('article').first().waitFor();
  yield ['online-person-filled', page];
}

export const ONLINE: Readonly<Record<string, Walk<OnlineWorld>>> = {
  newcomer,
  gathering,
  playing,
  waiting,
  finished,
};
