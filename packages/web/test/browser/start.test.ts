import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { world } from './browser.js';
import { isAsked, logLines, myTurn, newGame, table } from './play.js';

const here = world();

describe('from the address to a game', () => {
  it('takes one tap on Play, and the same again is remembered', async () => {
    const { page, errors } = await here.visitor();
    await page.goto(here.url);
    await page.getByRole('button', { name: /^Play/ }).click();
    await table(page);
    await myTurn(page);
    expect(await isAsked(page)).toBe(true);

    await page.goto(`${here.url}new`);
    await page.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'Bot: Admiral' });
    await page.getByRole('button', { name: 'Remove seat 4' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await table(page);
    await page.goto(here.url);
    await page.getByText(/against 2 bots: Admiral, Sailor/).waitFor();
    expect(errors).toEqual([]);
  });

  it('goes on where it was after a reload, and keeps several games side by side', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, { seed: 'one' });
    await myTurn(page);
    await page.keyboard.press('d');
    await expect.poll(() => logLines(page)).toBeGreaterThan(1);
    await myTurn(page);
    const before = await page.locator('[role="log"]').innerText();
    const address = page.url();
    await page.reload();
    await table(page);
    await expect.poll(() => page.locator('[role="log"]').innerText()).toBe(before);

    await newGame(page, here.url, { seed: 'two' });
    await page.goto(here.url);
    const saved = page.getByRole('listitem').filter({ hasText: 'just now' });
    await expect.poll(() => saved.count()).toBe(2);
    await expect.poll(() => saved.filter({ hasText: 'Your turn' }).count()).toBeGreaterThan(0);
    await saved.last().getByRole('link').click();
    await table(page);
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
  });

  it('throws a game away only after asking', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url);
    await page.goto(here.url);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByText('just now').count()).toBe(1);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
    await page.getByText('The quay is quiet').waitFor();
  });

  it('takes a game along as a file, and refuses a file that is none', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'file' });
    await myTurn(page);
    const log = await page.locator('[role="log"]').innerText();
    await page.getByRole('button', { name: 'Menu of the table' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'roadstead-game' });

    const other = await here.visitor();
    await other.page.goto(here.url);
    await other.page.locator('input[type=file]').setInputFiles(file);
    await table(other.page);
    await expect.poll(() => other.page.locator('[role="log"]').innerText()).toBe(log);

    await other.page.goto(here.url);
    const strange = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"something"}') };
    await other.page.locator('input[type=file]').setInputFiles(strange);
    await other.page.getByText('cannot be read as a game').waitFor();
  });

  it('says so where there is no server, and where there is nothing at an address', async () => {
    const { page } = await here.visitor();
    await page.goto(here.url);
    await page.getByText('Sailing alone — bots only').waitFor();
    await page.goto(`${here.url}nowhere`);
    await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
    await page.goto(`${here.url}game?id=abcabcabcabc`);
    await page.getByText('This game is not on this device.').waitFor();
  });
});
