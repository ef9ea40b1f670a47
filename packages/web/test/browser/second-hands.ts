import type { Page } from 'playwright-core';
import { table } from './play.js';

/** What people do at a table of lots. */

export const lots = (page: Page) => page.locator('[data-action="lay"] button');
export const shown = (page: Page) => page.locator('[data-zone="shown"] [data-card]');
export const isOver = async (page: Page) => (await page.locator('dialog .outcome').count()) > 0;
export const lay = (page: Page) => lots(page).first().click();

interface NewLots {
  readonly people?: number;
  readonly practice?: boolean;
}

/** From the page for new games. */
export async function newLots(page: Page, url: string, { people = 1, practice = false }: NewLots = {}): Promise<void> {
  await page.goto(`${url}new${people > 1 ? '?for=device' : ''}`);
  await page.getByRole('radio', { name: 'Lots' }).check();
  await page.getByLabel('Seed').fill('lots');
  if (practice) await page.getByLabel('Practice: undo everything').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await table(page);
}
