import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { ask, onlineWorld } from './online-world.js';

const world = onlineWorld();
const PASSPHRASE = 'four words by sea';

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto(`${world.url}you`);
  const form = page.locator('form', { has: page.getByLabel('Pass-phrase again') });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Pass-phrase', { exact: true }).fill(PASSPHRASE);
  await form.getByLabel('Pass-phrase again').fill(PASSPHRASE);
  await form.getByRole('button', { name: 'Make an account' }).click();
}

async function logIn(page: Page, name: string, passphrase: string): Promise<void> {
  await page.goto(`${world.url}you`);
  await page.getByRole('button', { name: 'Log in' }).click();
  const form = page.locator('form', { has: page.getByLabel('Pass-phrase', { exact: true }) }).last();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Pass-phrase', { exact: true }).fill(passphrase);
  await form.getByRole('button', { name: 'Log in' }).click();
}

describe('an account', () => {
  inFull('is made from a guest, used on another device, changed, and deleted for good', async () => {
    const here = await world.guest('Visitor');
    await ask(here.page, 'POST', '/api/tables', { game: 'port-royal', seats: 2 });
    await makeAccount(here.page, 'Captain Ann');
    await here.page.getByText('Welcome aboard, Captain Ann. Your account is made.').waitFor();
    await here.page.getByRole('heading', { name: 'Captain Ann', level: 1 }).waitFor();

    // On another device, where a guest had a table of his own.
    const there = await world.guest('Somebody');
    await ask(there.page, 'POST', '/api/tables', { game: 'port-royal', seats: 3 });
    await logIn(there.page, 'Captain Ann', 'not the right words');
    await there.page.getByText('Name and pass-phrase do not fit together.').waitFor();
    await logIn(there.page, 'captain ann', PASSPHRASE);
    await there.page.getByText('Welcome back, Captain Ann.').waitFor();
    await there.page.goto(`${world.url}online`);
    await expect.poll(() => there.page.getByRole('article').count()).toBe(2);

    await there.page.goto(`${world.url}you`);
    await there.page.getByRole('button', { name: 'Change pass-phrase' }).click();
    await there.page.getByLabel('Present pass-phrase').fill(PASSPHRASE);
    await there.page.getByLabel('New pass-phrase').fill('another four words');
    await there.page.getByLabel('Pass-phrase again').fill('another four words');
    await there.page.getByRole('button', { name: 'Change pass-phrase' }).last().click();
    await there.page.getByText('Your new pass-phrase holds from now on.').waitFor();

    const download = there.page.waitForEvent('download');
    await there.page.getByRole('button', { name: 'Export my data' }).click();
    expect((await download).suggestedFilename()).toBe('roadstead-my-data.json');

    await there.page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = there.page.getByRole('dialog');
    await dialog.getByText('Nobody can undo this, not even the person who runs this place.').waitFor();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('Please give your pass-phrase.').waitFor();
    await dialog.getByText('Please tick the box first.').waitFor();
    await dialog.getByLabel('Pass-phrase').fill('another four words');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await there.page.getByText('You are deleted. Fair winds.').waitFor();

    const later = await world.guest('Later');
    await logIn(later.page, 'Captain Ann', 'another four words');
    await later.page.getByText('Name and pass-phrase do not fit together.').waitFor();
  });

  it('says what is wrong before and after the way to the server, with the focus where it is', async () => {
    const ann = await world.guest('Ann');
    await makeAccount(ann.page, 'Dutch Ann');
    await ann.page.getByText('Your account is made.').waitFor();
    const eve = await world.guest('Eve');
    await eve.page.goto(`${world.url}you`);
    await eve.page.getByRole('button', { name: 'Make an account' }).click();
    await eve.page.getByText('Please give a name.').waitFor();
    await eve.page.getByText('A pass-phrase has at least 8 characters.').waitFor();
    expect(await eve.page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('username');
    await makeAccount(eve.page, 'dutch ann');
    await eve.page.getByText('Somebody else has this name, or one that looks the same. Choose another one.').waitFor();
    await makeAccount(eve.page, 'Dutсh Ann'); // with a letter that only looks like ours
    await eve.page.getByText('Not everybody could read that.').waitFor();
  });

  inFull('ends everywhere at once', async () => {
    const here = await world.guest('Ann');
    await makeAccount(here.page, 'Everywhere');
    await here.page.getByText('Your account is made.').waitFor();
    const there = await world.guest('Bob');
    await logIn(there.page, 'Everywhere', PASSPHRASE);
    await there.page.getByText('Welcome back').waitFor();
    await here.page.getByRole('button', { name: 'Log out everywhere' }).click();
    await here.page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await here.page.getByText('You are logged out.').waitFor();
    await there.page.goto(`${world.url}you`);
    await there.page.getByText('You are a guest.').waitFor();
  });
});

describe('the devices of an account', () => {
  inFull('are listed, and one that is not at hand is logged out from here', async () => {
    const here = await world.guest('Ann');
    await makeAccount(here.page, 'Two Decks');
    await here.page.getByText('Your account is made.').waitFor();
    const there = await world.guest('Bob');
    await logIn(there.page, 'Two Decks', PASSPHRASE);
    await there.page.getByText('Welcome back').waitFor();
    await here.page.goto(`${world.url}you`);
    const devices = here.page.locator('section', { has: here.page.getByRole('heading', { name: 'Your devices' }) });
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
    await devices.getByText('(this one)').waitFor();
    await devices.getByRole('button', { name: /^Log out/ }).click();
    await here.page.getByText('That device is logged out.').waitFor();
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
    await there.page.goto(`${world.url}you`);
    await there.page.getByText('You are a guest.').waitFor();
    await here.page.getByText('You have an account.').waitFor();
  });
});

describe('a host', () => {
  inFull('keeps somebody away for good, lets them in again, and makes a new link', async () => {
    const [ann, bob] = [await world.guest('Ann'), await world.guest('Bob')];
    const table = await ask(ann.page, 'POST', '/api/tables', { game: 'port-royal', seats: 3, house: { open: true } });
    await ask(bob.page, 'POST', `/api/tables/${table.id}/sit`, {});
    await ann.page.goto(world.tableUrl(table));
    await bob.page.goto(world.tableUrl(table));
    const link = () => ann.page.getByLabel('Link of the invitation').inputValue();
    const first = await link();
    await ann.page.getByRole('button', { name: 'Ask to stand up: Bob' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Keep away' }).click();
    await ann.page.getByRole('heading', { name: 'Not to come back' }).waitFor();
    await expect.poll(link).not.toBe(first);
    await bob.page.reload();
    await bob.page.getByText('The host does not want you at this table.').waitFor();

    await ann.page.getByRole('button', { name: /^Let in again.*Bob/ }).click();
    await ann.page.getByRole('heading', { name: 'Not to come back' }).waitFor({ state: 'hidden' });
    await bob.page.reload();
    await bob.page.getByRole('button', { name: 'Sit here' }).first().waitFor();

    const second = await link();
    await ann.page.getByRole('button', { name: 'Make a new link' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click();
    await ann.page.getByText('The old link does not work any more.').waitFor();
    expect(await link()).not.toBe(second);
  });
});

describe('a person', () => {
  inFull('renames, chooses an address for notices, and is told what is no address', async () => {
    const { page } = await world.guest('Ann');
    await page.goto(`${world.url}you`);
    // A guest is told what logging out means before doing so, and an empty name is no name.
    await page.getByText('As a guest you cannot come back to your tables after this.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).first().fill(' ');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Please give a name.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Anneke');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('heading', { name: 'Anneke', level: 1 }).waitFor();
    await page.getByLabel('Address (webhook or ntfy)').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This is not a web address that begins with https:// or http://.').waitFor();
    await page.getByLabel('Address (webhook or ntfy)').fill('https://ntfy.example.org/ann');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Notices go to that address from now on.').waitFor();
    await page.reload();
    expect(await page.getByLabel('Address (webhook or ntfy)').inputValue()).toBe('https://ntfy.example.org/ann');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('No more notices to an address.').waitFor();
  });

  it('has a page with games and statistics, and others find it in the ratings', async () => {
    const { page } = await world.guest('Ann');
    await page.goto(`${world.url}ratings`);
    await page.getByText('Nobody has a rating here yet.').waitFor();
    await page.goto(`${world.url}you`);
    await page.getByRole('link', { name: 'Your games and ratings' }).click();
    await page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
    await page.getByText('No finished games yet.').first().waitFor();
  });
});

describe('a name', () => {
  it('is asked for when a friend sits down, and a new one is read by the others at once', async () => {
    const ann = await world.guest('Ann');
    const { id, invite } = await ask(ann.page, 'POST', '/api/tables', { game: 'port-royal', seats: 2 });
    await ann.page.goto(world.tableUrl({ id }));
    await ann.page.getByRole('button', { name: 'Add a bot' }).waitFor();

    // Somebody who was never here, with nothing but the link.
    const { page: friend, errors } = await world.visitor({ size: 'phone' });
    await friend.goto(`${world.tableUrl({ id })}#${invite}`);
    const seat = friend.getByLabel('Sit down as');
    await seat.waitFor();
    expect(await seat.inputValue()).toBe('');
    expect(await friend.getByRole('button', { name: /^Sit here/ }).count()).toBe(0);
    await friend.getByRole('button', { name: 'Sit down', exact: true }).click();
    await friend.getByText('Please give a name.').waitFor();
    await seat.fill('Bob');
    await friend.getByRole('button', { name: 'Sit down', exact: true }).click();
    const seats = ann.page.locator('.seats');
    await seats.getByRole('link', { name: 'Bob', exact: true }).waitFor();
    await friend.getByRole('button', { name: 'Stand up' }).waitFor();

    // There is one name: in the settings it is the same, and changing it there changes it at every table.
    await friend.getByRole('button', { name: 'More pages' }).click();
    await friend.getByRole('link', { name: 'Settings' }).click();
    const name = friend.getByLabel('Your name');
    expect(await name.inputValue()).toBe('Bob');
    await name.fill('');
    await name.press('Tab');
    await friend.getByText('please give a name').waitFor();
    await name.fill('Bobbie');
    await name.press('Tab');
    await friend.getByText('Your new name is saved.').waitFor();
    await seats.getByRole('link', { name: 'Bobbie', exact: true }).waitFor();

    // While the game runs, too.
    await ask(friend, 'POST', `/api/tables/${id}/ready`, { ready: true });
    await ask(ann.page, 'POST', `/api/tables/${id}/ready`, { ready: true });
    await ask(ann.page, 'POST', `/api/tables/${id}/start`, {});
    await ann.page.locator('[data-zone="players"]').getByText('Bobbie', { exact: true }).waitFor();
    await friend.goto(`${world.url}you`);
    await friend.getByRole('textbox', { name: 'Name' }).first().fill('Robert');
    await friend.getByRole('button', { name: 'Save name' }).click();
    await ann.page.locator('[data-zone="players"]').getByText('Robert', { exact: true }).waitFor();
    await friend.getByRole('link', { name: 'Robert' }).first().waitFor();
    expect([...errors, ...ann.errors]).toEqual([]);
  });

  inFull('of the device is that of a new guest', async () => {
    const { page } = await world.visitor({ settings: { name: 'Cornelia' } });
    await page.goto(`${world.url}online`);
    await page.getByRole('banner').getByRole('link', { name: 'Cornelia' }).waitFor();
    expect(await ask<{ name: string }>(page, 'GET', '/api/me')).toMatchObject({ name: 'Cornelia', named: true });
  });
});

describe('home', () => {
  inFull('has the tables that wait, the deal of the day, and who is known here', async () => {
    const { host, guest, room } = await world.twoAtTable();
    const isHosts = (await ask<{ tables: readonly { yourTurn?: boolean }[] }>(host.page, 'GET', '/api/me/tables'))
      .tables[0]!.yourTurn;
    const { page } = isHosts ? host : guest;
    const other = isHosts ? 'Bob' : 'Ann';
    await page.goto(world.url);
    const waiting = page.getByRole('region', { name: 'Tables that wait for you' });
    await waiting.getByText(`with ${other}`).first().waitFor();
    await page.getByRole('banner').getByText('One table waits for you.').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: /^Play today’s.*Port Royal/ }).waitFor();
    await waiting.getByRole('link', { name: /^Play on/ }).click();
    await page.waitForURL(world.tableUrl(room));
  });
});
