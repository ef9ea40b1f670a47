import { describe, expect, it } from 'vitest';
import { world } from './browser.js';
import { changeSettings } from './checks.js';
import { answered, logLines, myTurn, newGame, table, turn } from './play.js';

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
    await page.getByText('You took something back.').waitFor();
    await expect.poll(() => page.locator('main').innerText()).toBe(before);
    expect(await page.locator('[role="log"] .undone').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it('advice can be asked for and taken', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'advice' });
    await myTurn(page);
    const lines = await logLines(page);
    await page.getByRole('button', { name: 'Advice' }).click();
    const dialog = page.getByRole('dialog', { name: 'What an admiral would do' });
    await dialog.getByText(/^Wins \d+\s?% of such games$/).waitFor();
    await dialog.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => logLines(page)).toBeGreaterThan(lines);
  });

  it('asks before a turn ends, if that is wanted', async () => {
    const { page } = await here.visitor({ settings: { confirmEnd: true } });
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
    expect(await turn(page)).toBe('Your turn');
    expect(await logLines(page)).toBe(lines);
    await page.keyboard.press('s');
    await answered(page, () => dialog.getByRole('button', { name: 'Yes, go on' }).click());
  });

  it('the log can be filtered, and its lines show their cards', async () => {
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

  it('odds are hidden by the setting, and by the table', async () => {
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

  it('is open in one window at a time, and another one can take it', async () => {
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
    expect(await turn(page)).toBe('Your turn');
  });
});
