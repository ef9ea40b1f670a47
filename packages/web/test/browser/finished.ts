import type { Page } from 'playwright-core';
import { finishedFile, finishedTable, type Shape } from '../finished-games.js';
import { table } from './play.js';

/** Opens a game that is over, as anybody opens one that was saved as a file; its end is told. */
export async function openFinished(page: Page, url: string, shape: Shape, seed: string): Promise<void> {
  await page.goto(url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  await picker.setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(finishedFile(finishedTable(shape, seed, ['deckhand', 'captain']).record()))),
  });
  await table(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).waitFor();
}

/** From the end of a game to its analysis, which is not begun. */
export async function toAnalysis(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).click();
  await page.getByRole('button', { name: 'Start the analysis' }).waitFor();
}

export async function analysed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the analysis' }).click();
  await page.getByText(/^All \d+ decisions have been looked at\.$/).waitFor({ timeout: 90_000 });
}
