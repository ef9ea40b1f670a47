import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { world } from './browser.js';
import { myTurn, table } from './play.js';

const here = world();
const sum = (sizes: Iterable<number>) => [...sizes].reduce((a, b) => a + b, 0);

it('from the address to a game it loads at most 150 kB of script without the workers', async () => {
  // What the service worker fetches for later does not count.
  const { page } = await here.visitor({ serviceWorkers: 'block' });
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const name = pathname.split('/').at(-1)!;
    const isPage = name.endsWith('.js') && !/worker|^sw/.test(name);
    if (isPage) scripts.set(name, gzipSync(await response.body()).length);
  });
  await page.goto(here.url);
  await page.getByRole('button', { name: /^Play/ }).click();
  await table(page);
  await myTurn(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(3);
  expect(sum(scripts.values())).toBeLessThanOrEqual(150_000);
});

it('all type together is at most 200 kB', () => {
  const files = readdirSync(join(inject('page'), 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(files.length).toBeGreaterThan(3);
  expect(sum(files.map((name) => statSync(join(inject('page'), 'assets', name)).size))).toBeLessThanOrEqual(200_000);
});

it('no script of the page holds what bots know', async () => {
  const files = readdirSync(join(inject('page'), 'assets')).filter(
    (name) => /\.js$/.test(name) && !/worker/.test(name),
  );
  const bots = readdirSync(join(inject('page'), 'assets')).find((name) => /^think-worker.*\.js$/.test(name))!;
  const net = /"[A-Za-z0-9+/=]{2000,}"|`[A-Za-z0-9+/=]{2000,}`|(?:-?\d*\.\d+[ ,]){300,}/;
  const read = (name: string) => readFileSync(join(inject('page'), 'assets', name), 'utf8');
  expect(net.test(read(bots))).toBe(true);
  expect(files.filter((name) => net.test(read(name)))).toEqual([]);
});
