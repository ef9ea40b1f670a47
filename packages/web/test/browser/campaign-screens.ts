import type { World } from './browser.js';
import { bring, CAMPAIGNS, crowned } from './campaign-records.js';
import { comeTo } from './play.js';
import { heading, type Walk } from './walks.js';

/** A chapter that was lost and is told again; who plays on; how the first page tells it. */
async function* campaign(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await page.goto(here.url);
  await bring(page, here.url, CAMPAIGNS.lost);
  await heading(page, 'The adventure begins');
  await page.locator('figure svg, figure img').first().waitFor();
  yield ['campaign', page];
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a seat' }).waitFor();
  yield ['campaign-crew', page];
  await comeTo(page, here.url);
  await page.getByRole('heading', { name: 'Chapter 1: The Lamp Goes Out' }).waitFor();
  yield ['campaign-home', page];
}

/** Five chapters in a row: the feat. */
async function* feat(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await page.goto(here.url);
  await bring(page, here.url, crowned());
  await heading(page, 'The adventure begins');
  await page.locator('figure svg, figure img').first().waitFor();
  yield ['campaign-crowned', page];
}

export const CAMPAIGN: Readonly<Record<string, Walk>> = { campaign, feat };
