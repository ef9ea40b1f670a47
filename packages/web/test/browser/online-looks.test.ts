import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from './browser.js';
import { axe, changeSettings, misfits } from './checks.js';
import { ONLINE_SCREENS } from './online-screens.js';
import { onlineWorld } from './online-world.js';

const WIDTHS = [320, 390, 834, 1440, 3840];
const world = onlineWorld();

/** What is wrong with a page at three sizes by day and night, and with its German at all widths: one line each. */
async function wrongWith(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    for (const table of ['night', 'day']) {
      await changeSettings(page, { table });
      wrong.push(...(await axe(page)).map((problem) => `${size} by ${table}: ${problem}`));
    }
  }
  await changeSettings(page, { language: 'de' });
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 800 ? 844 : Math.round(width * 0.6) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    wrong.push(...(await misfits(page)).map((problem) => `${width} px: ${problem}`));
  }
  return wrong;
}

describe.each(ONLINE_SCREENS)('$name', ({ open }) => {
  it('shuts nobody out, and every text fits', async () => {
    const page = await open(world);
    expect(await wrongWith(page)).toEqual([]);
    await Promise.all(world.browser.contexts().map((context) => context.close()));
  });
});
