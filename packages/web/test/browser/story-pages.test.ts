import { LANGUAGES } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FULL, inFull } from '../../../../test/full.js';
import { SIZES, type Size, world } from './browser.js';
import { axe, changeSettings, misfits } from './checks.js';
import { answered } from './play.js';
import { openPosition } from './port-royal-positions.js';
import { ALL_TABLES, ENDINGS, everyMission, SIXTH } from './story-pages.js';

const here = world();
const story = (page: Page) => page.locator('dialog[data-story]');
const SIGHTS = (Object.keys(SIZES) as Size[]).flatMap((size) => LANGUAGES.map((language) => ({ size, language })));

/** What does not fit on a page of the story: a picture that is missing, a button out of sight, a text that is cut. */
async function faults(page: Page): Promise<readonly string[]> {
  await expect.poll(() => page.locator('dialog .plate img').evaluateAll((all) => all.length > 0)).toBe(true);
  const out = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[data-story]')!;
    const article = dialog.querySelector('article')!;
    const hidden = [...dialog.querySelectorAll('button:enabled')].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return [
      ...hidden.map((button) => `out of sight: ${button.textContent}`),
      ...(article.scrollWidth > article.clientWidth + 1 ? ['the text is wider than its page'] : []),
      ...(article.clientHeight < 150 ? [`only ${article.clientHeight} px of text`] : []),
    ];
  });
  return [...out, ...(await misfits(page))];
}

async function speak(page: Page, language: string): Promise<void> {
  await changeSettings(page, { language });
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}

/** Turns page after page to the last, and back to the table by its last button. */
async function* pagesOf(page: Page): AsyncGenerator<string> {
  for (;;) {
    const id = (await story(page).getAttribute('data-story'))!;
    yield id;
    const gold = story(page).locator('.gold');
    // A long page is read on first.
    await story(page)
      .locator('article')
      .evaluate((article) => article.scrollTo({ top: article.scrollHeight }));
    await expect
      .poll(() =>
        story(page)
          .locator('article')
          .evaluate((a) => a.scrollTop + a.clientHeight >= a.scrollHeight - 8),
      )
      .toBe(true);
    // Its button follows with the frame in which the scrolling is told.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    await gold.click();
    // The next page, or the table.
    const shown = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('dialog[data-story]')?.dataset.story ?? null);
    await expect.poll(shown).not.toBe(id);
    if ((await shown()) === null) break;
  }
}

/** All pages of a chapter at every size in every language are some two hundred looks. */
const PATIENCE = FULL ? 1_800_000 : 300_000;
const TABLES = FULL ? [...ALL_TABLES, SIXTH] : ALL_TABLES.slice(0, 1);

/** Every page that lies open, at every size and in every language, by day and by night. */
async function lookThrough(page: Page): Promise<{ looks: number; wrong: readonly string[] }> {
  await story(page).getByRole('heading').waitFor();
  const wrong: string[] = [];
  let looks = 0;
  for await (const id of pagesOf(page)) {
    if (!FULL && looks % 3 > 0) {
      looks++;
      continue;
    }
    for (const { size, language } of FULL ? SIGHTS : [SIGHTS[(looks * 4) % SIGHTS.length]!]) {
      await page.setViewportSize(SIZES[size]);
      await speak(page, language);
      wrong.push(...(await faults(page)).map((fault) => `${id}, ${size}, ${language}: ${fault}`));
    }
    const lights = looks % 2 ? (['day', 'night'] as const) : (['night', 'day'] as const);
    for (const table of FULL ? lights : looks % 6 === 0 ? lights.slice(0, 1) : []) {
      await changeSettings(page, { table });
      wrong.push(...(await axe(page)).map((fault) => `${id}, ${table}: ${fault}`));
    }
    await page.setViewportSize(SIZES.desktop);
    await speak(page, 'en');
    looks++;
  }
  return { looks, wrong };
}

it.each(TABLES)(
  '%s: every page of the story fits, with its picture',
  async (_, open, pages) => {
    const { page } = await here.visitor();
    await openPosition(page, here.url, open());
    expect(await lookThrough(page)).toEqual({ looks: pages, wrong: [] });
    await story(page).waitFor({ state: 'hidden' });
  },
  PATIENCE,
);

inFull.each(ENDINGS)('%s: its last page fits, with its picture', async (_, open) => {
  const { page } = await here.visitor();
  // Whoever else plays sits at the same device: no bot decides what is told.
  await openPosition(page, here.url, open(), 'people');
  await page.locator('[data-action=stop]').waitFor();
  await answered(page, () => page.keyboard.press('s'));
  expect(await lookThrough(page)).toEqual({ looks: 1, wrong: [] });
  await page.getByRole('dialog', { name: 'How it ended' }).waitFor();
});

it('what was told is read again from a list with the chart of the voyage, and a page can be skipped', async () => {
  const { page } = await here.visitor();
  await openPosition(page, here.url, everyMission(1));
  await story(page).getByRole('button', { name: 'Skip' }).click();
  await story(page).waitFor({ state: 'hidden' });
  await page.locator('[data-open-story]').click();
  await story(page).getByRole('heading', { name: 'The story so far' }).waitFor();
  await expect.poll(() => story(page).locator('.voyage li').count()).toBe(3);
  expect(await axe(page)).toEqual([]);
  await story(page)
    .getByRole('button', { name: /^One Boat in the Dark/ })
    .click();
  await story(page).getByRole('heading', { name: 'One Boat in the Dark' }).waitFor();
  // Whoever listens hears who speaks.
  expect(await story(page).locator('article').textContent()).toContain('Rafael Mendes: ');
  await page.keyboard.press('Escape');
  await story(page).waitFor({ state: 'hidden' });
});
