import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isOnPage } from './device.js';

/** What every shell test needs to do at a table, whatever the game. */

interface NewGame {
  readonly seed?: string;
  readonly people?: number;
  readonly cover?: boolean;
  /** Another box than the first, by its name. */
  readonly box?: string;
}

/** Comes to an address of the page: whoever is there already goes as by a link, without loading it anew. */
export async function comeTo(page: Page, address: string): Promise<void> {
  if (!isOnPage(page, address)) {
    await page.goto(address);
    return;
  }
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** From the page for new games; the first seat is a person, more people and bots as asked. */
export async function newGame(
  page: Page,
  url: string,
  { seed = 'harbour', people = 1, cover = false, box }: NewGame = {},
): Promise<void> {
  await comeTo(page, `${url}new${people > 1 ? '?for=device' : ''}`);
  await page.getByLabel('Seed').fill(seed);
  if (box) await page.getByRole('radio', { name: box }).check();
  if (cover) await page.getByLabel('Cover the table between turns').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await table(page);
}

/** Waits until a table is shown. */
export async function table(page: Page): Promise<void> {
  await page.waitForURL(/\/game\?id=[a-z0-9]{12}$/);
  await page.locator('header h1').waitFor();
  await page.locator('[data-laying]').waitFor({ state: 'detached' });
}

export const turn = (page: Page) => page.locator('header h1').innerText();

/** Whether the person is asked, in their own turn or in another’s. */
export const isAsked = (page: Page) => page.locator('header h1').evaluate((heading) => heading.matches('.mine'));

export const isOver = async (page: Page) => (await turn(page)) === 'The game is over';

/** Looked at so often in milliseconds: with every frame would make the browser draw frames that nobody needs. */
const polling = 30;

/** Waits until the person is asked, or the game is over. */
export async function myTurn(page: Page): Promise<void> {
  const isMine = () => {
    const heading = document.querySelector('header h1');
    if (document.querySelector('[data-laying]') !== null) return false;
    return heading?.matches('.mine') || /the game is over/i.test(heading?.textContent ?? '');
  };
  await page.waitForFunction(isMine, undefined, { polling });
}

/** The number of lines in the log, to see that something happened. */
export const logLines = (page: Page) => page.locator('[role="log"] li').count();

/** How many entries of the logbook the page shows. */
export const entries = async (page: Page) =>
  Number(await page.locator('main[data-entries]').getAttribute('data-entries'));

/** Waits until the page shows more entries than this. */
export async function moreThan(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('main[data-entries]')?.dataset.entries) > before,
    before,
    { polling },
  );
}

/** Does something and waits until the table has answered. */
export async function answered(page: Page, step: () => Promise<void>): Promise<void> {
  const before = await entries(page);
  await step();
  await moreThan(page, before);
}

/** Plays until the game is over, which it is before so many decisions. */
export async function playOut(page: Page, step: () => Promise<void>, most = 400): Promise<number> {
  for (let steps = 0; steps < most; steps++) {
    await myTurn(page);
    if (await isOver(page)) return steps;
    await answered(page, step);
  }
  expect.unreachable('The game did not end.');
}

/** The element that has the focus, as a person would name it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body ? null : element.tagName.toLowerCase();
  });
