import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from './browser.js';
import { playOn } from './online-hands.js';
import { ask, onlineWorld } from './online-world.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const world = onlineWorld();
const visit = { bypassCSP: true };

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What is wrong with a page at three sizes, by day and by night: one line each. The table of a game is tested as its own. */
async function wrongWith(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const wrong: string[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    for (const table of ['night', 'day']) {
      const found = await page.evaluate((table) => {
        document.documentElement.dataset.table = table;
        const { axe } = window as unknown as {
          axe: { run(what: object, how: object): Promise<{ violations: Found[] }> };
        };
        return axe.run({ exclude: ['main [data-zone]'] }, { resultTypes: ['violations'] });
      }, table);
      wrong.push(...found.violations.flatMap((one) => told(one, `${size} by ${table}`)));
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) wrong.push(`${size}: ${beyond} px too wide`);
    }
  }
  return wrong;
}

function told({ id, nodes }: Found, where: string): string[] {
  return nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`);
}

describe('no page of the online part shuts anybody out', () => {
  it('lobby, new table, seats that gather, and the table while it is played and talked at', async () => {
    const { host, guest, room } = await world.twoAtTable({ house: { open: true } }, [visit, visit]);
    const { page } = host;
    await playOn([host.page, guest.page], (acts) => acts >= 4);
    expect(await wrongWith(page)).toEqual([]);
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page.getByRole('button', { name: 'Ahoy!' }).click();
    expect(await wrongWith(page)).toEqual([]);

    await page.setViewportSize(SIZES.desktop);
    await page.goto(`${world.url}online`);
    await page.getByRole('article').first().waitFor();
    expect(await wrongWith(page)).toEqual([]);
    await page.goto(`${world.url}new-table`);
    await page.getByRole('radio', { name: 'Live' }).check();
    expect(await wrongWith(page)).toEqual([]);

    const gathering = await ask(page, 'POST', '/api/tables', { game: 'port-royal', seats: 3, bots: ['captain'] });
    await page.goto(world.tableUrl(gathering));
    await page.getByRole('button', { name: 'Add a bot' }).waitFor();
    expect(await wrongWith(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change options' }).click();
    expect(await wrongWith(page)).toEqual([]);

    const eve = await world.guest('Eve', visit);
    await eve.page.goto(world.tableUrl(room));
    await eve.page.getByText('You are watching').first().waitFor();
    expect(await wrongWith(eve.page)).toEqual([]);
  });

  it('account, deletion, a person, ratings, the deal of the day, and what is not there', async () => {
    const { page } = await world.guest('Ann', visit);
    const { id } = await ask<{ id: string }>(page, 'GET', '/api/me');
    await page.goto(`${world.url}you?login`);
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByText('Please give a name.').waitFor();
    expect(await wrongWith(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete this guest' }).click();
    expect(await wrongWith(page)).toEqual([]);
    for (const place of [`person?id=${id}`, 'ratings', 'daily', 'table?id=aaaaaaaaaaaa']) {
      await page.setViewportSize(SIZES.desktop);
      await page.goto(world.url + place);
      await page.locator('h1').waitFor({ state: 'attached' });
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      expect(await wrongWith(page), place).toEqual([]);
    }
  });
});
