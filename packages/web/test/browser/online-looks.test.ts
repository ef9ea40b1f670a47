import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from './browser.js';
import { axe, changeSettings, misfits } from './checks.js';
import { playOn } from './online-hands.js';
import { ask, onlineWorld } from './online-world.js';

const WIDTHS = [320, 390, 834, 1440, 3840];
const PATIENCE = 240_000;
const world = onlineWorld();

/** What is wrong with a page at three sizes by day and night, and with its German at all widths: one line each. */
async function wrongWith(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    for (const table of ['night', 'day']) {
      await changeSettings(page, { table });
      wrong.push(...(await axe(page)).map((problem) => `${size} by ${table}: ${problem}`));
    }
  }
  await changeSettings(page, { language: 'de' });
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 800 ? 844 : Math.round(width * 0.6) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    wrong.push(...(await misfits(page)).map((problem) => `${width} px: ${problem}`));
  }
  await changeSettings(page, { language: 'en', table: 'night' });
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  await page.setViewportSize(SIZES.desktop);
  return wrong;
}

describe('nobody is shut out, and every text fits', () => {
  it(
    'in the lobby, at a new table, and at one that gathers',
    async () => {
      const { page } = await world.guest('Ann');
      await page.goto(`${world.url}online`);
      await page.getByText('No open table lies here now.').waitFor();
      expect(await wrongWith(page)).toEqual([]);
      await page.goto(`${world.url}new-table`);
      await page.getByRole('radio', { name: 'Live' }).check();
      expect(await wrongWith(page)).toEqual([]);
      const table = await ask(page, 'POST', '/api/tables', { game: 'port-royal', seats: 3, bots: ['captain'] });
      await page.goto(world.tableUrl(table));
      await page.getByRole('button', { name: 'Add a bot' }).waitFor();
      expect(await wrongWith(page)).toEqual([]);
      await page.getByRole('button', { name: 'Change options' }).click();
      expect(await wrongWith(page)).toEqual([]);
      await page.goto(`${world.url}online`);
      await page.getByRole('article').first().waitFor();
      expect(await wrongWith(page)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'at a table that is played, talked at and asked to go back',
    async () => {
      const { host, guest } = await world.twoAtTable({
        house: { open: true, pace: { kind: 'live', reserveSeconds: 600, turnSeconds: 10 } },
      });
      const { page } = host;
      await playOn([host.page, guest.page], (acts) => acts >= 4);
      expect(await wrongWith(page)).toEqual([]);
      await page.getByRole('button', { name: /^Talk/ }).click();
      await page.getByRole('button', { name: 'Ahoy!' }).click();
      await page.getByRole('log', { name: 'Table talk' }).getByText('Ahoy!').waitFor();
      expect(await wrongWith(page)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'on the pages about people and deals, and where nothing is',
    async () => {
      const { page } = await world.guest('Ann');
      const { id } = await ask<{ id: string }>(page, 'GET', '/api/me');
      await page.goto(`${world.url}you?login`);
      await page.getByRole('button', { name: 'Make an account' }).click();
      await page.getByText('Please give a name.').waitFor();
      expect(await wrongWith(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete this guest' }).click();
      expect(await wrongWith(page)).toEqual([]);
      for (const place of [`person?id=${id}`, 'ratings', 'daily', 'table?id=aaaaaaaaaaaa']) {
        await page.goto(world.url + place);
        await page.locator('h1').waitFor({ state: 'attached' });
        await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
        expect(await wrongWith(page), place).toEqual([]);
      }
    },
    PATIENCE,
  );
});
