import { openLesson, stepByPointer } from './learn-hands.js';
import type { Screen } from './screens.js';

/** The pages for learning: everything, a step with a choice, a puzzle before and after its answer. */
export const LEARN_SCREENS: readonly Screen[] = [
  {
    name: 'learn',
    async open(page, url) {
      await page.goto(`${url}learn`);
      await page.locator('#puzzles li').first().waitFor();
    },
  },
  {
    name: 'learn-step',
    async open(page, url) {
      await openLesson(page, url, 'first-game');
      for (let step = 0; step < 4; step++) await stepByPointer(page);
    },
  },
  {
    name: 'learn-puzzle',
    async open(page, url) {
      await page.goto(`${url}learn`);
      await page.locator('#puzzles li a').first().click();
      await page.locator('[data-zone="lesson"] h2').waitFor();
    },
  },
  {
    name: 'learn-answer',
    async open(page, url) {
      await page.goto(`${url}learn?difficulty=3`);
      await page.locator('#puzzles li a').first().click();
      await page.locator('[data-zone="actions"] button').last().click();
      await page.locator('.verdict').waitFor();
    },
  },
];
