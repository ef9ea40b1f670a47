import { everyNth } from '../../../../test/full.js';
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
  for (const name of everyNth(2, ['repel', 'bust', 'decide', 'aside', 'together', 'alone'] as const)) {
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

  await at('characters');
  await page.locator('[data-character]').first().waitFor();
  await page.keyboard.press('1');
  yield ['chapter-characters', page];
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

/** What a chapter asks in scenes of its own, what can be looked at more closely, and its end. */
async function* scenes(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  const story = page.locator('dialog[data-story]');
  const at = async (name: keyof typeof POSITIONS) => {
    await openPosition(page, here.url, POSITIONS[name]());
    await story.getByRole('heading').waitFor();
    await page.keyboard.press('Escape');
    await story.waitFor({ state: 'hidden' });
  };
  await openPosition(page, here.url, POSITIONS.share());
  await page.locator('[data-share]').waitFor();
  yield ['chapter-share', page];
  await at('spot');
  await page.locator('[data-spot]').waitFor();
  yield ['chapter-spot', page];
  await at('sale');
  await page.locator('[data-months-end]').waitFor();
  yield ['chapter-sale', page];
  await at('look');
  await page.locator('.card.looked').first().waitFor();
  yield ['chapter-look', page];
  await at('deeds');
  await page.locator('[data-choose-mission]').first().waitFor();
  yield ['chapter-deeds', page];
  await at('chapter');
  for (const [key, name] of everyNth(3, [
    ['g', 'Together'],
    ['e', 'Market day'],
    ['h', 'Everybody’s house'],
  ] as const)) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    yield [`chapter-close-up-${key}`, page];
    await page.keyboard.press('Escape');
  }
}

export const PORT_ROYAL: Readonly<Record<string, Walk>> = { table, phases, chapter, scenes };
