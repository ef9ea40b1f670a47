import { openFinished, openPosition, POSITIONS, type PositionName } from './port-royal-positions.js';
import type { Screen } from './screens.js';

const SHOWN: readonly PositionName[] = ['discover', 'repel', 'trade', 'bust', 'decide', 'aside', 'together', 'alone'];

/** Every state of the table, with what can be opened on it. */
export const PORT_ROYAL_SCREENS: readonly Screen[] = [
  ...SHOWN.map(
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
    name: 'port-royal-rule',
    async open(page, url) {
      await openPosition(page, url, POSITIONS.trade());
      await page.locator('[data-place=pile]').click({ force: true });
      await page.locator('.panel').getByRole('link', { name: 'The rule' }).click();
      await page.getByRole('dialog', { name: 'Rules: Port Royal' }).locator('article').first().waitFor();
    },
  },
  {
    name: 'port-royal-statistics',
    async open(page, url) {
      await openFinished(page, url);
      await page.goto(`${url}statistics`);
      await page.locator('figure svg').first().waitFor();
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
];
