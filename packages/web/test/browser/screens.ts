import type { Page } from 'playwright-core';
import type { World } from './browser.js';
import { analysed, openFinished, toAnalysis } from './finished.js';
import { comeTo, myTurn, newGame } from './play.js';
import { heading, type Walk } from './walks.js';

const menu = (page: Page) => page.getByRole('button', { name: 'Table menu' }).click();

/** Everything that somebody finds who has never played here. */
async function* pages(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await page.goto(here.url);
  await page.locator('.hero img').waitFor();
  await page.getByText('No games yet').waitFor();
  yield ['home-first', page];
  await comeTo(page, `${here.url}new`);
  await page.locator('form').waitFor();
  yield ['new-game', page];
  await comeTo(page, `${here.url}new?for=device`);
  await page.getByLabel('Cover the table between turns').waitFor();
  yield ['one-device', page];
  await comeTo(page, `${here.url}settings`);
  await heading(page, 'Settings');
  yield ['settings', page];
  await comeTo(page, `${here.url}statistics`);
  await page.getByText('Nothing to count yet.').waitFor();
  yield ['statistics-empty', page];
  await comeTo(page, `${here.url}analysis`);
  await page.getByRole('button', { name: 'Open a file' }).waitFor();
  yield ['analysis-of-a-file', page];
  await comeTo(page, `${here.url}game?id=abcabcabcabc`);
  await heading(page, 'This game is not on this device.');
  yield ['no-such-game', page];
  await comeTo(page, `${here.url}nowhere`);
  await heading(page, 'There is nothing at this address.');
  yield ['nothing-here', page];
  await comeTo(page, `${here.url}rules`);
  await page.locator('article').first().waitFor();
  yield ['rules', page];
}

async function* table(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await newGame(page, here.url, { seed: 'screens' });
  await myTurn(page);
  yield ['table', page];
  await menu(page);
  await page.getByRole('button', { name: 'Text mode' }).waitFor();
  yield ['table-menu', page];
  await menu(page);
  await page.locator('[role=log] li button').last().click();
  yield ['table-log', page];
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  yield ['table-keys', page];
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Advice' }).click();
  await page.getByRole('button', { name: 'Do it' }).waitFor();
  yield ['table-advice', page];
  await page.getByRole('button', { name: 'Do it' }).click();
  await myTurn(page);
  await menu(page);
  await page.getByRole('button', { name: 'Text mode' }).click();
  await page.getByLabel('What do you do?').waitFor();
  yield ['text-mode', page];
}

/** A game that is over and one under way. */
async function* home(here: World): ReturnType<Walk> {
  const { page } = await here.visitor({ idle: true });
  await openFinished(page, here.url, 'usual', 'screens');
  await newGame(page, here.url, { seed: 'screens' });
  await myTurn(page);
  await page.goto(here.url);
  // What lies on the table is drawn when there is nothing else to do.
  await page.locator('.hero img.drawn').waitFor();
  yield ['home', page];
}

async function* handOver(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await newGame(page, here.url, { seed: 'screens', people: 2, cover: true });
  await page.getByRole('button', { name: /^I am/ }).waitFor();
  yield ['hand-over', page];
}

async function* ends(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await openFinished(page, here.url, 'usual', 'screens');
  yield ['table-end', page];
  const { page: together } = await here.visitor();
  await openFinished(together, here.url, 'together', 'screens');
  const dialog = together.getByRole('dialog');
  // All at once: what is opened may bring more to open.
  await dialog.locator('summary', { hasText: 'Check it yourself' }).waitFor();
  await dialog.locator('details').evaluateAll((all) => {
    for (const part of all as HTMLDetailsElement[]) part.open = true;
  });
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await dialog.getByText('All is well.').waitFor();
  yield ['table-end-open', together];
}

async function* analysis(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await openFinished(page, here.url, 'underWay', 'screens');
  await toAnalysis(page);
  await analysed(page);
  await page.getByText('All decisions as a table').click();
  yield ['analysis', page];
  await page.locator('a[href*="retry"]').click();
  await page.locator('[data-zone="lesson"] h2').waitFor();
  yield ['retry', page];
  await page.locator('[data-zone="actions"] button').last().click();
  await page.locator('.verdict').waitFor();
  yield ['retry-answer', page];
}

export const PAGES: Readonly<Record<string, Walk>> = { pages, home };
export const TABLES: Readonly<Record<string, Walk>> = { table, handOver, ends, analysis };
