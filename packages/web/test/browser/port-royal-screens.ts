import { SIZES, type World } from './browser.js';
import { openFinished, openPosition, POSITIONS } from './port-royal-positions.js';
import type { Walk } from './walks.js';

/** Every state of the table, with what can be opened on it. */
async function* table(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  const at = (name: keyof typeof POSITIONS) => openPosition(page, here.url, POSITIONS[name]());

  await at('discover');
  yield ['port-royal-discover', page];
  await page.locator('[data-zone=players] button').nth(1).click();
  await page.getByRole('dialog').waitFor();
  yield ['port-royal-player', page];
  await at('trade');
  yield ['port-royal-trade', page];
  await page.locator('[data-zone=harbour] button').nth(3).focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: 'Priest' }).waitFor();
  yield ['port-royal-card', page];
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Priest' }).waitFor({ state: 'hidden' });
  // Nothing can be done with it: the hand comes to where it rests, then presses all the same.
  await page.locator('[data-place=pile]').hover();
  await page.locator('[data-place=pile]').click({ force: true });
  await page.locator('.panel').getByRole('link', { name: 'The rule' }).click();
  await page.getByRole('dialog', { name: 'Rules: Port Royal' }).locator('article').first().waitFor();
  yield ['port-royal-rule', page];
}

async function* phases(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  for (const name of ['repel', 'bust', 'decide', 'aside', 'together', 'alone'] as const) {
    await openPosition(page, here.url, POSITIONS[name]());
    yield [`port-royal-${name}`, page];
  }
  await openFinished(page, here.url);
  await page.goto(`${here.url}statistics`);
  await page.locator('figure svg').first().waitFor();
  yield ['port-royal-statistics', page];
}

/** A chapter of the adventure: a card of the story, a question, and the table on every page of a phone. */
async function* chapter(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  const at = (name: keyof typeof POSITIONS) => openPosition(page, here.url, POSITIONS[name]());
  const story = page.locator('dialog[data-story]');

  await at('audience');
  await story.getByRole('heading').waitFor();
  yield ['chapter-evening', page];
  await story.getByRole('button', { name: 'Read on' }).click();
  await story.getByRole('heading', { name: 'Two Boats' }).waitFor();
  yield ['chapter-story', page];
  await page.keyboard.press('Escape');
  await story.waitFor({ state: 'hidden' });
  yield ['chapter-audience', page];
  await at('chapterTrade');
  await story.getByRole('button', { name: 'Skip' }).click();
  await page.locator('[data-zone=harbour] button').first().waitFor();
  yield ['chapter-table', page];
  for (const one of ['missions', 'month'] as const) {
    // A phone shows a page at a time, and keeps the one that was chosen.
    await page.setViewportSize(SIZES.phone);
    await page.locator(`[data-page=${one}]`).click();
    await page.setViewportSize(SIZES.desktop);
    yield [`chapter-${one}`, page];
  }
}

export const PORT_ROYAL: Readonly<Record<string, Walk>> = { table, phases, chapter };
