import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { SIZES, type Size, world } from './browser.js';
import { type AxeOptions, axe, changeSettings, misfits } from './checks.js';
import type { Screen } from './screens.js';

const SOME_WIDTHS = [320, 390, 834, 1440, 3840];
const ALL_WIDTHS = [320, 360, 390, 600, 834, 1024, 1440, 1920, 2560, 3840];
const WIDTHS = FULL ? ALL_WIDTHS : SOME_WIDTHS;

/** Until the page has answered a change: once it is told, once it is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * What is wrong with a screen, one line each: whatever axe finds at the size of a desktop by night and of a phone by
 * day, and what does not fit at any width in German. In full at every size by night and by day.
 */
export async function wrongWith(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  const look = async (size: Size, table: 'night' | 'day', options: AxeOptions) => {
    await page.setViewportSize(SIZES[size]);
    await changeSettings(page, { table });
    await drawn(page);
    wrong.push(...(await axe(page, options)).map((problem) => `${size} by ${table}: ${problem}`));
  };
  // Words over pictures are photographed once for each set of colours: other sizes show the same ones.
  if (FULL) {
    for (const size of Object.keys(SIZES) as Size[]) {
      await look(size, 'night', { measured: size === 'desktop' });
      await look(size, 'day', { only: 'color-contrast', measured: size === 'phone' });
    }
  } else {
    await look('desktop', 'night', {});
    await look('phone', 'day', {});
  }
  await changeSettings(page, { language: 'de' });
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 800 ? 844 : Math.round(width * 0.6) });
    await drawn(page);
    wrong.push(...(await misfits(page)).map((problem) => `${width} px: ${problem}`));
  }
  return wrong;
}

export function itLooksRight(screens: readonly Screen[]): void {
  const here = world();

  describe.each(screens)('$name', ({ open }) => {
    it('shuts nobody out, and every text fits', async () => {
      const { page, errors } = await here.visitor();
      await open(page, here.url);
      expect(await wrongWith(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
