import { describe, expect, it } from 'vitest';
import { SIZES, type Size, world } from './browser.js';
import { axe, changeSettings, misfits } from './checks.js';
import type { Screen } from './screens.js';

const WIDTHS = [320, 360, 390, 600, 834, 1024, 1440, 1920, 2560, 3840];

/** Every screen: nothing for axe to find at three sizes by day and night, and nothing too wide or too long, in German. */
export function itLooksRight(screens: readonly Screen[]): void {
  const here = world();

  describe.each(screens)('$name', ({ open }) => {
    it('is accessible by day and night, and fits at every width in German', async () => {
      const { page, errors } = await here.visitor();
      await open(page, here.url);
      const found: string[] = [];
      for (const size of Object.keys(SIZES) as Size[]) {
        await page.setViewportSize(SIZES[size]);
        for (const table of ['night', 'day']) {
          await changeSettings(page, { table });
          found.push(...(await axe(page)).map((problem) => `${size} ${table}: ${problem}`));
        }
      }
      await changeSettings(page, { language: 'de' });
      await page.waitForFunction(() => document.documentElement.lang === 'de');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 800 ? 844 : Math.round(width * 0.6) });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        found.push(...(await misfits(page)).map((problem) => `${width}: ${problem}`));
      }
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
