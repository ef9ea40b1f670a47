import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../../../../test/full.js';
import type { Played } from '../port-royal/positions.js';
import { world } from './browser.js';
import { cardsIn, waysOn, zone } from './port-royal-hands.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';

const here = world();
const HARBOUR = '[data-zone=harbour] .water';

async function at(position: Played, primers: boolean): Promise<Page> {
  const { page } = await here.regular({ size: 'phone', settings: { primers } });
  await openPosition(page, here.url, position);
  return page;
}

/** What the sea hides of its cards, in pixels. */
const hidden = (page: Page) => page.locator(HARBOUR).evaluate((sea) => sea.scrollHeight - sea.clientHeight);
const widthOf = async (thing: Locator) => (await thing.boundingBox())!.width;
const told = (page: Page) => zone(page, 'actions').locator('.told p').first();

/** Whether a finger in the middle of it meets it and nothing else. */
const canBePressed = (thing: Locator) =>
  thing.evaluate((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

describe('on a phone', () => {
  it.each([
    ['a newcomer who is told something', true],
    ['whoever knows the game', false],
  ] as const)(
    '%s sees nine cards of the harbour whole, and none becomes smaller as one is chosen',
    async (_, primers) => {
      const page = await at(POSITIONS.trade(), primers);
      const primer = zone(page, 'actions').locator('aside');
      await expect.poll(() => primer.count()).toBe(primers ? 1 : 0);
      await expect.poll(() => hidden(page)).toBe(0);
      const cards = cardsIn(page, 'harbour');
      expect(await cards.count()).toBe(9);
      const width = await widthOf(cards.first());
      expect(await zone(page, 'actions').locator('.line').isVisible()).toBe(true);

      // A person, of whom two things are told: what is paid, and what comes of it.
      await cards.nth(3).click();
      await waysOn(page).first().waitFor();
      await told(page).waitFor();
      expect(await zone(page, 'actions').locator('.told p').count()).toBe(2);
      expect(await widthOf(cards.first())).toBe(width);
      expect(await hidden(page)).toBe(0);
      // It stands in the place of what it answers, and of nothing else.
      if (primers) expect(await primer.isVisible()).toBe(false);
      expect(await zone(page, 'actions').locator('.line').isVisible()).toBe(primers);
      expect(await canBePressed(waysOn(page).first())).toBe(true);
    },
  );

  it.each(everyNth(2, ['together', 'alone', 'contracts'] as const))(
    'contracts leave the harbour its cards, folded or not: %s',
    async (name) => {
      const page = await at(POSITIONS[name](), true);
      const card = cardsIn(page, 'harbour').first();
      await card.waitFor();
      await expect.poll(() => canBePressed(card)).toBe(true);
      const contracts = zone(page, 'contracts');
      const all = await contracts.locator('button.contract').count();
      await contracts.getByRole('button', { name: 'Show all' }).click();
      await contracts.getByRole('heading', { name: 'Contracts' }).waitFor();
      // Its button stands elsewhere now, and keeps the focus.
      const fold = contracts.getByRole('button', { name: 'Fold' });
      expect(await fold.evaluate((fold) => fold === document.activeElement)).toBe(true);
      for (const which of [0, all - 1]) {
        const contract = contracts.locator('button.contract').nth(which);
        await contract.scrollIntoViewIfNeeded();
        expect(await canBePressed(contract)).toBe(true);
      }
      await card.scrollIntoViewIfNeeded();
      expect(await canBePressed(card)).toBe(true);
      expect(await widthOf(card)).toBeGreaterThan(44);
      await fold.click();
      await expect.poll(() => canBePressed(card)).toBe(true);
    },
  );
});
