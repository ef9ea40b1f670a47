import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { Played } from '../port-royal/positions.js';
import { SIZES } from './browser.js';
import { COMPANIES_POSITIONS, openCompanies } from './companies-positions.js';
import { openFinished } from './finished.js';
import { onlineWorld, startTable } from './online-world.js';
import { openPosition } from './port-royal-positions.js';
import { openSkull, SKULL_POSITIONS } from './sword-and-skull-positions.js';

/** The pictures of the README, each in a state worth looking at: to be put into docs/pictures. */
const FOLDER = fileURLToPath(new URL('../../screenshots/readme/', import.meta.url));

const here = onlineWorld();

/** In the middle of a game: everybody has a crew, and the harbour is full. */
const busy = () =>
  new Played({
    seats: 4,
    hands: {
      0: {
        coins: 9,
        display: [
          'base_sailor_3_1',
          'base_captain_4_1',
          'base_trader_red_3_1',
          'base_admiral_7_2',
          'base_priest_4_1',
          'base_mademoiselle_7_2',
        ],
      },
      1: { coins: 4, display: ['base_jester_7_2', 'base_sailor_5_2', 'base_trader_blue_3_1'] },
      2: { coins: 13, display: ['base_admiral_7_2', 'base_settler_4_1', 'base_settler_4_1', 'base_governor_8_0'] },
      3: { coins: 6, display: ['base_expedition_2captain', 'base_captain_4_1', 'base_trader_green_3_1'] },
    },
    stack: [
      'base_ship_yellow_2_3c',
      'base_expedition_2settler',
      'base_ship_blue_5_4c',
      'base_expedition_2priest_1settler',
      'base_ship_green_3_2c',
      'base_priest_4_1',
      'base_ship_red_6_3c',
      'base_mademoiselle_7_2',
      'base_ship_black_7_3c',
      'base_jack_6_1',
      'base_pirate_5_1',
    ],
  })
    .until(({ harbour }) => harbour.length === 9)
    .act({ type: 'stop' });

async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForFunction(() => document.querySelector('.face.bare, .face.coarse, [aria-busy="true"]') === null);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}

it('Port Royal in the evening, and on a phone', async () => {
  const { page } = await here.guest('Ann', { idle: true });
  await openPosition(page, here.url, busy());
  await page.locator('[data-zone=harbour] button').nth(3).click();
  await shoot(page, 'table');
  const phone = await here.guest('Bob', { size: 'phone', settings: { language: 'nl', table: 'day' } });
  await openPosition(phone.page, here.url, busy());
  await phone.page.locator('[data-zone=harbour] button').nth(6).click();
  await shoot(phone.page, 'phone');
});

it('the island of Sword & Skull by day', async () => {
  const { page } = await here.guest('Ann', { idle: true, settings: { table: 'day' } });
  await openSkull(page, here.url, SKULL_POSITIONS.move());
  await page.locator('[data-zone="actions"] [data-choice]').nth(1).click();
  await shoot(page, 'island');
});

it('the world map of The Companies by day', async () => {
  const { page } = await here.guest('Ann', { idle: true, settings: { table: 'day' } });
  await openCompanies(page, here.url, COMPANIES_POSITIONS.voyage());
  await page.locator('[data-goal="deshima"]').click();
  await shoot(page, 'world');
});

it('a home that knows one', async () => {
  const { page } = await here.guest('Ann', { idle: true });
  const { page: bob } = await here.guest('Bob');
  await startTable(page, bob);
  await openFinished(page, here.url, 'usual', 'screens');
  await openPosition(page, here.url, busy());
  await page.setViewportSize(SIZES.desktop);
  await page.goto(here.url);
  await page.locator('.hero img.drawn').waitFor();
  await shoot(page, 'home');
});
