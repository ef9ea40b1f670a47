import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FULL, inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { goThrough, said } from './learn-hands.js';
import { comeTo } from './play.js';
import { choices, gold } from './sword-and-skull-hands.js';

const here = world();

/** One step by pointer: the answer that glows and its gold button, or the way on of the lesson itself. */
async function step(page: Page): Promise<void> {
  const before = await said(page);
  const ready = gold(page).and(page.locator('.wanted'));
  const answers = choices(page).and(page.locator('.wanted'));
  if ((await ready.count()) === 0 && (await answers.count()) > 0) await answers.first().click();
  if ((await ready.count()) > 0) await ready.click();
  else await page.locator('[data-zone="lesson"] [data-primary] button').click();
  await expect.poll(() => said(page)).not.toBe(before);
}

/** Without the time for all of it, as far as the first crew and the first fight. */
const SOME_STEPS = 8;

inFull('the guided first game goes from start to victory by what glows', async () => {
  const { page, errors } = await here.visitor();
  await comeTo(page, `${here.url}learn?game=sword-and-skull&lesson=first-game`);
  await page.locator('[data-zone="lesson"] .say').waitFor();
  if (FULL) {
    expect(await goThrough(page, step)).toBeGreaterThan(20);
    await page.getByRole('log').getByText('You pay the ransom and win with the officer.').waitFor();
  } else for (let steps = 0; steps < SOME_STEPS; steps++) await step(page);
  expect(errors).toEqual([]);
});
