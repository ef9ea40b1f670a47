import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { hostPage, type StaticHost, type Tamper } from './static-host.js';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 834, height: 1194 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** What tests choose unless they are about it: nothing moves, nothing sounds, nothing is explained, turns end at once, English. */
const QUIET = { motion: 'off', mute: true, language: 'en', table: 'night', turnEnd: 'now', primers: false };

const SETTINGS = 'roadstead-settings';

export interface Visit extends BrowserContextOptions {
  readonly size?: Size;
  /** Whether the browser ever has time on its hands. Drawing every face ahead would keep it busy through most tests. */
  readonly idle?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever went wrong on the page, in its own words. */
  readonly errors: string[];
}

/** A host for the tests of one file, and whoever visits it. */
export class World {
  host!: StaticHost;
  /** Those who came during the test that runs: they leave with it, so that nothing plays on behind the next one. */
  readonly guests: BrowserContext[] = [];
  /** Whatever went wrong on their pages. */
  readonly errors: string[] = [];
  private readonly regulars = new Map<string, Visitor>();

  get url(): string {
    return this.host.url;
  }

  /** A person with a fresh browser, not on the page yet. The page is not kept for being offline unless the test wants it. */
  async visitor(visit: Visit = {}): Promise<Visitor> {
    const visitor = await this.arrival(visit);
    this.guests.push(visitor.context);
    return visitor;
  }

  /**
   * Somebody who comes again and again while the tests of a file run, with a page that has been loaded before: for tests
   * that bring their own position and do not mind what else is on the device. Whatever they set before is as usual again.
   */
  async regular({ size = 'desktop', settings = {}, ...options }: Visit = {}): Promise<Visitor> {
    const kind = JSON.stringify(options);
    const known = this.regulars.get(kind);
    if (known === undefined) {
      const visitor = await this.arrival({ size, settings, ...options });
      this.regulars.set(kind, visitor);
      return visitor;
    }
    const { page, errors } = known;
    errors.length = 0;
    await page.setViewportSize(SIZES[size]);
    await page.mouse.move(0, 0);
    await page.evaluate(
      ([key, value]) => {
        try {
          localStorage.setItem(key!, value!);
          dispatchEvent(new StorageEvent('storage', { key: key! }));
        } catch {}
      },
      [SETTINGS, JSON.stringify({ ...QUIET, ...settings })],
    );
    return known;
  }

  async leave(): Promise<void> {
    await Promise.all([...this.regulars.values()].map(({ context }) => context.close()));
    this.regulars.clear();
  }

  private async arrival({ size = 'desktop', idle = false, settings = {}, ...options }: Visit): Promise<Visitor> {
    const usual = { viewport: SIZES[size], locale: 'en-GB', serviceWorkers: 'block', baseURL: this.url } as const;
    const browser = await theBrowser();
    const context = await browser.newContext({ ...usual, ...options });
    await context.addInitScript(
      ([key, value]) => {
        try {
          if (localStorage.getItem(key!) === null) localStorage.setItem(key!, value!);
        } catch {}
      },
      [SETTINGS, JSON.stringify({ ...QUIET, ...settings })],
    );
    if (!idle) await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const errors: string[] = [];
    const note = (error: string) => {
      errors.push(error);
      this.errors.push(error);
    };
    page.on('pageerror', (error) => note(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isPlainHost(message.location().url))
        note(`${message.text()} ${message.location().url}`);
    });
    return { page, context, errors };
  }
}

let running: Promise<Browser> | null = null;

/** One browser for all files that run in this process: starting one takes longer than most tests. */
function theBrowser(): Promise<Browser> {
  running ??= launchBrowser();
  return running;
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium here: set CHROMIUM to its path.');
  try {
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    browser.on('disconnected', forget);
    return browser;
  } catch (error) {
    forget();
    throw error;
  }
}

/** Whoever comes after a crash gets another one. */
function forget(): void {
  running = null;
}

/** A host of plain files knows no server, and calls every address without a file unknown while it shows the page. */
function isPlainHost(url: string): boolean {
  const { pathname } = new URL(url || 'http://nowhere/x.js');
  return pathname.includes('/api/') || !pathname.split('/').at(-1)!.includes('.');
}

/** Opens the world before the tests of a file and closes it after them. */
export function world(tamper?: Tamper): World {
  const world = new World();
  beforeAll(async () => {
    world.host = await hostPage(inject('page'), tamper);
  });
  leaveAfterEachTest(world);
  afterAll(async () => {
    await world.host?.close();
  });
  return world;
}

/** Whoever came during a test leaves with it, and who comes again with the last of them. */
export function leaveAfterEachTest(world: World): void {
  const { guests, errors } = world;
  beforeEach(() => {
    guests.length = 0;
    errors.length = 0;
  });
  afterEach(async () => {
    await Promise.all(guests.map((guest) => guest.close()));
  });
  afterAll(() => world.leave());
}
