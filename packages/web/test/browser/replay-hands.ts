import { readFileSync } from 'node:fs';
import type { GameRecord } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { saved } from '../replay/records.js';
import { comeTo } from './play.js';

const file = (content: unknown, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** Opens a finished game as anybody opens a file on the home page. */
export async function openReplay(page: Page, url: string, record: GameRecord): Promise<void> {
  await comeTo(page, url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  await picker.setInputFiles(file(saved(record)));
  await slider(page).waitFor();
}

export const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
export const step = async (page: Page) => Number(await slider(page).inputValue());
/** What happened in the step that is shown, as it is read to those who listen. */
export const sentence = async (page: Page) => (await slider(page).getAttribute('aria-valuetext'))!;
export const currentLine = (page: Page) => page.locator('[role=log] [aria-current=step]').last();

/** Drops a file on the window. */
export async function drop(page: Page, content: string): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
    return transfer;
  }, content);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

/** The content of a file that a button gives. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await download.path());
}
