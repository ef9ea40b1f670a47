import type { Page } from 'playwright-core';
import { ALL_BOXES, BASE } from '../replay/records.js';
import { openReplay, slider } from './replay-hands.js';
import type { Screen } from './screens.js';

const at = async (page: Page, url: string, step: number, record = BASE) => {
  await openReplay(page, url, record);
  await slider(page).fill(String(step));
};

/** The page for replays, with what can be opened on it. */
export const REPLAY_SCREENS: readonly Screen[] = [
  {
    name: 'replay-start',
    async open(page, url) {
      await page.goto(`${url}replay?game=abcabcabcabc`);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'replay', open: (page, url) => at(page, url, 187) },
  { name: 'replay-boxes', open: (page, url) => at(page, url, 90, ALL_BOXES) },
  {
    name: 'replay-what-if',
    async open(page, url) {
      await at(page, url, 100);
      await page.keyboard.press('w');
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.locator('[data-zone=branch]').waitFor();
    },
  },
  {
    name: 'replay-save',
    async open(page, url) {
      await at(page, url, 187);
      await page.getByRole('button', { name: 'Menu of the table' }).click();
      await page.getByRole('button', { name: 'Save or share' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
