import { FULL } from '../../../../test/full.js';
import { finishedVoyages } from '../finished-games.js';
import type { World } from './browser.js';
import { gold, helm } from './companies-hands.js';
import { COMPANIES_POSITIONS, type CompaniesPosition, openCompanies } from './companies-positions.js';
import { openRecord } from './finished.js';
import { openLesson } from './learn-hands.js';
import { answered } from './play.js';
import type { Walk } from './walks.js';

const LESSONS = ['first-voyage', 'building', 'combat', 'nations'] as const;

const rarely = (...names: readonly CompaniesPosition[]) => (FULL ? names : []);

const some = (names: readonly CompaniesPosition[]) =>
  async function* (here: World): ReturnType<Walk> {
    const { page } = await here.visitor();
    for (const name of names) {
      await openCompanies(page, here.url, COMPANIES_POSITIONS[name]());
      await helm(page).locator('[data-question]').waitFor();
      yield [`companies-${name}`, page];
    }
  };

/** A way that is planned, and what can be opened beside the map. */
async function* chart(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await openCompanies(page, here.url, COMPANIES_POSITIONS.voyage());
  const inspector = page.locator('[data-zone="inspector"]');
  await page.locator('[data-zone="players"] button').first().click();
  await inspector.waitFor();
  yield ['companies-player', page];
  await page.locator('[data-place="batavia"]').focus();
  await page.keyboard.press('i');
  await inspector.getByText('Batavia').first().waitFor();
  yield ['companies-harbour', page];
  await page.keyboard.press('Escape');
  await page.locator('[data-zone="mat"] [data-fleet="II"]').click();
  await inspector.getByText('Firepower').waitFor();
  yield ['companies-fleet', page];
  await helm(page).locator('[data-goal]').first().click();
  yield ['companies-way', page];
  await answered(page, () => gold(page).click());
  await page.getByRole('button', { name: /^Notes/ }).click();
  await page.getByLabel('Notes to yourself').fill('Cloth to Deshima.');
  yield ['companies-notes', page];
}

/** How it was won. */
async function* ended(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await openRecord(page, here.url, finishedVoyages('race').record());
  yield ['companies-end', page];
}

/** How it is learnt. */
async function* lessons(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  for (const lesson of FULL ? LESSONS : LESSONS.slice(0, 1)) {
    await openLesson(page, here.url, lesson, 'companies');
    yield [`companies-lesson-${lesson}`, page];
  }
}

/** Every state of the table; `npm test` looks at those that differ most. */
export const COMPANIES: Readonly<Record<string, Walk>> = {
  chart,
  ended,
  lessons,
  sailing: some(['act', ...rarely('start', 'fleet', 'sailing')]),
  fights: some(['strategy', ...rarely('damage', 'pay', 'sacrifice')]),
  harbours: some(['buy', ...rarely('research', 'harbour', 'attack', 'challenge')]),
  rounds: some(['nation', ...rarely('place', 'pledge')]),
  ...(FULL && {
    loads: some(['loading', 'leave', 'refill', 'divide']),
    prizes: some(['capture', 'mark', 'moveMarker', 'slip']),
    trade: some(['deliver', 'join', 'mutiny', 'control']),
  }),
};
