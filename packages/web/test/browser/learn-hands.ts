import type { Page } from 'playwright-core';
import { comeTo } from './play.js';

/** How somebody goes through a lesson. */

const LESSON = '[data-zone="lesson"]';

export const stepCount = (page: Page) => page.locator(`${LESSON} .count`).innerText();
export const said = (page: Page) => page.locator(`${LESSON} .say`).innerText();
export const isAtEnd = async (page: Page) => (await page.locator(`${LESSON} .end`).count()) > 0;

export async function openLesson(page: Page, url: string, lesson: string, game = 'port-royal'): Promise<void> {
  await comeTo(page, `${url}learn?game=${game}&lesson=${lesson}`);
  await page.locator(`${LESSON} .say`).waitFor();
}

/** Whether the step is done on the table, not by reading on. What glows is known when the table is laid. */
async function isOnTable(page: Page): Promise<boolean> {
  await page.locator('[data-laying]').waitFor({ state: 'detached' });
  return (await page.locator('[data-desk] :is(.wanted, .usable)').count()) > 0;
}

/** What was pressed is only chosen: its button, or another press, does it. */
const isChosen = async (page: Page) =>
  (await page.locator('[data-desk] :is(.chosen, [data-choice][aria-pressed="true"])').count()) > 0;

/** Waits until the lesson says something else than before. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await said(page);
  await act();
  await page.waitForFunction(
    ([where, text]) => document.querySelector(where!)?.textContent !== text,
    [`${LESSON} .say`, before],
  );
}

/** One step by pointer: what glows is clicked where it is. */
export async function stepByPointer(page: Page): Promise<void> {
  await answered(page, async () => {
    if (await isOnTable(page)) {
      await page.locator('[data-desk] :is(.wanted, .usable)').last().click();
      if (await isChosen(page))
        await page.locator('[data-zone=actions] :is(.on .wanted, button[data-primary])').first().click();
    } else await page.locator(`${LESSON} [data-primary] button`).click();
  });
}

/** One step by keyboard alone: the focus lies on the button that leads on, or to what glows. */
export async function stepByKeyboard(page: Page): Promise<void> {
  await page.waitForFunction((where) => document.activeElement?.closest(where!) !== null, `${LESSON} [data-primary]`);
  await answered(page, async () => {
    const onTable = await isOnTable(page);
    await page.keyboard.press('Enter');
    if (!onTable) return;
    await page.waitForFunction(() => document.activeElement?.closest('[data-desk]') !== null);
    await page.keyboard.press('Enter');
    if (await isChosen(page)) await page.keyboard.press('Enter');
  });
}

/** To the end of the lesson; the number of steps. */
export async function goThrough(page: Page, step: (page: Page) => Promise<void>, most = 40): Promise<number> {
  for (let steps = 0; steps < most; steps++) {
    if (await isAtEnd(page)) return steps;
    await step(page);
  }
  throw new Error(`The lesson did not end: ${await said(page)}`);
}
