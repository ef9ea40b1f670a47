import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameById } from '@roadstead/games';
import { expect, inject, it } from 'vitest';
import { world } from './browser.js';
import { myTurn, table } from './play.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';

const here = world();
/** What a browser tells of things that have changed their places. */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((a, b) => a + b, 0);

it('the first page loads at most 60 kB of script, and from there to a game at most 165 kB without the workers', async () => {
  // What the service worker fetches for later does not count.
  const { page } = await here.visitor({ serviceWorkers: 'block' });
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1)!;
    const isPage = name.endsWith('.js') && !/worker|^sw/.test(name);
    if (isPage) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  const loaded = async () => {
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(3);
    return sum(await Promise.all(scripts));
  };
  await page.goto(here.url);
  const play = page.getByRole('button', { name: /^Play/ });
  await play.waitFor();
  expect(await loaded()).toBeLessThanOrEqual(60_000);
  await play.click();
  await table(page);
  await myTurn(page);
  expect(await loaded()).toBeLessThanOrEqual(165_000);
});

it('nothing jumps as a table opens: at most 0.05 of a desktop', async () => {
  const { page, context } = await here.visitor();
  await openPosition(page, here.url, POSITIONS.trade());
  await context.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        const moved = entry.sources
          .map(({ node }) => node?.parentElement?.closest('[data-zone]')?.getAttribute('data-zone'))
          .join(', ');
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.locator('[data-desk]').waitFor();
  // Until every picture is there, and for a frame more.
  await page.waitForFunction(() => document.querySelector('.face.bare') === null);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  expect(sum(shifts.map((shift) => Number.parseFloat(shift))), shifts.join('\n')).toBeLessThan(0.05);
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

it('what a game brings to learn, to read and to count is there once: no worker has its own', async () => {
  const { puzzles, rulebook, tally } = gameById('port-royal')!;
  const some = [
    (await puzzles!()).puzzles[0]!.id,
    (await rulebook!('de')).chapters[0]!.paragraphs[0]!.title,
    (await tally!()).words.nl.plots.wins!.title,
  ];
  const scripts = readdirSync(join(inject('page'), 'assets')).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(inject('page'), 'assets', name), 'utf8'));
  for (const text of some) expect(texts.filter((script) => script.includes(text)).length, text).toBe(1);
});
