import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size, world } from './browser.js';
import { axe, changeSettings, misfits } from './checks.js';
import type { Screen } from './screens.js';

const WIDTHS = [320, 360, 390, 600, 834, 1024, 1440, 1920, 2560, 3840];

/** Until the page has answered a change: once it is told, once it is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * What is wrong with a screen, one line each: whatever axe finds at three sizes by night and by day, and what does not fit at any width in German.
 */
export async function wrongWith(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  const note = (where: string, problems: readonly string[]) =>
    wrong.push(...problems.map((problem) => `${where}: ${problem}`));
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await drawn(page);
    await changeSettings(page, { table: 'night' });
    // Words over pictures are photographed once for each set of colours: other sizes show the same ones.
    note(`${size} by night`, await axe(page, { measured: size === 'desktop' }));
    await changeSettings(page, { table: 'day' });
    note(`${size} by day`, await axe(page, { only: 'color-contrast', measured: size === 'phone' }));
  }
  await changeSettings(page, { language: 'de' });
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 800 ? 844 : Math.round(width * 0.6) });
    await drawn(page);
    note(`${width} px`, await misfits(page));
  }
  return wrong;
}

export function itLooksRight(screens: readonly Screen[]): void {
  const here = world();

  describe.each(screens)('$name', ({ open }) => {
    it('shuts nobody out, and every text fits', async () => {
      const { page, context, errors } = await here.visitor();
      await open(page, here.url);
      expect(await wrongWith(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });
  });
}
