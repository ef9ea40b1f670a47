import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { type Device, takeDevice, throwAway } from './device.js';
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
  /** Runs before the scripts of every page. */
  readonly script?: () => void;
  /** A browser that has never seen our page: for what a first visit costs, and for tests that change the browser for good. */
  readonly fresh?: boolean;
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
  readonly guests: Device[] = [];
  /** Whatever went wrong on their pages. */
  readonly errors: string[] = [];
  private readonly regulars = new Map<string, Device>();

  get url(): string {
    return this.host.url;
  }

  /** A person with an empty browser, not on the page yet. The page is not kept for being offline unless the test wants it. */
  async visitor(visit: Visit = {}): Promise<Visitor> {
    const device = await this.arrival(visit);
    this.guests.push(device);
    return device;
  }

  /**
   * Somebody who comes again and again while the tests of a file run, with a page that has been loaded before: for tests
   * that bring their own position and do not mind what else is on the device. Whatever they set before is as usual again.
   */
  async regular({ size = 'desktop', settings = {}, ...options }: Visit = {}): Promise<Visitor> {
    const kind = JSON.stringify(options);
    const known = this.regulars.get(kind);
    if (known === undefined) {
      const device = await this.arrival({ size, settings, ...options });
      this.regulars.set(kind, device);
      return device;
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
    await Promise.all([...this.regulars.values()].map((device) => device.putBack()));
    this.regulars.clear();
  }

  /** Nobody will come here again. */
  async close(): Promise<void> {
    if (this.host === undefined) return;
    await throwAway(this.url);
    await this.host.close();
  }

  private async arrival({ size = 'desktop', idle, settings = {}, script, fresh, ...options }: Visit) {
    const usual = { locale: 'en-GB', serviceWorkers: 'block', baseURL: this.url } as const;
    const device = await takeDevice(await theBrowser(), { ...usual, ...options }, fresh);
    await device.page.setViewportSize(options.viewport ?? SIZES[size]);
    await device.before(
      ([key, value]) => {
        try {
          if (localStorage.getItem(key!) === null) localStorage.setItem(key!, value!);
        } catch {}
      },
      [SETTINGS, JSON.stringify({ ...QUIET, ...settings })],
    );
    // The page is kept for being offline when there is nothing else to do.
    const isIdle = idle ?? options.serviceWorkers === 'allow';
    if (!isIdle) await device.before(() => void Object.assign(globalThis, { requestIdleCallback: () => 0 }), []);
    if (script) await device.before(script, []);
    device.onError = (error) => void this.errors.push(error);
    return device;
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

let hosting: Promise<StaticHost> | null = null;

/** One host for all files that run in this process, so that a browser knows the page's scripts from the file before. */
function theHost(): Promise<StaticHost> {
  hosting ??= hostPage(inject('page'));
  return hosting;
}

/** Opens the world before the tests of a file and closes it after them. */
export function world(tamper?: Tamper): World {
  const world = new World();
  beforeAll(async () => {
    world.host = await (tamper ? hostPage(inject('page'), tamper) : theHost());
  });
  // The last said is done first: they leave, then it closes.
  if (tamper) afterAll(() => world.close());
  leaveAfterEachTest(world);
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
    await Promise.all(guests.map((guest) => guest.putBack()));
  });
  afterAll(() => world.leave());
}
