import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answered } from './play.js';

/** What hands do at this table. */

export const helm = (page: Page): Locator => page.locator('[data-zone="actions"]');
export const choices = (page: Page): Locator => helm(page).locator('[data-choice]');
/** The one gold button. */
export const gold = (page: Page): Locator => helm(page).locator('[data-primary]');
/** Commands that are several actions. */
export const command = (page: Page, name: RegExp): Locator =>
  helm(page).locator('[data-plans]').getByRole('button', { name });
export const question = (page: Page): Promise<string | null> =>
  helm(page).locator('[data-question]').getAttribute('data-question');

type Press = (thing: Locator) => Promise<void>;
const click: Press = (thing) => thing.click();

/** Gives an answer: a press, and where it is weighed first the gold button. */
export async function answer(page: Page, nth = 0, press: Press = click): Promise<void> {
  await answered(page, async () => {
    if ((await choices(page).count()) === 0) return press(helm(page).locator('.quiet').first());
    const choice = choices(page).nth(nth);
    const isWeighed = (await choice.getAttribute('aria-pressed')) !== null;
    await press(choice);
    if (!isWeighed) return;
    await expect.poll(() => gold(page).count()).toBe(1);
    await press(gold(page));
  });
}

/** Presses a key until the focus is on this. */
export async function walkTo(page: Page, key: string, selector: string): Promise<void> {
  const isThere = () => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
  for (let i = 0; i < 60; i++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  expect.unreachable(`${key} never comes to ${selector}.`);
}

/** Plays on as somebody in a hurry: what sells is sold, what lies there is loaded, and the dearest goal is sailed for. */
export function hurry(): void {
  const helm = document.querySelector('[data-zone="actions"]')!;
  const found = (selector: string) => [...helm.querySelectorAll<HTMLElement>(selector)];
  const called = (name: RegExp) => found('[data-plans] button').find((button) => name.test(button.textContent ?? ''));
  const next =
    called(/Deliver everything|Load all|Repair everything|Refill everything|Spread evenly|Buy off/) ??
    found('[data-primary]:not([aria-disabled])')[0] ??
    found('[data-goal]')[0] ??
    called(/End the turn/) ??
    found('[data-choice]')[0] ??
    found('.quiet')[0];
  const entries = () => document.querySelector<HTMLElement>('main[data-entries]')?.dataset.entries;
  const before = entries();
  /** Presses what comes of it, as soon as it is there; nothing may come. */
  const then = (what: () => HTMLElement | undefined) =>
    requestAnimationFrame(() => {
      const button = what();
      if (button) button.click();
      else if (entries() === before) then(what);
    });
  next?.click();
  // What is weighed first, or only planned, is done with the gold button.
  if (next?.matches('[data-goal], [aria-pressed]')) then(() => found('[data-primary]:not([aria-disabled])')[0]);
  // What leaves something undone is asked about, and meant.
  const meant = () => [...document.querySelectorAll<HTMLElement>('dialog[open] footer button')].at(-1);
  if (next?.matches('[data-plans] button')) then(meant);
}
