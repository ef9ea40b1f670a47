import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { world } from './browser.js';
import { answer, choices, helm, hurry, walkTo } from './companies-hands.js';
import { COMPANIES_POSITIONS, openCompanies } from './companies-positions.js';
import { answered, comeTo, myTurn, playOut, table } from './play.js';

const here = world();

/** More decisions than a calendar asks of one person. */
const PLENTY = 800;

/** From the page for new games, which the first page leads to. */
async function begin(page: Page, seed: string): Promise<void> {
  await comeTo(page, here.url);
  await page
    .getByRole('link', { name: /The Companies/ })
    .first()
    .click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByLabel('Calendars').fill('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await table(page);
}

const ended = (page: Page) =>
  page
    .getByRole('dialog', { name: 'How it ended' })
    .getByText(/wins? with \d+ points/)
    .waitFor();

/** Without the time for all of it, its beginning and its end are played. */
it('a whole game of one calendar alone against bots, from the first page to the victory', async () => {
  const { page, errors } = await here.visitor();
  await begin(page, 'whole');
  const step = () => page.evaluate(hurry);
  if (!FULL) {
    for (let steps = 0; steps < 6; steps++) {
      await myTurn(page);
      await answered(page, step);
    }
    await openCompanies(page, here.url, COMPANIES_POSITIONS.nearEnd());
  }
  await playOut(page, step, PLENTY);
  await ended(page);
  expect(errors).toEqual([]);
});

describe.runIf(FULL)('whole games by other hands', () => {
  /** The first answer, or what ends the question. */
  const byKeys = async (page: Page) => {
    if ((await choices(page).count()) === 0) {
      await walkTo(page, 'F6', '[data-zone="actions"] *');
      await walkTo(page, 'ArrowRight', '.quiet');
      await page.keyboard.press('Enter');
      return;
    }
    const isWeighed = (await choices(page).first().getAttribute('aria-pressed')) !== null;
    await page.keyboard.press('1');
    if (isWeighed) await page.keyboard.press('Enter');
  };

  it('by keys alone', async () => {
    const { page, errors } = await here.visitor();
    await begin(page, 'keys');
    await playOut(page, () => byKeys(page), PLENTY);
    await ended(page);
    expect(errors).toEqual([]);
  });

  it('by touch on a phone', async () => {
    const { page, errors } = await here.visitor({ size: 'phone', hasTouch: true });
    // Two taps at one place, as quick as these hands are, would be taken for a double one.
    const tap = async (thing: Locator) => {
      await page.locator('header h1').tap();
      await thing.tap();
    };
    await begin(page, 'touch');
    for (let steps = 0; steps < PLENTY; steps++) {
      await myTurn(page);
      if ((await helm(page).locator('[data-question]').count()) === 0) break;
      await answer(page, 0, tap);
    }
    await ended(page);
    expect(errors).toEqual([]);
  });
});
