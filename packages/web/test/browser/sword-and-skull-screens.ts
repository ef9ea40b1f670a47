import { FULL } from '../../../../test/full.js';
import { finishedIsland } from '../finished-games.js';
import type { World } from './browser.js';
import { openRecord } from './finished.js';
import { choices } from './sword-and-skull-hands.js';
import { openSkull, SKULL_POSITIONS, type SkullPosition } from './sword-and-skull-positions.js';
import type { Walk } from './walks.js';

const rarely = (...names: readonly SkullPosition[]) => (FULL ? names : []);

const some = (names: readonly SkullPosition[]) =>
  async function* (here: World): ReturnType<Walk> {
    const { page } = await here.visitor();
    for (const name of names) {
      await openSkull(page, here.url, SKULL_POSITIONS[name]());
      yield [`sword-and-skull-${name}`, page];
    }
  };

/** The ways on the island, and what can be opened beside it. */
async function* island(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await openSkull(page, here.url, SKULL_POSITIONS.move());
  await choices(page).nth(1).click();
  yield ['sword-and-skull-way', page];
  await page.locator('[data-zone="players"] button').first().click();
  await page.locator('[data-zone="inspector"]').waitFor();
  yield ['sword-and-skull-player', page];
  await page.locator('[data-zone="inspector"] [data-card]').first().click();
  yield ['sword-and-skull-card', page];
}

/** How it was won. */
async function* ended(here: World): ReturnType<Walk> {
  const { page } = await here.visitor();
  await openRecord(page, here.url, finishedIsland('end 2').record());
  await page.getByRole('region', { name: 'In the Pirate King’s lair' }).waitFor();
  yield ['sword-and-skull-end', page];
}

/** Every state of the table; `npm test` looks at those that differ most. */
export const SWORD_AND_SKULL: Readonly<Record<string, Walk>> = {
  island,
  ended,
  walking: some(['turn', 'five', ...rarely('place', 'fork', 'first', 'bargain')]),
  spaces: some(['bid', 'lair', ...rarely('recruit', 'bridge', 'spy', 'order', 'squall')]),
  fights: some(['after', 'debt', ...rarely('bonus', 'attack', 'before', 'limit', 'end')]),
};
