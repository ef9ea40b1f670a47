import { FULL } from '../../../../test/full.js';
import type { World } from './browser.js';
import { helm } from './companies-hands.js';
import { COMPANIES_POSITIONS, type CompaniesPosition, openCompanies } from './companies-positions.js';
import type { Walk } from './walks.js';

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
  await helm(page).locator('[data-goal]').first().click();
  yield ['companies-way', page];
}

/** Every state of the table; `npm test` looks at those that differ most. */
export const COMPANIES: Readonly<Record<string, Walk>> = {
  chart,
  sailing: some(['start', 'act', ...rarely('fleet', 'sailing', 'loading', 'leave', 'refill', 'divide')]),
  fights: some(['strategy', 'damage', ...rarely('pay', 'sacrifice', 'capture', 'mark', 'moveMarker', 'slip')]),
  harbours: some(['buy', 'research', ...rarely('harbour', 'attack', 'challenge', 'deliver', 'join')]),
  rounds: some(['nation', 'place', ...rarely('pledge', 'mutiny', 'control')]),
};
