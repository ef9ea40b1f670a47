import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { changeSettings } from './checks.js';
import { answered, isAsked, logLines, myTurn, newGame, table } from './play.js';

const here = world();

describe('at a table', () => {
  it('undo says what it takes back; in practice it takes back cards too', async () => {
    const { page, errors } = await here.visitor();
    await page.goto(`${here.url}new`);
    await page.getByLabel('Practice: undo everything').check();
    await page.getByLabel('Seed').fill('practice');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await table(page);
    await myTurn(page);
    const undo = page.getByRole('button', { name: /^Undo/ });
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    const before = await page.locator('main').innerText();
    await answered(page, () => page.keyboard.press('s'));
    await myTurn(page);
    await page.getByRole('button', { name: /^Undo: .+\.$/ }).waitFor();
    await undo.click();
    await page.locator('[role="log"]').getByText('You took something back.').waitFor();
    await expect.poll(() => page.locator('main').innerText()).toBe(before);
    expect(await page.locator('[role="log"] .undone').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  inFull('advice can be asked for and taken', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'advice' });
    await myTurn(page);
    const lines = await logLines(page);
    await page.getByRole('button', { name: 'Advice' }).click();
    const advice = page.getByRole('region', { name: 'What an admiral would do' });
    await advice.getByText(/^Wins \d+ % of such games$/).waitFor();
    // It stands by the question, over nothing, and marks what it is about.
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('main .lit').count()).toBe(1);
    await advice.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => logLines(page)).toBeGreaterThan(lines);
    await advice.waitFor({ state: 'detached' });
  });

  it('a turn that ends can be taken back for three seconds, and ends at once if that is pressed again', async () => {
    const { page } = await here.visitor({ settings: { turnEnd: 'hold' }, fresh: true });
    await page.clock.install();
    await newGame(page, here.url, { seed: 'hold' });
    await myTurn(page);
    const held = page.locator('main').getByText('Your turn ends in 3 s.');
    // Stopping does not end a turn; passing does.
    for (let i = 0; i < 10 && (await held.count()) === 0; i++) {
      const lines = await logLines(page);
      await page.keyboard.press('s');
      await expect.poll(async () => (await held.count()) > 0 || (await logLines(page)) > lines).toBe(true);
      if ((await held.count()) === 0) await myTurn(page);
    }
    const lines = await logLines(page);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await held.waitFor({ state: 'detached' });
    await page.clock.runFor(5_000);
    expect(await logLines(page)).toBe(lines);
    expect(await isAsked(page)).toBe(true);

    await page.keyboard.press('s');
    await held.waitFor();
    // The key for undo takes it back, too.
    await page.keyboard.press('u');
    await held.waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await held.waitFor();
    await page.clock.runFor(1_000);
    await page.locator('main').getByText('Your turn ends in 2 s.').waitFor();
    expect(await logLines(page)).toBe(lines);
    await answered(page, () => page.keyboard.press('s'));
  });

  it('settings are changed over the table, and the sound with one press', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'sheet' });
    await myTurn(page);
    const address = page.url();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await sheet.getByRole('radio', { name: 'Day', exact: true }).check();
    await page.waitForFunction(() => document.documentElement.dataset.table === 'day');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.getByRole('button', { name: 'Sound on' }).click();
    await page.getByRole('button', { name: 'Sound off' }).waitFor();
  });

  inFull('asks before a turn ends, if that is wanted', async () => {
    const { page } = await here.visitor({ settings: { turnEnd: 'ask' } });
    await newGame(page, here.url, { seed: 'confirm' });
    await myTurn(page);
    const dialog = page.getByRole('dialog', { name: 'End your turn?' });
    for (let i = 0; i < 10 && (await dialog.count()) === 0; i++) {
      const lines = await logLines(page);
      await page.keyboard.press('s');
      await expect.poll(async () => (await dialog.count()) > 0 || (await logLines(page)) > lines).toBe(true);
      if ((await dialog.count()) === 0) await myTurn(page);
    }
    const lines = await logLines(page);
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    expect(await isAsked(page)).toBe(true);
    expect(await logLines(page)).toBe(lines);
    await page.keyboard.press('s');
    await answered(page, () => dialog.getByRole('button', { name: 'Yes, go on' }).click());
  });

  inFull('the log can be filtered, and its lines show their cards', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'log' });
    await myTurn(page);
    await answered(page, () => page.keyboard.press('s'));
    await myTurn(page);
    const all = await logLines(page);
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'What you did' });
    await expect.poll(() => logLines(page)).toBeLessThan(all);
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Everything' });
    const line = page.locator('[role="log"] li button').last();
    await line.click();
    expect(await line.getAttribute('aria-pressed')).toBe('true');
  });

  inFull('the log opens at its end on a phone, and a line says what happened since one’s last turn', async () => {
    const { page } = await here.visitor({ size: 'phone' });
    await newGame(page, here.url, { seed: 'log' });
    await myTurn(page);
    for (let turns = 0; turns < 3; turns++) {
      await answered(page, () => page.keyboard.press('s'));
      await myTurn(page);
    }
    await page.getByRole('region', { name: 'Since your turn' }).getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.locator('[role="log"]');
    await expect.poll(() => log.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(0);
    await expect.poll(() => log.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop)).toBeLessThan(2);
  });

  inFull('odds are hidden by the setting, and by the table', async () => {
    const percent = /\d\s?%/;
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'odds' });
    await myTurn(page);
    for (let i = 0; i < 8 && !percent.test(await page.locator('main').innerText()); i++) {
      await answered(page, () => page.keyboard.press('s'));
      await myTurn(page);
    }
    expect(await page.locator('main').innerText()).toMatch(percent);
    await changeSettings(page, { odds: false });
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(percent);

    await changeSettings(page, { odds: true });
    await page.goto(`${here.url}new`);
    await page.getByLabel('Tell the odds').uncheck();
    await page.getByLabel('Seed').fill('odds');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await table(page);
    for (let i = 0; i < 4; i++) {
      await myTurn(page);
      expect(await page.locator('main').innerText()).not.toMatch(percent);
      await answered(page, () => page.keyboard.press('s'));
    }
  });

  inFull('is open in one window at a time, and another one can take it', async () => {
    const { page, context } = await here.visitor();
    await newGame(page, here.url, { seed: 'windows' });
    await myTurn(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'This game is open in another window.' }).waitFor();
    await other.getByRole('button', { name: 'Play here' }).click();
    await myTurn(other);
    await answered(other, () => other.keyboard.press('s'));
    await page.getByRole('heading', { name: 'This game is open in another window.' }).waitFor();
    await other.close();
    await page.getByRole('button', { name: 'Play here' }).click();
    await myTurn(page);
    expect(await isAsked(page)).toBe(true);
  });
});
