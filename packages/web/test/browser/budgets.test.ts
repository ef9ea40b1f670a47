import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES, gameById } from '@roadstead/games/all';
import { expect, inject, it } from 'vitest';
import { everyNth } from '../../../../test/full.js';
import { type Visitor, world } from './browser.js';
import { COMPANIES_POSITIONS, openCompanies } from './companies-positions.js';
import { myTurn, table } from './play.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';
import { hostPage } from './static-host.js';
import { openSkull, SKULL_POSITIONS } from './sword-and-skull-positions.js';

const here = world();
/** What a browser tells of things that have changed their places. */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((a, b) => a + b, 0);

it('the first page loads at most 61.9 kB of script in a few files, and from there to a game at most 239 kB, its keeper included', async () => {
  // What the service worker fetches for later does not count.
  const { page } = await here.visitor({ serviceWorkers: 'block', fresh: true });
  const scripts: Promise<number>[] = [];
  const names = new Set<string>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1)!;
    // What workers have in common with the page is fetched once, and told twice.
    if (!name.endsWith('.js') || /^sw|face-worker|bots|think/.test(name) || names.has(name)) return;
    names.add(name);
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  const loaded = async () => {
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    return sum(await Promise.all(scripts));
  };
  await page.goto(here.url);
  const play = page.getByRole('button', { name: /^Play/ }).first();
  await play.waitFor();
  expect(await loaded()).toBeLessThanOrEqual(61_900);
  expect(scripts.length).toBeLessThanOrEqual(5);
  await play.click();
  await table(page);
  await myTurn(page);
  expect(await loaded()).toBeLessThanOrEqual(239_000);
});

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 834, height: 1194 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;

/** Counts whatever changes its place on pages that are opened from now on, on a machine so slow that it shows what a fast one hides. */
async function watchShifts({ page, context }: Visitor): Promise<() => Promise<readonly string[]>> {
  await context.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        const moved = entry.sources
          .map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element?.closest('[data-zone]')?.getAttribute('data-zone') ?? element?.className;
          })
          .join(', ');
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  };
}

const expectStill = (shifts: readonly string[]) =>
  expect(sum(shifts.map((shift) => Number.parseFloat(shift))), shifts.join('\n')).toBeLessThan(0.05);

it.each(everyNth(3, Object.keys(SIZES) as (keyof typeof SIZES)[]))(
  'nothing jumps as a table opens: less than 0.05 of a %s',
  async (size) => {
    const visitor = await here.visitor({ ...SIZES[size], fresh: true });
    const { page } = visitor;
    await openPosition(page, here.url, POSITIONS.trade());
    const shifts = await watchShifts(visitor);
    await page.reload();
    await page.locator('[data-desk]').waitFor();
    // Until every picture is there, and for a frame more.
    await page.waitForFunction(() => document.querySelector('.card .face:not(.bare)') !== null);
    await page.waitForFunction(() => document.querySelector('.face.bare') === null);
    expectStill(await shifts());
  },
);

it.each(everyNth(3, Object.keys(SIZES).reverse() as (keyof typeof SIZES)[]))(
  'nothing jumps on the first page of a %s when it is found out that there is no server',
  async (size) => {
    const visitor = await here.visitor({ ...SIZES[size], fresh: true });
    const { page } = visitor;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/games', async (route) => {
      await asked;
      await route.continue();
    });
    const shifts = await watchShifts(visitor);
    await page.goto(here.url);
    await page.getByRole('button', { name: /^Play/ }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    // Only what comes after the page has been seen can jump.
    await shifts();
    answer();
    await page.getByText('Sailing alone — bots only').waitFor();
    expectStill(await shifts());
  },
);

it('a table asks for its files at once, before the script of the page is there', async () => {
  const { page, context } = await here.visitor({ fresh: true });
  await openPosition(page, here.url, POSITIONS.trade());
  const address = page.url();
  const again = await context.newPage();
  await page.close();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const names: string[] = [];
  again.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1)!));
  await again.route('**/first-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await again.goto(address, { waitUntil: 'commit' });
  const wanted = [
    /^en-/,
    /^table-.*js$/,
    /^table-.*css$/,
    /^port-royal-rules-/,
    /^port-royal-.*css$/,
    /^alegreya-sans.*woff2$/,
  ];
  await expect.poll(() => wanted.filter((one) => !names.some((name) => one.test(name)))).toEqual([]);
  expect(names.filter((name) => /^(nl|de|atkinson)-/.test(name))).toEqual([]);
  const before = new Set(names);
  release();
  await again.locator('[data-desk]').waitFor();
  // Of scripts, styles and type all were known, but for who draws pictures.
  const late = names.filter((name) => !before.has(name) && /\.(js|css|woff2)$/.test(name));
  expect(late.filter((name) => !/^face-worker/.test(name))).toEqual([]);
});

it('the board of a table is asked for before the script of the page is there, in its light', async () => {
  const { page, context } = await here.visitor({ fresh: true, settings: { table: 'day' } });
  await openCompanies(page, here.url, COMPANIES_POSITIONS.voyage());
  const address = page.url();
  const again = await context.newPage();
  await page.close();
  const names: string[] = [];
  again.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1)!));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await again.route('**/first-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await again.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => names.filter((name) => /^chart-/.test(name)).length).toBe(1);
  release();
  await again.locator('canvas[data-drawn]').first().waitFor();
  // Nor is it asked for once more.
  expect(names.filter((name) => /^chart-/.test(name))).toEqual([expect.stringMatching(/^chart-day-/)]);
});

