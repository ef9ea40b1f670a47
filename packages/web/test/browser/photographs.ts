import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@roadstead/kernel';
import { it } from 'vitest';
import { SIZES, type Size, type World } from './browser.js';
import { changeSettings } from './checks.js';
import type { Walk } from './walks.js';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** Every screen of the walks at every size and in every language, by day in Dutch. */
export function itIsPhotographed<W extends World>(here: W, walks: Readonly<Record<string, Walk<W>>>): void {
  it.each(Object.entries(walks))('%s: is photographed', async (_, walk) => {
    mkdirSync(FOLDER, { recursive: true });
    for await (const [name, page] of walk(here)) {
      for (const size of Object.keys(SIZES) as Size[]) {
        await page.setViewportSize(SIZES[size]);
        for (const language of LANGUAGES) {
          await changeSettings(page, { language, table: language === 'nl' ? 'day' : 'night' });
          await page.waitForFunction((language) => document.documentElement.lang === language, language);
          await page.waitForFunction(
            () =>
              document.querySelector('.face.bare, .face.coarse') === null &&
              [...document.images].every(({ complete }) => complete),
          );
          await page.screenshot({ path: `${FOLDER}${name}-${size}-${language}.png` });
        }
      }
      await page.setViewportSize(SIZES.desktop);
      await changeSettings(page, { language: 'en', table: 'night' });
      await page.waitForFunction(() => document.documentElement.lang === 'en');
    }
  });
}
