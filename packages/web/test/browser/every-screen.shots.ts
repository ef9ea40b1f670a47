import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, it } from 'vitest';
import { SIZES, type Size, world } from './browser.js';
import { changeSettings } from './checks.js';
import { LEARN_SCREENS } from './learn-screens.js';
import { PORT_ROYAL_SCREENS } from './port-royal-screens.js';
import { SCREENS } from './screens.js';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const here = world();

describe.each([...SCREENS, ...PORT_ROYAL_SCREENS, ...LEARN_SCREENS])('$name', ({ name, open }) => {
  it('is photographed', async () => {
    mkdirSync(FOLDER, { recursive: true });
    const { page } = await here.visitor();
    await open(page, here.url);
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
