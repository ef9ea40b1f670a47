import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answered } from './play.js';

/** What hands do at this table. */

export const helm = (page: Page): Locator => page.locator('[data-zone="actions"]');
export const choices = (page: Page): Locator => helm(page).locator('[data-choice]');
/** The one gold button. */
export const gold = (page: Page): Locator => helm(page).locator('[data-primary]');
export const question = (page: Page): Promise<string | null> =>
  helm(page).locator('[data-question]').getAttribute('data-question');

/** Chooses where there is something to choose, opens what opens ways of its own, and presses the gold button. */
export async function answer(page: Page, nth = 0, press: (thing: Locator) => Promise<void> = (thing) => thing.click()) {
  await answered(page, async () => {
    if ((await gold(page).count()) === 0) await press(choices(page).nth(nth));
    await expect.poll(() => gold(page).count()).toBe(1);
    await press(gold(page));
  });
}

/** Buttons of the table that a finger would miss; those of the log are the shell's. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-desk] button')].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const isSmall = width > 0 && (width < 43.5 || height < 43.5) && button.closest('.beside') === null;
      return isSmall
        ? [`${Math.round(width)} x ${Math.round(height)}: ${button.textContent?.trim().slice(0, 40)}`]
        : [];
    }),
  );
}
