/** Draws the icons that must be bitmaps into public/: `node packages/web/build/icons.mjs`, after the drawing has changed. */
import { chromium } from 'playwright-core';
import { brandIcon } from '../../art/dist/index.js';

const ICONS = [
  { name: 'icon-192', size: 192, maskable: false },
  { name: 'icon-512', size: 512, maskable: false },
  { name: 'icon-maskable-512', size: 512, maskable: true },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, size, maskable } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${brandIcon(size, maskable)}`);
  await page.screenshot({ path: new URL(`../public/${name}.png`, import.meta.url).pathname, omitBackground: true });
}
await browser.close();