it.each([
  ['companies', openCompanies, COMPANIES_POSITIONS.voyage, 'chart'],
  ['sword-and-skull', openSkull, SKULL_POSITIONS.turn, 'island'],
] as const)(
  'the board of %s shows its land and what lies on it before its drawing has come',
  async (_, open, position, name) => {
    const { page } = await here.visitor({ fresh: true });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/${name}-night-*.svg`, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, here.url, position() as never);
    const land = page.locator('[data-desk] [data-shape] path').first();
    await expect.poll(async () => (await land.boundingBox())?.width ?? 0).toBeGreaterThan(200);
    // It has a colour of its own: neither that of the sea nor none.
    const colours = await land.evaluate((land) => [
      getComputedStyle(land).fill,
      getComputedStyle(land.closest('.viewport')!).backgroundColor,
    ]);
    expect(colours[0]).toMatch(/^rgb/);
    expect(colours[0]).not.toBe(colours[1]);
    expect(await page.locator('canvas[data-drawn]').count()).toBe(0);
    release();
    await page.locator('canvas[data-drawn]').first().waitFor();
    await expect.poll(() => page.locator('[data-shape]').count()).toBe(0);
  },
);

it('a table under way is there after at most 30 requests and 386 kB, workers and type included, nothing of another game among it, and draws no face but those that lie there', async () => {
  const served: string[] = [];
  const host = await hostPage(inject('page'), (name) => {
    served.push(name);
    return null;
  });
  const { page, context } = await here.visitor({ ...SIZES.phone, serviceWorkers: 'block', fresh: true });
  await openPosition(page, host.url, POSITIONS.trade());
  const address = page.url();
  await page.evaluate(() => indexedDB.deleteDatabase('roadstead-port-royal-faces'));
  await context.addInitScript(() => {
    const make = window.createImageBitmap;
    Object.assign(window, { drawn: 0, createImageBitmap });
    function createImageBitmap(source: HTMLImageElement, options: ImageBitmapOptions) {
      (window as unknown as { drawn: number }).drawn++;
      return make(source, options);
    }
  });
  const again = await context.newPage();
  // A browser that has been here before, but long ago.
  await (await context.newCDPSession(again)).send('Network.clearBrowserCache');
  await page.close();
  served.length = 0;
  await again.goto(address);
  await again.waitForFunction(() => document.querySelector('.card .face:not(.bare)') !== null);
  await again.waitForFunction(() => document.querySelector('.face.bare') === null);
  await again.waitForLoadState('networkidle');
  const sizes = served.map((name) => {
    const body = readFileSync(join(inject('page'), name));
    return name.endsWith('.woff2') ? body.length : gzipSync(body).length;
  });
  const names = served.map((name) => name.split('/').at(-1)!);
  expect(names.length).toBeGreaterThan(5);
  expect(names.length).toBeLessThanOrEqual(30);
  expect(sum(sizes), names.join(' ')).toBeLessThanOrEqual(386_000);
  // Rules that the page has fetched are there for the workers, too.
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  const [itsOwn, ...others] = GAMES.map(({ game }) => game.id);
  expect(names.filter((name) => name.startsWith(itsOwn!)).length).toBeGreaterThan(2);
  expect(names.filter((name) => others.some((id) => name.startsWith(id)))).toEqual([]);
  const drawn = await again.evaluate(() => (window as unknown as { drawn: number }).drawn);
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThanOrEqual(await again.locator('.face').count());
  await host.close();
});

it('no script fetches two games, and none that belongs to no game fetches one', () => {
  const folder = join(inject('page'), 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const importsOf = (name: string) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
      ([, imported]) => imported!,
    );
  const fetchedWith = (name: string, known = new Set([name])): ReadonlySet<string> => {
    for (const next of importsOf(name)) if (!known.has(next)) fetchedWith(next, known.add(next));
    return known;
  };
  const gamesOf = (name: string) =>
    GAMES.map(({ game }) => game.id).filter((id) => [...fetchedWith(name)].some((one) => one.startsWith(`${id}-`)));
  expect(scripts.filter((name) => gamesOf(name).length > 1)).toEqual([]);
  expect(scripts.filter((name) => gamesOf(name).length === 1).length).toBeGreaterThan(10);
  const ofNone =
    /^(index|first|core|play|logbook|thinking|saved|common|table|furniture|EndScreen|TextTable|[A-Z]\w+(Page|Pages|Sheet)|\w+-worker)-/;
  expect(scripts.filter((name) => ofNone.test(name)).length).toBeGreaterThan(15);
  expect(scripts.filter((name) => ofNone.test(name) && gamesOf(name).length > 0)).toEqual([]);
});

it('all type together is at most 125 kB', () => {
  const files = readdirSync(join(inject('page'), 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(files.length).toBeGreaterThan(3);
  expect(sum(files.map((name) => statSync(join(inject('page'), 'assets', name)).size))).toBeLessThanOrEqual(125_000);
});

it('what bots know is in files of their own', async () => {
  const files = readdirSync(join(inject('page'), 'assets')).filter((name) => /(?<!-bots-.*)\.js$/.test(name));
  const bots = readdirSync(join(inject('page'), 'assets')).find((name) => /^port-royal-bots-.*\.js$/.test(name))!;
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
