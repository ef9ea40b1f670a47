import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, it } from 'vitest';
import { SIZES, type Size } from './browser.js';
import { changeSettings } from './checks.js';
import { ONLINE_SCREENS } from './online-screens.js';
import { onlineWorld } from './online-world.js';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const world = onlineWorld();

describe.each(ONLINE_SCREENS)('$name', ({ name, open }) => {
  it('is photographed', async () => {
    mkdirSync(FOLDER, { recursive: true });
    const page = await open(world);
    for (const size of Object.keys(SIZES) as Size[]) {
      await page.setViewportSize(SIZES[size]);
      for (const language of LANGUAGES) {
        await changeSettings(page, { language, table: language === 'nl' ? 'day' : 'night' });
        await page.waitForFunction((language) => document.documentElement.lang === language, language);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${FOLDER}${name}-${size}-${language}.png` });
      }
    }
  });
});
