import type { World } from './browser.js';
import { openLesson, stepByPointer } from './learn-hands.js';
import { comeTo } from './play.js';
import type { Walk } from './walks.js';

/** The pages for learning: everything, a step with a choice, a puzzle before and after its answer. */
async function* learn(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await comeTo(page, `${here.url}learn`);
  await page.locator('#puzzles li').first().waitFor();
  yield ['learn', page];
  await page.locator('#puzzles li a').first().click();
  await page.locator('[data-zone="lesson"] h2').waitFor();
  yield ['learn-puzzle', page];
  await comeTo(page, `${here.url}learn?difficulty=3`);
  await page.locator('#puzzles li a').first().click();
  await page.locator('[data-zone="actions"] button').last().click();
  await page.locator('.verdict').waitFor();
  yield ['learn-answer', page];
  await openLesson(page, here.url, 'first-game');
  for (let step = 0; step < 4; step++) await stepByPointer(page);
  yield ['learn-step', page];
}

/** A puzzle of a game with a board: its question, and how the answers compare. */
const puzzle = (game: string) =>
  async function* (here: World): ReturnType<Walk> {
    const { page } = await here.visitor();
    await comeTo(page, `${here.url}learn?game=${game}`);
    await page.locator('#puzzles li a').first().click();
    const choice = page.locator('[data-zone="actions"] [data-choice]').first();
    await choice.waitFor();
    yield [`${game}-puzzle`, page];
    const isWeighed = (await choice.getAttribute('aria-pressed')) !== null;
    await choice.click();
    if (isWeighed) await page.locator('[data-zone="actions"] [data-primary]').click();
    await page.locator('.verdict').waitFor();
    yield [`${game}-puzzle-answer`, page];
  };

export const LEARN: Readonly<Record<string, Walk>> = {
  learn,
  island: puzzle('sword-and-skull'),
  voyage: puzzle('companies'),
};
