import type { Page } from 'playwright-core';
import { ALL_BOXES, BASE } from '../replay/records.js';
import type { World } from './browser.js';
import { comeTo } from './play.js';
import { openReplay, slider } from './replay-hands.js';
import type { Walk } from './walks.js';

const at = async (page: Page, url: string, step: number, record = BASE) => {
  await openReplay(page, url, record);
  await slider(page).fill(String(step));
};

/** The page for replays, with what can be opened on it. */
async function* replay(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await comeTo(page, `${here.url}replay?game=abcabcabcabc`);
  await page.getByRole('alert').waitFor();
  yield ['replay-start', page];
  await at(page, here.url, 90, ALL_BOXES);
  yield ['replay-boxes', page];
  await at(page, here.url, 187);
  yield ['replay', page];
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Save or share' }).click();
  await page.getByRole('dialog').waitFor();
  yield ['replay-save', page];
  await page.keyboard.press('Escape');
  await slider(page).fill('100');
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('[data-zone=branch]').waitFor();
  yield ['replay-what-if', page];
}

export const REPLAY: Readonly<Record<string, Walk>> = { replay };
