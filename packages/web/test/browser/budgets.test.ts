import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { world } from './browser.js';
import { myTurn, table } from './play.js';

const here = world();

it('from the address to a game it loads at most 150 kB of script without the bots, and 200 kB of type', async () => {
  const { page } = await here.visitor();
  const scripts = new Map<string, number>();
  const fonts = new Map<string, number>();
  const bots: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const name = pathname.split('/').at(-1)!;
    if (name.endsWith('.woff2')) fonts.set(name, (await response.body()).length);
    else if (/^think-worker/.test(name)) bots.push(name);
    else if (name.endsWith('.js') && !/worker|^sw/.test(name)) scripts.set(name, gzipSync(await response.body()).length);
  });
  await page.goto(here.url);
  await page.getByRole('button', { name: /^Play/ }).click();
  await table(page);
  await myTurn(page);
  await page.waitForLoadState('networkidle');
  const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);
  console.log(`${Math.round(sum(scripts) / 1000)} kB of script (gzip), ${Math.round(sum(fonts) / 1000)} kB of type`);
  expect(scripts.size).toBeGreaterThan(3);
  expect(sum(scripts)).toBeLessThanOrEqual(150_000);
  expect(sum(fonts)).toBeLessThanOrEqual(200_000);
});
