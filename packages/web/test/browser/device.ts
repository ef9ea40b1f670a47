import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';

const ASIDE = 'icon.svg';

/** Whether somebody is on the page of this address already, whatever it shows. */
export function isOnPage(page: Page, address: string): boolean {
  const { href } = new URL('.', address);
  return page.url().startsWith(href) && page.url() !== href + ASIDE;
}

/**
 * What a visitor holds in hands: a browser of one kind with one page, empty when it is taken and emptied when it is put
 * back. The next one who takes it finds nothing of what was stored but pictures of cards, and need not start a process,
 * compile our scripts nor draw those again, which is most of what a first visit costs.
 */
export class Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whatever went wrong on the page, in its own words. */
  readonly errors: string[] = [];
  onError: (error: string) => void = () => {};
  private readonly kind: string | null;
  /** Where it waits for the next visitor: none of our scripts runs there, and of the same origin it keeps its process. */
  private readonly aside: string;
  private readonly scripts: Disposable[] = [];

  /** `kind` is where it is put back; without one it is thrown away. */
  constructor(page: Page, kind: string | null, baseURL: string) {
    this.page = page;
    this.context = page.context();
    this.kind = kind;
    this.aside = new URL(ASIDE, baseURL).href;
    // Scripts that a test adds go with it.
    const { context, scripts } = this;
    const add = context.addInitScript.bind(context);
    context.addInitScript = async (...script: Parameters<typeof add>) => {
      const added = await add(...script);
      scripts.push(added);
      return added;
    };
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => this.note(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isPlainHost(message.location().url))
        this.note(`${message.text()} ${message.location().url}`);
    });
  }

  /** A script that runs before those of the page, until the device is put back. */
  async before<T>(script: (arg: T) => void, arg: T): Promise<void> {
    await this.context.addInitScript(script as (arg: unknown) => void, arg);
  }

  async putBack(): Promise<void> {
    if (this.kind !== null && (await this.isEmptied())) shelf(this.kind).push(this);
    else await this.context.close();
  }

  /** False if something stands in the way, as where a page has crashed. */
  private async isEmptied(): Promise<boolean> {
    const { context, page } = this;
    this.onError = () => {};
    try {
      const others = context.pages().filter((other) => other !== page);
      await Promise.all(others.map((other) => other.close()));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await page.emulateMedia({ media: null });
      await page.goto(this.aside);
      await page.evaluate(emptyStores);
      const debugging = await context.newCDPSession(page);
      const { origin } = new URL(this.aside);
      await debugging.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,file_systems' });
      await debugging.detach();
      await context.clearCookies();
      await Promise.all(this.scripts.splice(0).map((script) => script.dispose()));
      this.errors.length = 0;
      return true;
    } catch {
      return false;
    }
  }

  private note(error: string): void {
    this.errors.push(error);
    this.onError(error);
  }
}

/** Whatever a page has stored, but for pictures of cards. */
async function emptyStores(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  const stores = (await indexedDB.databases()).map(({ name }) => name!);
  const emptied = stores
    .filter((name) => !name.endsWith('-faces'))
    .map((name) => {
      return new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = () => resolve();
        deleting.onerror = deleting.onblocked = () => reject(new Error(`${name} cannot be emptied.`));
      });
    });
  await Promise.all(emptied);
}

const shelves = new Map<string, Device[]>();

function shelf(kind: string): Device[] {
  const found = shelves.get(kind) ?? [];
  shelves.set(kind, found);
  return found;
}

/** A device of this kind that lies about, or a new one; `fresh` is one of its own that nobody gets after it. */
export async function takeDevice(
  browser: Browser,
  options: BrowserContextOptions & { readonly baseURL: string },
  fresh = false,
): Promise<Device> {
  // Whatever a service worker keeps is more than what is stored.
  const isKept = !fresh && options.serviceWorkers === 'block';
  const kind = JSON.stringify(options);
  const known = isKept ? shelf(kind).pop() : undefined;
  if (known?.context.browser()?.isConnected()) return known;
  const context = await browser.newContext(options);
  return new Device(await context.newPage(), isKept ? kind : null, options.baseURL);
}

/** Devices that only knew this address are of no more use. */
export async function throwAway(baseURL: string): Promise<void> {
  for (const [kind, devices] of shelves) {
    if (JSON.parse(kind).baseURL !== baseURL) continue;
    shelves.delete(kind);
    await Promise.all(devices.map(({ context }) => context.close()));
  }
}

/** A host of plain files knows no server, and calls every address without a file unknown while it shows the page. */
function isPlainHost(url: string): boolean {
  const { pathname } = new URL(url || 'http://nowhere/x.js');
  return pathname.includes('/api/') || !pathname.split('/').at(-1)!.includes('.');
}
