import { openPosition, POSITIONS, type PositionName } from './port-royal-positions.js';
import type { Screen } from './screens.js';

const positions = Object.keys(POSITIONS) as PositionName[];

/** Every state of the table, with what can be opened on it. */
export const PORT_ROYAL_SCREENS: readonly Screen[] = [
  ...positions.map(
    (name): Screen => ({
      name: `port-royal-${name}`,
      open: (page, url) => openPosition(page, url, POSITIONS[name]()),
    }),
  ),
  {
    name: 'port-royal-card',
    async open(page, url) {
      await openPosition(page, url, POSITIONS.trade());
      await page.locator('[data-zone=harbour] button').nth(3).focus();
      await page.keyboard.press('i');
      await page.getByRole('dialog', { name: 'Priest' }).waitFor();
    },
  },
  {
    name: 'port-royal-contract',
    async open(page, url) {
      await openPosition(page, url, POSITIONS.together());
      await page.locator('[data-zone=contracts] button').first().focus();
      await page.keyboard.press('i');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'port-royal-player',
    async open(page, url) {
      await openPosition(page, url, POSITIONS.discover());
      await page.locator('[data-zone=players] button').nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'port-royal-odds',
    async open(page, url) {
      await openPosition(page, url, POSITIONS.discover());
      await page.getByRole('button', { name: /^What may come/ }).click();
      await page.getByRole('dialog', { name: 'What the next card may be' }).waitFor();
    },
  },
];
