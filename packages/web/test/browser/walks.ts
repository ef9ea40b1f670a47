import type { Page } from 'playwright-core';
import type { World } from './browser.js';

/**
 * A way past several screens, as somebody could go it: at each stop the name of the screen, and the page that shows it. Who
 * looks at it leaves it as it was. Every page speaks English.
 */
export type Walk<W extends World = World> = (here: W) => AsyncGenerator<readonly [name: string, page: Page]>;

/** The first heading, once the place is there. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
