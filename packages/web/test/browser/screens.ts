import type { Page } from 'playwright-core';
import { analysed, openFinished, toAnalysis } from './finished.js';
import { myTurn, newGame } from './play.js';

/** A screen of the shell, and how to come to it. Every page speaks English until it is there. */
export interface Screen {
  readonly name: string;
  open(page: Page, url: string): Promise<void>;
}

const game = async (page: Page, url: string) => {
  await newGame(page, url, { seed: 'screens' });
  await myTurn(page);
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    async open(page, url) {
      await page.goto(url);
      await page.locator('.picture img').first().waitFor();
      await page.locator('main section').last().waitFor();
    },
  },
  {
    name: 'new-game',
    async open(page, url) {
      await page.goto(`${url}new`);
      await page.locator('form').waitFor();
    },
  },
  {
    name: 'one-device',
    async open(page, url) {
      await page.goto(`${url}new?for=device`);
      await page.locator('form').waitFor();
    },
  },
  {
    name: 'settings',
    async open(page, url) {
      await page.goto(`${url}settings`);
      await page.locator('h1').waitFor();
    },
  },
  {
    name: 'rules',
    async open(page, url) {
      await page.goto(`${url}rules`);
      await page.locator('article').first().waitFor();
    },
  },
  {
    name: 'statistics-empty',
    async open(page, url) {
      await page.goto(`${url}statistics`);
      await page.getByText('Nothing to count yet.').waitFor();
    },
  },
  {
    name: 'nothing-here',
    async open(page, url) {
      await page.goto(`${url}nowhere`);
      await page.locator('h1').waitFor();
    },
  },
  {
    name: 'no-such-game',
    async open(page, url) {
      await page.goto(`${url}game?id=abcabcabcabc`);
      await page.locator('main [role=alert]').waitFor();
    },
  },
  { name: 'table', open: game },
  {
    name: 'table-menu',
    async open(page, url) {
      await game(page, url);
      await page.getByRole('button', { name: 'Menu of the table' }).click();
    },
  },
  {
    name: 'table-log',
    async open(page, url) {
      await game(page, url);
      if (!(await page.locator('[role=log]').isVisible())) await page.getByRole('button', { name: 'Log' }).click();
    },
  },
  {
    name: 'table-keys',
    async open(page, url) {
      await game(page, url);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'table-advice',
    async open(page, url) {
      await game(page, url);
      await page.getByRole('button', { name: 'Advice' }).click();
      await page.getByRole('button', { name: 'Do it' }).waitFor();
    },
  },
  {
    name: 'hand-over',
    async open(page, url) {
      await newGame(page, url, { seed: 'screens', people: 2, cover: true });
      await page.getByRole('button', { name: /^I am/ }).waitFor();
    },
  },
  {
    name: 'text-mode',
    async open(page, url) {
      await game(page, url);
      await page.getByRole('button', { name: 'Menu of the table' }).click();
      await page.getByRole('button', { name: 'Text mode' }).click();
      await page.getByLabel('What do you do?').waitFor();
    },
  },
  {
    name: 'table-end',
    async open(page, url) {
      await openFinished(page, url, 'usual', 'screens');
    },
  },
  {
    name: 'table-end-open',
    async open(page, url) {
      await openFinished(page, url, 'together', 'screens');
      const dialog = page.getByRole('dialog');
      for (const summary of await dialog.locator('summary').all()) await summary.click();
      await dialog.getByRole('button', { name: 'Check now' }).click();
      await dialog.getByText('All is well.').waitFor();
    },
  },
  {
    name: 'analysis',
    async open(page, url) {
      await openFinished(page, url, 'underWay', 'screens');
      await toAnalysis(page);
      await analysed(page);
      await page.getByText('All decisions as a table').click();
    },
  },
  {
    name: 'analysis-of-a-file',
    async open(page, url) {
      await page.goto(`${url}analysis`);
      await page.getByRole('button', { name: 'Open a file' }).waitFor();
    },
  },
];
